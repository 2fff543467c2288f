'use client'
import clsx from 'clsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Field } from '@/components/ui/Field'
import { NumberInput } from '@/components/ui/NumberInput'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useRows, useView } from '@/lib/live/client/hooks'
import { hiddenGroups } from '../cardGroups'
import { useMomentField } from './MomentField'
import { spread, toggled } from './openingsModel'

/** Several hidden cards, pressed in the order in which they shall come, spread over some minutes from a moment (EP-21). */
export function SpreadDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('hqDesk')
  const say = useTranslations('masterPanels.cards')
  const ui = useTranslations('ui')
  const format = useEventFormat()
  const { give, busy } = useGive()
  const planned = useView('openings')
  const groups = hiddenGroups(
    useRows('cards').filter(({ id }) => !planned[id]),
    useRows('gameTables'),
  )
  const [picked, setPicked] = useState<string[]>([])
  const [minutes, setMinutes] = useState<number | null>(20)
  const { at, field } = useMomentField(null, '+5')
  const known = new Set(groups.flatMap(({ rounds }) => rounds.flatMap(({ cards }) => cards.map(({ id }) => id))))
  const chosen = picked.filter((id) => known.has(id))
  const moments = at === null ? [] : spread(chosen.length, at, minutes ?? 0)
  const press = async () => {
    const openings = chosen.map((card, index) => ({ card, at: moments[index]! }))
    const answer = await give('hq.planOpenings', { openings }, { done: t('openings.done') })
    if (answer.ok) onClose()
  }
  return (
    <Dialog
      open
      width="m"
      onOpenChange={(open) => !open && onClose()}
      title={t('openings.spreadTitle')}
      description={t('openings.spreadText')}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button variant="press" busy={busy} disabled={at === null || chosen.length === 0} onClick={() => void press()}>
            {t('openings.plan', { n: chosen.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          {field(t('openings.first'))}
          <Field label={t('openings.minutes')} hint={t('openings.minutesHint')}>
            {(ids) => <NumberInput {...ids} value={minutes} min={0} max={600} step={5} onChange={setMinutes} className="max-w-44" />}
          </Field>
        </div>
        {groups.length === 0 && <p className="text-ink-soft">{say('noneHidden')}</p>}
        {groups.map(({ table, rounds }) => (
          <fieldset key={table?.id ?? ''}>
            <legend className="text-ink-soft mb-1 text-sm font-medium">{table?.name ?? say('noTable')}</legend>
            <ul className="flex flex-col gap-1">
              {rounds.flatMap(({ round, cards }) =>
                cards.map((card) => {
                  const place = chosen.indexOf(card.id)
                  return (
                    <li key={card.id}>
                      <button
                        type="button"
                        aria-pressed={place >= 0}
                        onClick={() => setPicked(toggled(chosen, card.id))}
                        className={clsx(
                          'rounded-control flex min-h-10 w-full items-center gap-2.5 border px-2.5 py-1.5 text-left leading-snug transition-colors',
                          place >= 0 ? 'border-press bg-press-wash' : 'border-rule-strong bg-sunken hover:border-press',
                        )}
                      >
                        <span
                          aria-hidden
                          className={clsx(
                            'figures grid size-6 shrink-0 place-items-center rounded-full border text-xs font-bold',
                            place >= 0 ? 'border-press text-press' : 'border-rule-strong text-transparent',
                          )}
                        >
                          {place + 1}
                        </span>
                        <span className="min-w-0 flex-1 font-medium [overflow-wrap:anywhere]">{card.title}</span>
                        <span className="figures shrink-0 text-sm">
                          {place >= 0 && moments[place] !== undefined ? (
                            <strong className="text-press">{format.moment(moments[place])}</strong>
                          ) : (
                            round !== null && <span className="text-ink-faint font-sans">{say('round', { n: round })}</span>
                          )}
                        </span>
                      </button>
                    </li>
                  )
                }),
              )}
            </ul>
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}
