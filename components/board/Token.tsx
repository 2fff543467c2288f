import { facings, type Facing, type Kind, type Rank } from '@/lib/rules/macrobattle/tables'
import { figureSigns, star } from './figureSigns'

/** Outlines by the place of the side: its colour is never the only sign. */
const outlines = [
  'M-15 -15H15V7C15 12 8 16 0 17.5C-8 16 -15 12 -15 7Z',
  'M-16 0a16 16 0 1 0 32 0a16 16 0 1 0 -32 0',
  'M0 -17.5L17.5 0L0 17.5L-17.5 0Z',
  'M-9 -16H9L17.5 0L9 16H-9L-17.5 0Z',
]
const pips: Record<Rank, number> = { lower: 0, colonel: 1, general: 2, marshal: 3 }

/** One figure without its place: outline and colour of the side, sign of the kind, the way its guns look. */
export function Token(props: {
  side: number
  kind: Kind
  facing?: Facing | null
  mounted?: boolean
  rank?: Rank | null
  hidden?: boolean
  spent?: boolean
}) {
  const { side, kind, facing = null, mounted = false, rank = null, hidden = false, spent = false } = props
  const outline = outlines[side % outlines.length]!
  const isOfficer = kind === 'OF'
  return (
    <g className={`board-token board-side-${side % outlines.length} ${spent ? 'board-spent' : ''}`}>
      {facing !== null && (
        <path d="M0 -21.5L5.5 -14.5H-5.5Z" className="board-muzzle" transform={`rotate(${facings.indexOf(facing) * 45})`} />
      )}
      <path d={outline} className="board-outline" strokeDasharray={hidden ? '4 3' : undefined} />
      {isOfficer ? (
        <g>
          <path d={star} transform={`translate(-9 ${mounted ? -11.5 : -10}) scale(0.75)`} className="board-star" />
          {mounted && <path d="M-6 4.4C-6 9.4 6 9.4 6 4.4" className="board-sign" />}
          {Array.from({ length: pips[rank ?? 'lower'] }, (_, index) => (
            <circle key={index} cx={(index - (pips[rank ?? 'lower'] - 1) / 2) * 5} cy={11.6} r={1.5} className="board-star" />
          ))}
        </g>
      ) : (
        <path d={figureSigns[kind]} transform="translate(-11.4 -11.9) scale(0.95)" className="board-sign" />
      )}
    </g>
  )
}

/** A token in a text or a list. */
export function TokenSign(props: Parameters<typeof Token>[0] & { size?: number }) {
  const { size = 32, ...token } = props
  return (
    <svg aria-hidden width={size} height={size} viewBox="-23 -23 46 46" className="shrink-0">
      <Token {...token} />
    </svg>
  )
}
