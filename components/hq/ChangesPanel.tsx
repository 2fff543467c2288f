'use client'
import clsx from 'clsx'
import { Activity } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Moment } from '@/components/ui/Countdown'
import { Panel } from '@/components/ui/Panel'
import { signed } from './changesModel'
import type { TimedLine } from './useChanges'
import { useReason } from './useReason'

const tones = { plain: 'text-ink', calm: 'text-calm', lost: 'text-lost', wait: 'text-wait' } as const

/** What changed and why, newest first, since this screen was opened. */
export function ChangesPanel({ lines, most = 12 }: { lines: readonly TimedLine[]; most?: number }) {
  const t = useTranslations('hq')
  const reason = useReason()
  return (
    <Panel title={t('changes.title')} icon={Activity} bodyClassName="">
      {lines.length === 0 && <p className="text-ink-soft p-3 text-sm">{t('changes.empty')}</p>}
      <ol aria-live="polite" className="divide-rule divide-y">
        {lines.slice(0, most).map((line) => (
          <li key={line.n} className="animate-rise flex gap-3 px-3 py-2 text-sm leading-snug">
            <Moment at={line.at} className="text-ink-faint" />
            <p className="min-w-0 flex-1">
              <span className={clsx('font-medium [overflow-wrap:anywhere]', tones[line.tone])}>{reason(line)}</span>
              {line.pools.map(({ pool, delta, value }) => (
                <span key={pool} className="text-ink-soft block">
                  {t(`pools.${pool}`)} <strong className={clsx('figures', delta < 0 ? 'text-wait' : 'text-calm')}>{signed(delta)}</strong>
                  <span className="figures text-ink-faint"> = {value}</span>
                </span>
              ))}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
