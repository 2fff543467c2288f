// Where a name and flags have the most room.

/** Distance of a point to the nearest border, with x shrunk by `squash`: a name is wider than tall. Negative outside. */
function room(rings, squash, x, y) {
  let inside = false
  let nearest = Infinity
  for (const ring of rings) {
    for (let index = 0; index < ring.length; index += 1) {
      const [ax, ay] = ring[index]
      const [bx, by] = ring[(index + 1) % ring.length]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
      const [dx, dy] = [(bx - ax) / squash, by - ay]
      const along = Math.min(1, Math.max(0, (((x - ax) / squash) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
      nearest = Math.min(nearest, Math.hypot((x - ax) / squash - along * dx, y - ay - along * dy))
    }
  }
  return inside ? nearest : -nearest
}

/**
 * Where flags stand: a little below the point of the land that is farthest from its borders, so that the name above the flags and the
 * flags together have the most room. Found on a grid that grows finer.
 */
export function anchor(rings, squash = 1.9) {
  const xs = rings[0].map(([x]) => x)
  const ys = rings[0].map(([, y]) => y)
  let [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  let best = { x: 0, y: 0, room: -Infinity }
  for (let pass = 0; pass < 5; pass += 1) {
    const [stepX, stepY] = [(right - left) / 24, (bottom - top) / 24]
    for (let x = left; x <= right; x += stepX) {
      for (let y = top; y <= bottom; y += stepY) {
        const here = room(rings, squash, x, y)
        if (here > best.room) best = { x, y, room: here }
      }
    }
    ;[left, right, top, bottom] = [best.x - stepX, best.x + stepX, best.y - stepY, best.y + stepY]
  }
  return [Math.round(best.x), Math.round(best.y + best.room * 0.3)]
}
