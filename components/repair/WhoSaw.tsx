'use client'
import { CheckCheck, Clock, EyeOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useAudienceName } from '@/components/people/useAudienceName'
import { noticeState } from '@/components/master/panels/noticesModel'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/Checkbox'
import { EmptyState } from '@/components/ui/EmptyState'
import { useNames } from '@/lib/i18n/useNames'
import { useSentence } from '@/lib/i18n/useSentence'
import { useRows } from '@/lib/live/client/hooks'
import type { Repair } from '@/lib/live/http/repair'

/** To whom the mistake and what followed was shown; who is ticked gets the correction. */
export function WhoSaw(props: { repair: Repair; misled: readonly string[]; onChange: (misled: readonly string[]) => void }) {
  const { repair, misled, onChange } = props
  const { audiences, people, unlooked } = repair.seen
  const t = useTranslations('repair.seen')
  const audienceName = useAudienceName()
  const names = useNames()
  const players = new Map(useRows('people').map(({ id, player }) => [id, player]))
  if (audiences.length + people.length + repair.notices.length === 0) {
    return (
      <EmptyState icon={EyeOff} title={t('nobody')}>
        {t('nobodyText')}
      </EmptyState>
    )
  }
  const ids = people.map(({ id }) => id)
  return (
    <div className="flex flex-col gap-4">
      {audiences.length > 0 && (
        <section aria-label={t('screens')}>
          <h3 className="eyebrow mb-1">{t('screens')}</h3>
          <ul className="flex flex-col gap-1 text-sm">
            {audiences.map(({ audience, seqs }) => (
              <li key={audience} className="flex flex-wrap gap-x-2">
                <span className="font-medium">{audienceName(audience)}</span>
                <span className="text-ink-faint">{t('records', { seqs: seqs.join(', ') })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {people.length > 0 && (
        <section aria-label={t('people')}>
          <div className="mb-1 flex flex-wrap items-center gap-2">
            <h3 className="eyebrow mr-auto">{t('people')}</h3>
            <Button size="s" variant="plain" onClick={() => onChange(ids)}>
              {t('all')}
            </Button>
            <Button size="s" variant="plain" onClick={() => onChange([])}>
              {t('none')}
            </Button>
          </div>
          <p className="text-ink-faint mb-1 text-[0.8125rem]">{t('tick')}</p>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {people.map(({ id, by, seqs }) => (
              <Checkbox
                key={id}
                checked={misled.includes(id)}
                onChange={(on) => onChange(on ? [...misled, id] : misled.filter((each) => each !== id))}
              >
                <span className="font-medium [overflow-wrap:anywhere]">{names(id) ?? id}</span>
                {players.get(id) && <span className="text-ink-soft"> {players.get(id)}</span>}
                <span className="text-ink-faint block text-[0.8125rem]">
                  {t(`by.${by}`)} · {t('records', { seqs: seqs.join(', ') })}
                </span>
              </Checkbox>
            ))}
          </div>
        </section>
      )}
      {unlooked > 0 && <p className="text-wait text-sm">{t('unlooked', { n: unlooked })}</p>}
      {repair.notices.length > 0 && <Notices notices={repair.notices} />}
    </div>
  )
}

function Notices({ notices }: { notices: Repair['notices'] }) {
  const t = useTranslations('repair.seen')
  const state = useTranslations('masterPanels.notices.state')
  const sentence = useSentence('notices')
  const names = useNames()
  return (
    <section aria-label={t('notices')}>
      <h3 className="eyebrow mb-1">{t('notices')}</h3>
      <ul className="divide-rule divide-y text-sm">
        {notices.map((notice) => {
          const how = noticeState(notice)
          const Icon = how === 'read' ? CheckCheck : Clock
          return (
            <li key={notice.id} className="py-1.5">
              <p className="leading-snug [overflow-wrap:anywhere]">
                <span className="font-medium">{names(notice.personId) ?? notice.personId}:</span> {sentence(notice.kind, notice.params)}
              </p>
              <p className={how === 'waiting' ? 'text-calm flex items-center gap-1.5' : 'text-wait flex items-center gap-1.5'}>
                <Icon aria-hidden className="size-4 shrink-0" /> {state(how)}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
