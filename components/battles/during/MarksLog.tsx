'use client'
import clsx from 'clsx'
import { Check, CircleSlash, MessageSquareWarning, NotebookPen, RotateCcw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Moment } from '@/components/ui/Countdown'
import { Panel } from '@/components/ui/Panel'
import { useView } from '@/lib/live/client/hooks'
import { newestFirst } from '../model/marks'
import type { MarkRow } from '../model/rows'
import { SideColour } from '../SideNames'
import type { TableBattle } from '../useBattle'
import type { BattleCommands } from '../useBattleCommands'

/** What a mark says, in a line. */
export function useMarkText(table: TableBattle): (mark: MarkRow) => string {
  const t = useTranslations('battles')
  const sectors = useView('sectors')
  return (mark) => {
    // A regiment struck off its army is no more: its name stands in the results.
    const unit = mark.unitName ?? table.outcomes.find(({ subjectId }) => subjectId === mark.unitId)?.name ?? ''
    switch (mark.kind) {
      case 'loss':
        return t('log.loss', { unit })
      case 'overturned':
        return t('log.overturned', { unit, side: table.sideTitle(mark.bySideId) })
      case 'wounded':
        return t('log.wounded', { officer: mark.officerName ?? '' })
      case 'saved':
        return t('log.saved', { officer: mark.officerName ?? '' })
      case 'left': {
        const to = mark.toId === null ? '' : (sectors[mark.toId]?.name ?? '')
        return t('log.left', { edge: mark.edge === null ? '' : t(`edge.${mark.edge}`), to, who: mark.text || table.sideTitle(mark.sideId) })
      }
      case 'mutiny':
        return t('log.mutiny', { who: mark.text || table.sideTitle(mark.sideId) })
      case 'dispute':
        return mark.text
    }
  }
}

/** Everything that was set down at this table, the newest on top; each can be struck out and stays to be seen, struck. */
export function MarksLog({ table, commands }: { table: TableBattle; commands: BattleCommands }) {
  const t = useTranslations('battles')
  const textOf = useMarkText(table)
  const open = table.battle.phase === 'running' || table.battle.phase === 'deployment'
  return (
    <Panel title={t('log.title')} icon={NotebookPen} bodyClassName="">
      {table.marks.length === 0 ? (
        <p className="text-ink-faint p-3 text-sm">{t('log.empty')}</p>
      ) : (
        <ol className="divide-rule divide-y">
          {newestFirst(table.marks).map((mark) => (
            <li key={mark.id} data-mark={mark.kind} className="flex items-center gap-2.5 px-3 py-2">
              {mark.kind === 'dispute' ? (
                <MessageSquareWarning
                  aria-label={t('log.dispute')}
                  className={clsx('size-5 shrink-0', mark.struck ? 'text-ink-faint' : 'text-wait')}
                />
              ) : (
                <SideColour colour={table.sides.find((side) => side.id === mark.sideId)?.colour ?? null} />
              )}
              <span className="min-w-0 flex-1 leading-snug">
                <span className={clsx('block [overflow-wrap:anywhere]', mark.struck && 'text-ink-faint line-through')}>{textOf(mark)}</span>
                <span className="text-ink-faint inline-flex items-center gap-1.5 text-sm">
                  <Moment at={mark.at} />
                  {mark.struck && (
                    <>
                      <CircleSlash aria-hidden className="size-3.5" /> {t(mark.kind === 'dispute' ? 'log.settled' : 'log.struck')}
                    </>
                  )}
                </span>
              </span>
              {table.runs && open && !mark.struck && (
                <Button
                  size="s"
                  className="min-h-11"
                  icon={mark.kind === 'dispute' ? Check : RotateCcw}
                  disabled={commands.busy}
                  onClick={() => void commands.strike(mark.id)}
                >
                  {t(mark.kind === 'dispute' ? 'log.settle' : 'back')}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
