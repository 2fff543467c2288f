'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Field, Input, Textarea } from '@/components/ui/Field'
import { listOf } from './listOf'

/** Registers a ship with the people and the components that its roll may strike (FLT-PRO-12). */
export function ShipDialog({ tableId, onClose }: { tableId: string | null; onClose: () => void }) {
  const t = useTranslations('evening')
  const ui = useTranslations('ui')
  const { give, busy } = useGive()
  const [ship, setShip] = useState({ name: '', side: '', captain: '', crew: '', components: '' })
  const field = (key: keyof typeof ship) => ({
    value: ship[key],
    onChange: (event: { target: { value: string } }) => setShip({ ...ship, [key]: event.target.value }),
  })
  const press = async (out: boolean) => {
    const components = listOf(ship.components)
    const data = {
      ...{ name: ship.name.trim(), side: ship.side.trim(), map: tableId, captain: ship.captain.trim(), crew: listOf(ship.crew), out },
      ...(components.length > 0 ? { components } : {}),
    }
    const answer = await give('survival.registerShip', data, { done: t('ships.added', { ship: ship.name }) })
    if (answer.ok) onClose()
  }
  const ready = ship.name.trim() !== '' && ship.side.trim() !== ''
  return (
    <Dialog
      open
      width="m"
      onOpenChange={(open) => !open && onClose()}
      title={t('ships.add')}
      footer={
        <>
          <Button variant="plain" className="max-sm:hidden" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button variant="lost" busy={busy} disabled={!ready} onClick={() => void press(true)}>
            {t('ships.addOut')}
          </Button>
          <Button variant="press" busy={busy} disabled={!ready} onClick={() => void press(false)}>
            {t('ships.addYes')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('ships.name')}>{(ids) => <Input {...ids} maxLength={120} {...field('name')} />}</Field>
        <Field label={t('ships.side')}>{(ids) => <Input {...ids} maxLength={120} {...field('side')} />}</Field>
        <Field label={t('ships.captain')} className="sm:col-span-2">
          {(ids) => <Input {...ids} maxLength={120} {...field('captain')} />}
        </Field>
        <Field label={t('ships.crew')} hint={t('ships.lines')}>
          {(ids) => <Textarea {...ids} rows={4} {...field('crew')} />}
        </Field>
        <Field label={t('ships.components')} hint={t('ships.componentsHint')}>
          {(ids) => <Textarea {...ids} rows={4} {...field('components')} />}
        </Field>
      </div>
    </Dialog>
  )
}
