// The map of «Война Горизонта»: near-Earth space from the Earth's limb to the Second Horizon.
import { fractal } from './noise.mjs'

const circle = (cx, cy, radius) => (x, y) => radius - Math.hypot(x - cx, y - cy)
const ellipse = (cx, cy, a, b, turn = 0) => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return (x, y) => {
    const [u, v] = [(x - cx) * cos + (y - cy) * sin, (y - cy) * cos - (x - cx) * sin]
    return (1 - Math.hypot(u / a, v / b)) * Math.min(a, b)
  }
}

/** A rectangle with round corners. */
const frame = (x, y) => 1 - (Math.abs(x - 800) / 782) ** 5 - (Math.abs(y - 450) / 436) ** 5

// Positive inside, about the distance to the border in map units.
const earth = circle(-190, 450, 450)
const orbit = circle(-190, 450, 775)
const moon = circle(1020, 385, 175)
const victoria = ellipse(745, 190, 320, 160, 0.1)
const giants = ellipse(745, 672, 345, 208, -0.06)
const l4 = ellipse(1150, 672, 232, 190, -0.12)
const light = ellipse(1275, 262, 192, 185, -0.3)
const horizon = circle(2118, 400, 750)
const drift = fractal(41, 260, 2)

/** Which sector is at a point; null is open space that belongs to nobody. */
function sectorAt(x, y) {
  if (frame(x, y) < 0) return null
  // Solid bodies keep their round shape, everything else drifts.
  if (earth(x, y) > 0) return 'earth'
  if (moon(x, y) > 0) return 'moon'
  const [u, v] = [x + drift(x, y) * 26, y + drift(x + 900, y + 300) * 26]
  if (orbit(u, v) > 0) return 'orbit'
  if (horizon(u, v) > 0) return 'horizon'
  if (light(u, v) > 0) return 'light'
  if (victoria(u, v) > 0) return 'victoria'
  const [g, l] = [giants(u, v), l4(u, v)]
  if (g > 0 || l > 0) return g > l ? 'giants' : 'l4'
  return null
}

export const horizonWar = {
  file: 'horizon-war.json',
  drawing: { width: 1600, height: 900, size: 4, sectorAt, smallest: 300, relaxation: 320, tolerance: 0.18 },
  // Names that would otherwise stand where there is most room, but not where one looks for them.
  centres: { orbit: [428, 450], earth: [140, 450], giants: [775, 690], light: [1268, 285], horizon: [1484, 430] },
}
