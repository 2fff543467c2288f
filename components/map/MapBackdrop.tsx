import { seeded } from './textures'

/** What lies around the land: a sea with its ripples, or space with stars. In screen pixels, behind the map; it does not move. */
export function MapBackdrop({ width, height, space }: { width: number; height: number; space: boolean }) {
  return (
    <g aria-hidden>
      <defs>
        <radialGradient id="map-ground" cx="50%" cy="46%" r="75%">
          <stop offset="0" stopColor="var(--map-ground)" />
          <stop offset="1" stopColor="var(--map-ground-edge)" />
        </radialGradient>
        <pattern id="map-grid" width={96} height={96} patternUnits="userSpaceOnUse" x={(width % 96) / 2} y={(height % 96) / 2}>
          <path d="M96 0H0V96" fill="none" stroke="var(--map-grid)" strokeWidth={1} />
        </pattern>
      </defs>
      <rect width={width} height={height} fill="url(#map-ground)" />
      <rect width={width} height={height} fill="url(#map-grid)" opacity={0.75} />
      {space && <Stars width={width} height={height} />}
    </g>
  )
}

function Stars({ width, height }: { width: number; height: number }) {
  const random = seeded('stars')
  const count = Math.round((width * height) / 2600)
  const stars = Array.from({ length: count }, () => ({
    x: random() * width,
    y: random() * height,
    r: 0.35 + random() ** 3 * 1.25,
    o: 0.25 + random() * 0.6,
  }))
  const [x, y] = [width / 2, height / 2]
  return (
    <>
      {[0.34, 0.5, 0.68].map((share) => (
        <ellipse
          key={share}
          cx={x}
          cy={y}
          rx={width * share}
          ry={height * share * 0.82}
          fill="none"
          stroke="var(--map-ripple)"
          strokeDasharray="2 7"
          transform={`rotate(-14 ${x} ${y})`}
        />
      ))}
      {stars.map((star, index) => (
        <circle key={index} cx={star.x} cy={star.y} r={star.r} fill="var(--map-star)" opacity={star.o} />
      ))}
    </>
  )
}

/** The frame of the sheet with its ticks, over everything. */
export function MapFrame({ width, height, large }: { width: number; height: number; large: boolean }) {
  const inset = large ? 14 : 7
  const tick = large ? 10 : 5
  const step = 48
  const ticks: string[] = []
  for (let x = inset + step; x < width - inset; x += step) ticks.push(`M${x} ${inset}v${tick}M${x} ${height - inset}v${-tick}`)
  for (let y = inset + step; y < height - inset; y += step) ticks.push(`M${inset} ${y}h${tick}M${width - inset} ${y}h${-tick}`)
  return (
    <g aria-hidden fill="none" stroke="var(--map-frame)" pointerEvents="none">
      <rect x={inset} y={inset} width={width - 2 * inset} height={height - 2 * inset} strokeWidth={1.5} />
      <path d={ticks.join('')} strokeWidth={1} opacity={0.8} />
    </g>
  )
}

/** North is up: a small rose in the corner. */
export function CompassRose({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g aria-hidden transform={`translate(${x} ${y}) scale(${size / 40})`} pointerEvents="none" opacity={0.85}>
      <circle r={16} fill="none" stroke="var(--map-frame)" strokeWidth={1} />
      <circle r={12.5} fill="none" stroke="var(--map-frame)" strokeWidth={0.6} />
      {[0, 90, 180, 270].map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d="M0-19L3.4 0H0Z" fill="var(--map-frame)" />
          <path d="M0-19L-3.4 0H0Z" fill="var(--map-ground)" stroke="var(--map-frame)" strokeWidth={0.7} />
        </g>
      ))}
      <path d="M-2.6-21.5V-28L2.6-21.5V-28" fill="none" stroke="var(--map-frame)" strokeWidth={1.4} strokeLinejoin="round" />
    </g>
  )
}
