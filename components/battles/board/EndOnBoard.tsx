'use client'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { MultiChips } from '@/components/ui/Chips'
import { Dialog } from '@/components/ui/Dialog'
import type { TableBattle } from '../useBattle'

/** The end before one side is gone: by agreement of all commanders, with whoever holds the field (MB-END-1). The master's press. */
export function EndOnBoard({ table, onClose }: { table: TableBattle; onClose: () => void }) {
  const t = useTranslations('battles')
  const { give, busy } = useGive()
  const [holders, setHolders] = useState<string[]>([])
  const end = async () => {
    const answer = await give('battle.play', { battle: table.battle.id, do: { command: 'EndByAgreement', data: { holder: holders } } })
    if (answer.ok) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('end.title')}
      description={t('board.endText')}
      footer={
        <>
          <Button size="l" variant="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button size="l" variant="press" icon={Flag} busy={busy} onClick={() => void end()}>
            {t('end.go')}
          </Button>
        </>
      }
    >
      <h3 className="eyebrow mb-1.5">{t('end.who')}</h3>
      <MultiChips
        label={t('end.who')}
        value={holders}
        onChange={setHolders}
        chips={table.sides.map((side) => ({ id: side.id, label: side.title }))}
      />
      <p className="text-ink-soft mt-2 text-sm">
        {t(holders.length === 0 ? 'end.nobody' : holders.length > 1 ? 'end.allies' : 'end.agreement')}
      </p>
    </Dialog>
  )
}
