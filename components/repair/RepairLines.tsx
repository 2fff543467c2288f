'use client'
import clsx from 'clsx'
import { useTranslations } from 'use-intl'
import { useAuditNames } from '@/components/audit/useAuditNames'
import { useRecordSentence } from '@/components/audit/useRecordSentence'
import { Badge } from '@/components/ui/Badge'
import { Checkbox } from '@/components/ui/Checkbox'
import { Moment } from '@/components/ui/Countdown'
import type { Repair, RepairLine } from '@/lib/live/http/repair'

/** The mistake, then what followed from it: directly, and further on. Ticked lines are rolled back together. */
export function RepairLines(props: { repair: Repair; ticked: readonly number[]; onTick: (ticked: readonly number[]) => void }) {
  const { repair, ticked, onTick } = props
  const t = useTranslations('repair.lines')
  const [root, ...followed] = repair.lines
  const groups = [
    { key: 'mistake', lines: [root!] },
    { key: 'direct', lines: followed.filter(({ link }) => link?.steps === 1) },
    { key: 'further', lines: followed.filter(({ link }) => link !== null && link.steps > 1) },
  ]
  const flip = (seq: number, on: boolean) => onTick(on ? [...ticked, seq] : ticked.filter((each) => each !== seq))
  return (
    <div>
      {groups.map(({ key, lines }) => (
        <section key={key} aria-label={t(key)}>
          <h3 className="eyebrow bg-sunken px-3 py-1.5">
            {t(key)} {key !== 'mistake' && <span className="figures text-ink-faint">{lines.length}</span>}
          </h3>
          {lines.length === 0 ? (
            <p className="text-ink-soft px-3 py-2.5 text-sm">{t(`none.${key}`)}</p>
          ) : (
            <ul className="divide-rule divide-y">
              {lines.map((line) => (
                <Line
                  key={line.seq}
                  line={line}
                  closed={repair.undoneBy !== null}
                  checked={ticked.includes(line.seq)}
                  onTick={(on) => flip(line.seq, on)}
                />
              ))}
            </ul>
          )}
        </section>
      ))}
      {repair.more > 0 && <p className="text-ink-soft px-3 py-2.5 text-sm">{t('more', { n: repair.more })}</p>}
    </div>
  )
}

function Line({ line, closed, checked, onTick }: { line: RepairLine; closed: boolean; checked: boolean; onTick: (on: boolean) => void }) {
  const t = useTranslations('repair.lines')
  const names = useAuditNames()
  const sentence = useRecordSentence()
  const { link } = line
  return (
    <li className={clsx('px-3 py-1', link === null && 'font-medium')}>
      <Checkbox checked={checked} disabled={closed || !line.undoable} onChange={onTick}>
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="figures text-ink-faint">{t('number', { seq: line.seq })}</span>
          <Moment at={line.atEvent} className="text-ink-faint" />
          <span className="min-w-0 flex-1 basis-48 text-[0.9375rem] leading-snug [overflow-wrap:anywhere]">{sentence(line)}</span>
          <span className="text-ink-soft">{names.person(line.as ?? line.actor)}</span>
        </span>
        {link !== null && (
          <span className="text-ink-faint flex flex-wrap items-center gap-x-2 text-[0.8125rem] font-normal">
            {t(`how.${link.how}`, { seq: link.from })}
            {link.needed && <Badge tone="wait">{t('needed')}</Badge>}
            {!line.undoable && <Badge tone="plain">{t('fixed')}</Badge>}
          </span>
        )}
      </Checkbox>
    </li>
  )
}
