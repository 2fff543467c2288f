'use client'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import type { UnitOfForce } from '../model/rows'
import { SideColour } from '../SideNames'
import type { TableBattle, TableSide } from '../useBattle'

/** By whom a battery was overturned: it may fall to him if he holds the field with allies (MB-END-4). */
export function OverturnedDialog(props: {
  table: TableBattle
  side: TableSide
  unit: UnitOfForce
  onPick: (sideId: string) => unknown
  onClose: () => void
}) {
  const { table, side, unit, onPick, onClose } = props
  const t = useTranslations('battles')
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('overturnedBy.title')} description={unit.name}>
      <div className="flex flex-col gap-2">
        {table.sides
          .filter((other) => other.id !== side.id)
          .map((other) => (
            <Button
              key={other.id}
              size="l"
              className="justify-start"
              onClick={() => {
                onPick(other.id)
                onClose()
              }}
            >
              <SideColour colour={other.colour} /> {other.title}
            </Button>
          ))}
      </div>
    </Dialog>
  )
}
