'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Chips } from '@/components/ui/Chips'
import { Dialog } from '@/components/ui/Dialog'
import type { LiveRow } from '@/lib/live/client/hooks'

const levels = ['0', '1', '2', '3'] as const

/** Defence and support of the camp as the master sets them (HQ-CAM-2). */
export function CampDialog({ camp, onClose }: { camp: LiveRow<'camp'>; onClose: () => void }) {
  const t = useTranslations('masterPanels')
  const say = useTranslations('hq')
  const ui = useTranslations('ui')
  const { give, busy } = useGive()
  const [wanted, setWanted] = useState({ defence: camp.defence, support: camp.support })
  const same = wanted.defence === camp.defence && wanted.support === camp.support
  const press = async () => {
    const answer = await give('hq.setCamp', wanted, { done: t('camp.done') })
    if (answer.ok) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('camp.title')}
      description={t('camp.text')}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button variant="press" busy={busy} disabled={same} onClick={() => void press()}>
            {t('camp.yes')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {(['defence', 'support'] as const).map((side) => (
          <fieldset key={side}>
            <legend className="text-ink-soft mb-1 text-sm font-medium">{say(`camp.${side}`)}</legend>
            <Chips
              label={say(`camp.${side}`)}
              value={String(wanted[side]) as (typeof levels)[number]}
              onChange={(level) => level && setWanted({ ...wanted, [side]: Number(level) })}
              chips={levels.map((id) => ({ id, label: <span className="figures">{id}</span> }))}
            />
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}
