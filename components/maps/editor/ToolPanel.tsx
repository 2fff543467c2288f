'use client'
import clsx from 'clsx'
import { BrickWall, Eraser, Hand, PaintBucket, Paintbrush, Route } from 'lucide-react'
import { ToggleGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { GroundPicture } from '@/components/board/Ground'
import { Chips } from '@/components/ui/Chips'
import { compass } from '@/lib/rules/macrobattle/tables'
import type { Brush } from '@/lib/maps/edits'
import { boardMapOf } from '../picture'
import { bounds, brushId, brushSizes, palette, type HandMode, type Tool } from './tools'

const swatches = Object.fromEntries(palette.map((letter) => [letter, boardMapOf({ rows: [letter], roads: [], narrow: [] })]))
const modes = [
  { id: 'brush', icon: Paintbrush },
  { id: 'fill', icon: PaintBucket },
  { id: 'hand', icon: Hand },
] as const

const item =
  'rounded-control border-rule-strong bg-raised text-ink-soft data-[state=on]:border-press data-[state=on]:bg-press-wash data-[state=on]:text-press hover:text-ink flex min-h-11 items-center gap-2 border px-2 text-left text-sm font-medium'

/** What the hand does, with which brush. */
export function ToolPanel({ tool, onTool }: { tool: Tool; onTool: (tool: Tool) => void }) {
  const t = useTranslations('maps')
  const brushes = new Map<string, Brush>()
  const offered = (brush: Brush, look: ReactNode, label: string) => {
    brushes.set(brushId(brush), brush)
    return (
      <ToggleGroup.Item key={brushId(brush)} value={brushId(brush)} className={item}>
        {look}
        <span className="min-w-0 flex-1 leading-tight">{label}</span>
      </ToggleGroup.Item>
    )
  }
  const terrain = palette.map((letter) =>
    offered(
      { kind: 'terrain', letter },
      <GroundPicture map={swatches[letter]!} className="size-7 shrink-0 rounded-[3px]" />,
      t(`terrain.${letter === '.' ? 'field' : letter}`),
    ),
  )
  const marks = [
    offered({ kind: 'road', on: true }, <Route aria-hidden className="size-5 shrink-0" />, t('brush.roadOver')),
    offered({ kind: 'road', on: false }, <Eraser aria-hidden className="size-5 shrink-0" />, t('brush.noRoad')),
    offered({ kind: 'narrow', on: true }, <BrickWall aria-hidden className="size-5 shrink-0" />, t('brush.narrow')),
    offered({ kind: 'narrow', on: false }, <Eraser aria-hidden className="size-5 shrink-0" />, t('brush.wide')),
  ]
  const edge = (of: (typeof compass)[number] | null, narrow: boolean) =>
    offered(
      bounds(of, narrow),
      <Hatch edge={of} narrow={narrow} />,
      of ? t('brush.bounds', { edge: of, narrow: String(narrow) }) : t('brush.noBounds'),
    )
  const places = [...compass.flatMap((each) => [edge(each, false), edge(each, true)]), edge(null, false)]
  const owners = [...compass, null].map((each) =>
    offered(
      { kind: 'owner', edge: each },
      <GroundPicture map={swatches.G!} className="size-7 shrink-0 rounded-[3px]" />,
      t('brush.owner', { edge: String(each) }),
    ),
  )
  const groups = [
    { id: 'terrain', items: terrain },
    { id: 'bounds', items: places },
    { id: 'marks', items: marks },
    { id: 'owners', items: owners },
  ] as const
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Chips<HandMode>
          label={t('editor.mode')}
          value={tool.mode}
          onChange={(mode) => mode && onTool({ ...tool, mode })}
          chips={modes.map(({ id, icon: Icon }) => ({
            id,
            label: (
              <>
                <Icon aria-hidden className="size-4" /> {t(`editor.modes.${id}`)}
              </>
            ),
          }))}
        />
        <Chips
          label={t('editor.size')}
          value={String(tool.size)}
          onChange={(size) => size && onTool({ ...tool, size: brushSizes.find((each) => String(each) === size)! })}
          chips={brushSizes.map((size) => ({ id: String(size), label: `${size}×${size}`, disabled: tool.mode !== 'brush' }))}
        />
      </div>
      <ToggleGroup.Root
        type="single"
        orientation="vertical"
        aria-label={t('editor.brush')}
        value={brushId(tool.brush)}
        onValueChange={(id) =>
          brushes.has(id) && onTool({ ...tool, brush: brushes.get(id)!, mode: tool.mode === 'hand' ? 'brush' : tool.mode })
        }
        className="flex flex-col gap-3"
      >
        {groups.map(({ id, items }) => (
          <div key={id}>
            <h3 className="eyebrow mb-1">{t(`editor.groups.${id}`)}</h3>
            <div className="grid grid-cols-2 gap-1.5">{items}</div>
          </div>
        ))}
      </ToggleGroup.Root>
    </div>
  )
}

const turns = { N: 0, S: 90, W: 45, E: 135 } as const

/** A small piece of the hatching of an edge, as it lies on the map. */
function Hatch({ edge, narrow }: { edge: keyof typeof turns | null; narrow: boolean }) {
  if (edge === null) return <Eraser aria-hidden className="size-5 shrink-0" />
  const lines = narrow ? [-12, -8, -4, 0, 4, 8, 12] : [-10, -2, 6, 14]
  return (
    <svg aria-hidden viewBox="-10 -10 20 20" className={clsx('size-7 shrink-0 rounded-[3px] bg-[#e6dfc3]', `map-bounds-${edge}`)}>
      <g transform={`rotate(${turns[edge]})`}>
        {lines.map((x) => (
          <path key={x} d={`M${x} -15v30`} className="map-hatch" />
        ))}
      </g>
      <rect x={-8.5} y={-8.5} width={17} height={17} className={narrow ? 'map-outline map-outline-narrow' : 'map-outline'} />
    </svg>
  )
}
