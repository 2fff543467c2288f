'use client'
import { Flag, MessageSquareWarning } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { disputesOf } from '../model/marks'
import type { TableBattle } from '../useBattle'
import { useBattleCommands } from '../useBattleCommands'
import { ComingPanel } from './ComingPanel'
import { DisputeDialog } from './DisputeDialog'
import { EndDialog } from './EndDialog'
import { LeaveDialog } from './LeaveDialog'
import { MarksLog } from './MarksLog'
import { MutinyDialog } from './MutinyDialog'
import { OverturnedDialog } from './OverturnedDialog'
import { SidePanel, type TableQuestion } from './SidePanel'
import { TurnBar } from './TurnBar'

/** While it is fought: the turn and its bell on top, the sides with every figure, and beside them who comes and what was set down. */
export function DuringView({ table }: { table: TableBattle }) {
  const t = useTranslations('battles')
  const { battle, sides, runs } = table
  const commands = useBattleCommands(battle.id)
  const [question, ask] = useState<TableQuestion | null>(null)
  const close = () => ask(null)
  const disputes = disputesOf(table.marks)
  return (
    <>
      <TurnBar table={table} commands={commands} />
      {disputes.length > 0 && (
        <p role="status" className="border-wait bg-wait-wash text-wait rounded-control flex items-center gap-2.5 border p-3 font-semibold">
          <MessageSquareWarning aria-hidden className="size-5 shrink-0" /> {t('dispute.open', { n: disputes.length })}
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-3 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
          {sides.map((side) => (
            <SidePanel key={side.id} table={table} side={side} commands={commands} ask={ask} />
          ))}
        </div>
        <aside className="flex flex-col gap-3 max-xl:grid max-xl:items-start max-xl:md:grid-cols-2">
          {runs && (
            <div className="flex flex-wrap gap-2 max-xl:md:col-span-2">
              <Button size="l" className="flex-1" icon={MessageSquareWarning} onClick={() => ask({ kind: 'dispute' })}>
                {t('press.dispute')}
              </Button>
              <Button size="l" className="flex-1" variant="lost" icon={Flag} onClick={() => ask({ kind: 'end' })}>
                {t('press.end')}
              </Button>
            </div>
          )}
          <ComingPanel coming={table.coming} />
          <MarksLog table={table} commands={commands} />
        </aside>
      </div>
      {question?.kind === 'overturned' && (
        <OverturnedDialog
          table={table}
          side={question.side}
          unit={question.unit}
          onPick={(sideId) => commands.overturned(question.unit.id, sideId)}
          onClose={close}
        />
      )}
      {question?.kind === 'leave' && <LeaveDialog table={table} side={question.side} commands={commands} onClose={close} />}
      {question?.kind === 'mutiny' && <MutinyDialog side={question.side} commands={commands} onClose={close} />}
      {question?.kind === 'dispute' && <DisputeDialog commands={commands} onClose={close} />}
      {question?.kind === 'end' && <EndDialog table={table} commands={commands} onClose={close} />}
    </>
  )
}
