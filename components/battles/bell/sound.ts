/** A bell out of two partials of the browser's own synthesiser: nothing to load, nothing to miss on a LAN without internet. */
const partials = [
  { hertz: 880, loudness: 0.35, seconds: 1.6 },
  { hertz: 1318.5, loudness: 0.18, seconds: 1.1 },
] as const

let context: AudioContext | null = null

/** Browsers let a page sound only after a press: called by the press that switches the sound on. Null where there is no sound. */
export function openSound(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null
  context ??= new AudioContext()
  void context.resume()
  return context
}

/** Strikes the bell `times` times, half a second apart; silent where no press has opened the sound. */
export function strikeBell(times: number): void {
  const audio = context
  if (!audio || audio.state !== 'running') return
  for (let stroke = 0; stroke < times; stroke += 1) {
    const at = audio.currentTime + stroke * 0.5
    for (const { hertz, loudness, seconds } of partials) {
      const tone = audio.createOscillator()
      const volume = audio.createGain()
      tone.frequency.value = hertz
      volume.gain.setValueAtTime(loudness, at)
      volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
      tone.connect(volume).connect(audio.destination)
      tone.start(at)
      tone.stop(at + seconds)
    }
  }
}
