import { createStore } from 'zustand/vanilla'
import { ring } from './chime'

/** `blocked`: the browser gives no sound before somebody touched the page once. */
export const soundStore = createStore<{ state: 'unknown' | 'ready' | 'blocked' }>(() => ({ state: 'unknown' }))

let context: AudioContext | null = null

function audio(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null
  if (context) return context
  const made = new AudioContext()
  const tell = () => soundStore.setState({ state: made.state === 'running' ? 'ready' : 'blocked' })
  made.addEventListener('statechange', tell)
  const wake = () => void made.resume()
  window.addEventListener('pointerdown', wake)
  window.addEventListener('keydown', wake)
  tell()
  return (context = made)
}

/** Finds out whether this browser lets the page sound. */
export const prepareSound = (): void => void audio()

/** Sounds once, if the browser lets it. */
export function play(sound: (context: AudioContext) => void): void {
  const made = audio()
  if (made?.state === 'running') sound(made)
}

/** Rings once. */
export const chime = (): void => play(ring)
