'use client'
import { Flag, Grid3x3, MessageSquareWarning, Tablet } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import { DisputeDialog } from '../during/DisputeDialog'
import type { TableBattle } from '../useBattle'
import { useBattleCommands } from '../useBattleCommands'
import { EndOnBoard } from './EndOnBoard'

/** What master and host do beside the board: to the table, a dispute, the end by agreement. */
export function RunBoard({ table }: { table: TableBattle }) {
  const t = useTranslations('battles')
  const commands = useBattleCommands(table.battle.id)
  const [asks, setAsks] = useState<'dispute' | 'end' | null>(null)
  return (
    <section aria-label={t('board.run')} className="bg-panel rounded-panel shadow-panel flex shrink-0 flex-wrap gap-2 p-2.5">
      {table.master && <PlaceButton table={table} to="table" />}
      <Button size="s" icon={MessageSquareWarning} onClick={() => setAsks('dispute')}>
        {t('press.dispute')}
      </Button>
      {table.master && (
        <Button size="s" variant="lost" icon={Flag} onClick={() => setAsks('end')}>
          {t('press.end')}
        </Button>
      )}
      {asks === 'dispute' && <DisputeDialog commands={commands} onClose={() => setAsks(null)} />}
      {asks === 'end' && <EndOnBoard table={table} onClose={() => setAsks(null)} />}
    </section>
  )
}

/** Takes a battle to tin figures or onto the digital board (EP-20), asked once. */
export function PlaceButton({ table, to }: { table: TableBattle; to: 'table' | 'board' }) {
  const t = useTranslations('battles.board')
  const commands = useBattleCommands(table.battle.id)
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button size="s" icon={to === 'table' ? Tablet : Grid3x3} busy={commands.busy} onClick={() => setAsks(true)}>
        {t(to === 'table' ? 'toTable' : 'toBoard')}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t(to === 'table' ? 'toTableTitle' : 'toBoardTitle')}
        description={t(to === 'table' ? 'toTableText' : 'toBoardText')}
        confirm={t(to === 'table' ? 'toTable' : 'toBoard')}
        onConfirm={() => commands.place(to)}
      />
    </>
  )
}
