/** Two falling tones of a gong, made on the spot: nothing is fetched, nothing has to be stored. */
export function ring(context: AudioContext): void {
  const tones = [
    { hertz: 784, after: 0 },
    { hertz: 587, after: 0.45 },
  ]
  for (const { hertz, after } of tones) {
    const start = context.currentTime + after
    const loudness = context.createGain()
    loudness.gain.setValueAtTime(0, start)
    loudness.gain.linearRampToValueAtTime(0.35, start + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 1.4)
    loudness.connect(context.destination)
    // A fundamental and its octave: a bell, not a beep.
    for (const [factor, share] of [
      [1, 1],
      [2, 0.35],
      [3.01, 0.12],
    ] as const) {
      const part = context.createGain()
      part.gain.value = share
      const tone = context.createOscillator()
      tone.frequency.value = hertz * factor
      tone.connect(part).connect(loudness)
      tone.start(start)
      tone.stop(start + 1.5)
    }
  }
}
