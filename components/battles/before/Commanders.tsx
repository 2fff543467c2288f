'use client'
import clsx from 'clsx'
import { Check, Crown, UserRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Select } from '@/components/ui/Select'
import type { BattleCommands } from '../useBattleCommands'
import type { TableSide } from '../useBattle'
import { DeputySelect } from './DeputySelect'
import { useCandidates } from './useCandidates'

/** Commanders of a side: who has come, who leads, who stands in (EP-9). */
export function Commanders({ side, commands, runs }: { side: TableSide; commands: BattleCommands; runs: boolean }) {
  const t = useTranslations('battles')
  const candidates = useCandidates(side)
  return (
    <section aria-label={t('commanders')} className="flex flex-col gap-2">
      <h3 className="eyebrow">{t('commanders')}</h3>
      {side.commanders.length === 0 && <p className="text-ink-soft text-sm">{t('ledByMaster')}</p>}
      <ul className="flex flex-col gap-1.5">
        {side.commanders.map(({ personId, name, arrived }) => (
          <li key={personId}>
            <button
              type="button"
              aria-pressed={arrived}
              disabled={!runs || commands.busy}
              onClick={() => void commands.arrived(personId, !arrived)}
              className={clsx(
                'rounded-control flex min-h-13 w-full items-center gap-3 border px-3 py-1.5 text-left transition-colors disabled:cursor-default',
                arrived ? 'border-calm/60 bg-calm-wash' : 'border-rule-strong bg-raised',
              )}
            >
              {arrived ? (
                <Check aria-hidden className="text-calm size-6 shrink-0" strokeWidth={2.6} />
              ) : (
                <UserRound aria-hidden className="text-ink-faint size-6 shrink-0" />
              )}
              <span className="min-w-0 flex-1 leading-tight">
                <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
                {side.cincId === personId && (
                  <span className="text-ink-soft inline-flex items-center gap-1 text-sm">
                    <Crown aria-hidden className="size-3.5" /> {t('cinc')}
                  </span>
                )}
              </span>
              <span className={clsx('text-sm font-semibold', arrived ? 'text-calm' : 'text-wait')}>
                {t(arrived ? 'hasCome' : 'awaited')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {runs ? (
        <div className="grid gap-2 sm:grid-cols-2">
          <label className="flex min-w-0 flex-col gap-1 text-sm font-medium">
            <span className="text-ink-soft inline-block first-letter:uppercase">{t('cinc')}</span>
            <Select
              label={t('cincOf', { side: side.title })}
              value={side.cincId}
              placeholder={t('ledByMasterShort')}
              onChange={(id) => void commands.cinc(side.id, id)}
              options={candidates}
            />
          </label>
          <label className="flex min-w-0 flex-col gap-1 text-sm font-medium">
            <span className="text-ink-soft inline-block first-letter:uppercase">{t('deputy')}</span>
            <DeputySelect side={side} commands={commands} />
          </label>
        </div>
      ) : (
        side.deputyName !== null && <p className="text-ink-soft text-sm">{t('deputyIs', { name: side.deputyName })}</p>
      )}
    </section>
  )
}
