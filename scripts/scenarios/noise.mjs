// Seeded noise, so that the same drawing comes out on every machine.

/** A number in [0, 1) that depends on whole numbers alone. */
function hash(seed, x, y) {
  let value = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return ((value ^ (value >>> 16)) >>> 0) / 2 ** 32
}

const smooth = (t) => t * t * (3 - 2 * t)
const mix = (a, b, t) => a + (b - a) * t

function valueNoise(seed, x, y) {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [smooth(x - left), smooth(y - top)]
  const upper = mix(hash(seed, left, top), hash(seed, left + 1, top), u)
  const lower = mix(hash(seed, left, top + 1), hash(seed, left + 1, top + 1), u)
  return mix(upper, lower, v) * 2 - 1
}

/**
 * Fractal noise in about [-1, 1]: `octaves` layers, each half as large and half as strong as the one before.
 * `scale` is the size of the largest features in map units.
 */
export function fractal(seed, scale, octaves) {
  return (x, y) => {
    let [sum, strength, total] = [0, 1, 0]
    for (let octave = 0; octave < octaves; octave += 1) {
      const frequency = 2 ** octave / scale
      sum += strength * valueNoise(seed + octave * 101, x * frequency, y * frequency)
      total += strength
      strength /= 2
    }
    return sum / total
  }
}
