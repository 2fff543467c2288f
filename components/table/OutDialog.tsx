'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Chips } from '@/components/ui/Chips'
import { Dialog } from '@/components/ui/Dialog'
import { Field, Input } from '@/components/ui/Field'
import { useRow, type LiveRow } from '@/lib/live/client/hooks'

const sources = ['gun', 'torpedo', 'mine', 'collision', 'scenario'] as const

/** What took the ship out (FLT-DMG-5): one tap, or words of one's own. What the event counts for the die is offered first (AMB-F34). */
export function OutDialog({ ship, onClose }: { ship: LiveRow<'ships'>; onClose: () => void }) {
  const t = useTranslations('evening')
  const ui = useTranslations('ui')
  const { give, busy } = useGive()
  const counted = useRow('settings', 'survival.causeModifier')?.value
  const usual = sources.map((id) => t(`ships.causes.${id}`))
  const words = [...new Set([...(typeof counted === 'object' && counted !== null ? Object.keys(counted) : []), ...usual])]
  const [typed, setTyped] = useState('')
  const put = async (cause: string | null) => {
    const answer = await give('survival.setStatus', { ship: ship.id, status: 'out', cause })
    if (answer.ok) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('ships.outTitle', { ship: ship.name })}
      description={t('ships.outText')}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button variant="lost" busy={busy} onClick={() => void put(typed.trim() || null)}>
            {t(typed.trim() === '' ? 'ships.outUnknown' : 'ships.out')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Chips
          label={t('ships.cause')}
          value={null}
          onChange={(cause) => cause && !busy && void put(cause)}
          chips={words.map((id) => ({ id, label: id }))}
        />
        <Field label={t('ships.causeOwn')}>
          {(ids) => <Input {...ids} maxLength={200} value={typed} onChange={(event) => setTyped(event.target.value)} />}
        </Field>
      </div>
    </Dialog>
  )
}
