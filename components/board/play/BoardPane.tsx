'use client'
import { Maximize, Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { toast } from 'sonner'
import { useTranslations } from 'use-intl'
import { useSize } from '@/components/map/useSize'
import { IconButton } from '@/components/ui/IconButton'
import { useRuleError } from '@/lib/i18n/useRuleError'
import { Board } from '../Board'
import { CELL, MARGIN } from '../boardModel'
import { cellOfEvent } from '../log'
import { useDescribe } from '../useDescribe'
import type { Refusal } from './battleGiven'
import { DecisionPanel } from './DecisionPanel'
import { ThrownDice } from './ThrownDice'
import type { Play } from './usePlay'

/** A cell of the board is never smaller than a finger can hit. */
const LEAST = 30

/** The board in its place, as large as it fits, larger on demand; over it the dice that fell and what this viewer has to decide. */
export function BoardPane({ play }: { play: Play }) {
  const t = useTranslations('board')
  const [attach, size] = useSize()
  const [zoom, setZoom] = useState(1)
  const { map, figures, marks, chosen, aimed, intents, told, refusal, showsDice } = play
  const describe = useDescribe(map, figures, marks)
  useRefusal(refusal)
  const [columns, rows] = [map.width + (2 * MARGIN) / CELL, map.height + (2 * MARGIN) / CELL]
  const fit = size ? Math.min(size.width / columns, size.height / rows) : LEAST
  const cell = Math.max(LEAST, fit) * zoom
  const struck =
    told
      .at(-1)
      ?.events.map(cellOfEvent)
      .findLast((each) => each !== null) ?? null
  return (
    <div
      style={{ '--board-shape': `${columns} / ${rows}` } as CSSProperties}
      className="rounded-panel bg-sunken shadow-panel relative min-h-0 max-lg:mb-9 max-lg:aspect-(--board-shape) max-lg:max-h-[56dvh] max-lg:min-h-80 max-lg:w-full lg:flex-1"
    >
      <div ref={attach} className="absolute inset-0 grid overflow-auto">
        <div className="m-auto" style={{ width: Math.floor(cell * columns) }}>
          {size && (
            <Board
              map={map}
              figures={figures}
              marks={marks}
              chosen={chosen?.id ?? null}
              aimed={aimed}
              struck={struck}
              label={t('board')}
              describe={describe}
              intents={intents}
              className="h-auto w-full"
            />
          )}
        </div>
      </div>
      {showsDice && <ThrownDice told={told} />}
      {play.mine && play.pending && <DecisionPanel play={play} />}
      <div className="bg-panel/90 rounded-panel shadow-panel absolute right-1 bottom-1 flex max-lg:-bottom-10 lg:flex-col-reverse">
        <IconButton size="s" icon={Minus} label={t('zoomOut')} disabled={zoom <= 1} onClick={() => setZoom(Math.max(1, zoom / 1.3))} />
        <IconButton size="s" icon={Maximize} label={t('fit')} onClick={() => setZoom(1)} />
        <IconButton size="s" icon={Plus} label={t('zoomIn')} disabled={zoom >= 4} onClick={() => setZoom(zoom * 1.3)} />
      </div>
    </div>
  )
}

/** Says why something asked of the board was refused. */
function useRefusal(refusal: Refusal | null): void {
  const sentence = useRuleError()
  const told = useRef(refusal?.count ?? 0)
  useEffect(() => {
    if (!refusal || refusal.count === told.current) return
    told.current = refusal.count
    toast.error(sentence(refusal.code, refusal.params), { id: 'refusal' })
  }, [refusal, sentence])
}
