import { play } from '@/components/wall/sound'
import type { MomentKind } from './momentModel'

/** A tone: pitch in hertz, when it begins and how long it rings in seconds, how loud (0…1), and where its pitch ends. */
interface Tone {
  hertz: number
  after: number
  lasts: number
  loud: number
  ends?: number
  shape?: OscillatorType
}

/** A chord that many voices could sing, over a blow of the fist on the table. */
const word: Tone[] = [
  { hertz: 98, after: 0, lasts: 0.5, loud: 0.5, ends: 41 },
  ...[196, 246.9, 293.7, 392].map((hertz, n): Tone => ({
    hertz,
    after: 0.12 + n * 0.05,
    lasts: 2.2 - n * 0.1,
    loud: 0.16,
    shape: 'triangle',
  })),
]
const sounds: Record<MomentKind, Tone[]> = {
  word,
  strike: [{ hertz: 65, after: 0, lasts: 1.6, loud: 0.5, ends: 30 }, ...word.slice(1)],
  decided: [
    { hertz: 392, after: 0, lasts: 0.5, loud: 0.2, shape: 'triangle' },
    { hertz: 587, after: 0.14, lasts: 0.9, loud: 0.2, shape: 'triangle' },
  ],
  help: [
    { hertz: 523, after: 0, lasts: 0.4, loud: 0.16 },
    { hertz: 784, after: 0.12, lasts: 0.8, loud: 0.16 },
  ],
  aggravated: [
    { hertz: 233, after: 0, lasts: 0.7, loud: 0.22, ends: 220, shape: 'triangle' },
    { hertz: 247, after: 0.05, lasts: 0.9, loud: 0.18, ends: 233, shape: 'triangle' },
  ],
  failed: [
    { hertz: 147, after: 0, lasts: 1.1, loud: 0.3, ends: 98, shape: 'triangle' },
    { hertz: 110, after: 0.25, lasts: 1.4, loud: 0.3, ends: 73, shape: 'triangle' },
  ],
}

function sing(context: AudioContext, { hertz, after, lasts, loud, ends, shape = 'sine' }: Tone): void {
  const start = context.currentTime + after
  const loudness = context.createGain()
  loudness.gain.setValueAtTime(0, start)
  loudness.gain.linearRampToValueAtTime(loud, start + 0.015)
  loudness.gain.exponentialRampToValueAtTime(0.001, start + lasts)
  const tone = context.createOscillator()
  tone.type = shape
  tone.frequency.setValueAtTime(hertz, start)
  if (ends) tone.frequency.exponentialRampToValueAtTime(ends, start + lasts * 0.7)
  tone.connect(loudness).connect(context.destination)
  tone.start(start)
  tone.stop(start + lasts + 0.05)
}

/** Sounds a moment, if the browser lets the page sound. Made on the spot: nothing is fetched. */
export const soundMoment = (kind: MomentKind): void => play((context) => sounds[kind].forEach((tone) => sing(context, tone)))

/** A phone in the hand trembles with it, where it can. */
export function shake(kind: MomentKind): void {
  if (typeof navigator.vibrate !== 'function') return
  navigator.vibrate(kind === 'word' || kind === 'strike' ? [60, 50, 180] : kind === 'failed' ? [200] : [50])
}
