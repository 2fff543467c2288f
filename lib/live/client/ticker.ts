/** One timer for every countdown of the page. */
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | null = null

export function subscribeTick(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const each of [...listeners]) each()
  }, 200)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0 && timer) {
      clearInterval(timer)
      timer = null
    }
  }
}
