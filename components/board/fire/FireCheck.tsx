'use client'
import { Crosshair } from 'lucide-react'
import { useMemo, useState, type CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Chips } from '@/components/ui/Chips'
import { Dialog } from '@/components/ui/Dialog'
import { lineOf, along, nameOf, pointOf } from '@/lib/rules/macrobattle/grid'
import { lineOfFire, shooters, type LineOfFire, type Shooter } from '@/lib/rules/macrobattle/lineOfFire'
import type { BattleState } from '@/lib/rules/macrobattle/tables'
import { Board } from '../Board'
import type { BoardMark } from '../boardModel'
import { percentText } from '../choices'
import type { BattleNames } from '../log'
import { boardFigures, mapOf } from '../play/boardFigures'
import { useDescribe } from '../useDescribe'

/**
 * Checking a line of fire: any shooter, from any cell to any other, for the table as for the board (EP-20). `names` null: tin figures.
 * `colours`: those of the tokens around it.
 */
export function FireCheck(props: { state: BattleState; names: BattleNames | null; colours?: CSSProperties }) {
  const { state, names, colours } = props
  const t = useTranslations('board.fire')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={Crosshair} className="shrink-0 self-start" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('open')} description={t('how')} width="l">
        {open && (
          <div style={colours}>
            <Check state={state} names={names} />
          </div>
        )}
      </Dialog>
    </>
  )
}

function Check({ state, names }: { state: BattleState; names: BattleNames | null }) {
  const t = useTranslations('board.fire')
  const b = useTranslations('board')
  const [kind, setKind] = useState<Shooter>('MU')
  const [cells, setCells] = useState<{ from: string | null; to: string | null }>({ from: null, to: null })
  const { from, to } = cells
  const map = useMemo(() => mapOf(state), [state])
  const figures = useMemo(() => (names ? boardFigures(state, null, [], names) : []), [state, names])
  const line = from !== null && to !== null ? lineOfFire(state, kind, from, to, names !== null) : null
  const marks = marksOf(from, to, line)
  const describe = useDescribe(map, figures, marks)
  const tap = (cell: string) => {
    if (from === null || to !== null) setCells({ from: cell, to: null })
    else if (cell !== from) setCells({ from, to: cell })
  }
  return (
    <div className="flex flex-col gap-3">
      <Chips
        label={t('kind')}
        value={kind}
        onChange={(id) => id && setKind(id)}
        chips={shooters.map((id) => ({ id, label: b(`kind.${id}`) }))}
      />
      <p aria-live="polite" className="min-h-12 font-semibold">
        {line === null ? (
          t(from === null ? 'shooter' : 'target', { cell: from ?? '' })
        ) : line.refusal !== null ? (
          <span className="text-lost">
            {t('no')} {b.has(`refused.${line.refusal}`) ? b(`refused.${line.refusal}`) : b('refused.other', { code: line.refusal })}
          </span>
        ) : (
          <span className="text-calm">
            {t('yes', { chance: percentText(line.chance!), ways: line.chance!.ways, of: line.chance!.of, cells: line.cells! })}
            {line.overshoot && ` ${t('overshoot')}`}
          </span>
        )}
        {names === null && line !== null && line.refusal === null && <span className="text-ink-soft font-normal"> {t('ifFree')}</span>}
      </p>
      <div className="mx-auto w-full" style={{ maxWidth: `calc((100dvh - 19rem) * ${(map.width + 1) / (map.height + 1)})` }}>
        <Board
          map={map}
          figures={figures}
          marks={marks}
          chosen={null}
          aimed={to}
          struck={null}
          label={b('board')}
          describe={describe}
          intents={{ tap, drag: (_figure, cell) => tap(cell), clear: () => setCells({ from: null, to: null }) }}
          className="h-auto w-full"
        />
      </div>
    </div>
  )
}

/** The shooter, the cells between, and the target with its chance. */
function marksOf(from: string | null, to: string | null, line: LineOfFire | null): BoardMark[] {
  const start: BoardMark[] = from === null ? [] : [{ cell: from, kind: 'go', label: null }]
  if (from === null || to === null || !line) return start
  const way = lineOf(pointOf(from)!, pointOf(to)!)
  const between = Array.from({ length: Math.max(0, (way?.cells ?? 0) - 1) }, (_, index) =>
    nameOf(along(pointOf(from)!, way!.facing, index + 1)),
  )
  return [
    ...start,
    ...between.map((cell): BoardMark => ({ cell, kind: 'place', label: null })),
    { cell: to, kind: 'strike', label: line.chance ? percentText(line.chance) : null },
  ]
}
