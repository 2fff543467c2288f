'use client'
import { DoorOpen } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Chips } from '@/components/ui/Chips'
import { Dialog } from '@/components/ui/Dialog'
import { exitsOf } from '@/components/general/orderModel'
import { useRow, useView } from '@/lib/live/client/hooks'
import type { TableBattle, TableSide } from '../useBattle'
import type { BattleCommands } from '../useBattleCommands'
import { FigurePicker } from './FigurePicker'

/** Who leaves together by an edge and where to: their march starts this very moment (MB-BAT-EDG-5, -6). */
export function LeaveDialog(props: { table: TableBattle; side: TableSide; commands: BattleCommands; onClose: () => void }) {
  const { table, side, commands, onClose } = props
  const t = useTranslations('battles')
  const sectors = useView('sectors')
  const sector = useRow('sectors', table.battle.sectorId)
  const [units, setUnits] = useState<string[]>([])
  const [officers, setOfficers] = useState<string[]>([])
  const [toId, setToId] = useState<string | null>(null)
  const exit = sector?.neighbours.find((neighbour) => neighbour.sectorId === toId) ?? null
  const some = units.length + officers.length > 0
  const go = async () => {
    if (!exit) return
    const answer = await commands.leave({ units, officers, edge: exit.side, to: exit.sectorId })
    if (answer.ok) onClose()
  }
  return (
    <Dialog
      open
      width="m"
      onOpenChange={(open) => !open && onClose()}
      title={t('leave.title', { side: side.title })}
      description={t('leave.text')}
      footer={
        <>
          <Button size="l" variant="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button size="l" variant="press" icon={DoorOpen} disabled={!some || !exit} busy={commands.busy} onClick={() => void go()}>
            {t('leave.go')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FigurePicker
          side={side}
          units={units}
          officers={officers}
          onChange={(nextUnits, nextOfficers) => {
            setUnits(nextUnits)
            setOfficers(nextOfficers)
          }}
        />
        <section aria-label={t('leave.edge')}>
          <h3 className="eyebrow mb-1.5">{t('leave.edge')}</h3>
          <Chips
            label={t('leave.edge')}
            value={toId}
            onChange={setToId}
            chips={exitsOf(sector?.neighbours ?? []).map(({ sectorId, side: edge }) => ({
              id: sectorId,
              label: t('leave.exit', { edge: t(`edge.${edge}`), sector: sectors[sectorId]?.name ?? sectorId }),
            }))}
          />
        </section>
      </div>
    </Dialog>
  )
}
