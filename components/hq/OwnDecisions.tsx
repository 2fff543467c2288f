'use client'
import { Scale } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Moment } from '@/components/ui/Countdown'
import { Panel } from '@/components/ui/Panel'
import { useRow, useRows } from '@/lib/live/client/hooks'

/** What one decided or spoke for in HQ, newest first (HQ-GEN-2): only who has been a volunteer hears of it. */
export function OwnDecisions() {
  const t = useTranslations('evening')
  const say = useTranslations('hq')
  const me = useRow('me', 'me')
  const mine = useRows('consequences')
    .filter((record) => record.decidedById === me?.personId || (me !== null && record.spokenBy.includes(me.personId)))
    .reverse()
  if (mine.length === 0) return null
  return (
    <Panel
      title={t('own.decisions')}
      icon={Scale}
      mark={<span className="figures text-ink-soft text-sm">{mine.length}</span>}
      bodyClassName=""
    >
      <ol className="divide-rule divide-y">
        {mine.map((record) => (
          <li key={record.id} className="px-3 py-2.5">
            <p className="leading-snug font-medium [overflow-wrap:anywhere]">{record.title}</p>
            <p className="text-ink-soft text-sm">
              <Moment at={record.at} /> · {say(`consequences.outcome.${record.outcome}`)} ·{' '}
              {t(record.decidedById === me?.personId ? 'own.decided' : 'own.spoke')}
              {record.struck && ` · ${say('consequences.struck')}`}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
