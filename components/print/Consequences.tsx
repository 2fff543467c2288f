'use client'
import { Download, FileSearch, Scale } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { rowAddress } from '@/components/audit/query'
import { Button } from '@/components/ui/Button'
import { Chips } from '@/components/ui/Chips'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useRow, useRows, useView } from '@/lib/live/client/hooks'
import { groupings, groupsOf, markdownOf, type Grouping, type LineSource, type Section } from './consequencesModel'
import { PrintFrame } from './PrintFrame'

/**
 * What the war leaves behind (HQ-CON-4): consequences by table, topic or person, promises, help, stakes, ships; on paper and as
 * Markdown. Every line leads to its record in the chronicle (HQ-GEN-2).
 */
export function Consequences({ slug }: { slug: string }) {
  const t = useTranslations('evening')
  const [by, setBy] = useState<Grouping>('table')
  const title = useRow('campaign', 'campaign')?.title ?? ''
  const sections = useSections(by)
  const addressOf = ({ table, id, column }: LineSource) => rowAddress(slug, table, id, column)
  const download = () => {
    const text = markdownOf(title || t('report.title'), sections, (source) => location.origin + addressOf(source), t('report.record'))
    const url = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }))
    Object.assign(document.createElement('a'), { href: url, download: `${slug}.md` }).click()
    URL.revokeObjectURL(url)
  }
  return (
    <PrintFrame
      slug={slug}
      title={t('report.title')}
      icon={Scale}
      choices={
        <>
          <Chips
            label={t('report.by')}
            value={by}
            onChange={(id) => id && setBy(id)}
            chips={groupings.map((id) => ({ id, label: t(`report.${id}`) }))}
          />
          <Button icon={Download} onClick={download}>
            Markdown
          </Button>
        </>
      }
    >
      <article className="paper">
        <h1 className="mb-4 text-2xl font-bold">{title || t('report.title')}</h1>
        {sections.map((section) => (
          <section key={section.title} className="mb-5">
            <h2 className="mb-1.5 text-lg font-bold">{section.title}</h2>
            {section.lines.length === 0 && <p>{t('report.nothing')}</p>}
            <ul className="list-disc pl-5">
              {section.lines.map(({ text, source }, index) => (
                <li key={index} className="mb-1 leading-snug [overflow-wrap:anywhere]">
                  {text}{' '}
                  <a
                    href={addressOf(source)}
                    aria-label={t('report.recordOf', { line: text })}
                    className="opacity-70 hover:opacity-100 print:hidden"
                  >
                    <FileSearch aria-hidden className="inline size-4 align-[-0.15em]" />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </article>
    </PrintFrame>
  )
}

function useSections(by: Grouping): Section[] {
  const t = useTranslations('evening')
  const say = useTranslations('hq')
  const format = useEventFormat()
  const consequences = useRows('consequences')
  const cards = useView('cards')
  const people = useView('people')
  const tables = useRows('gameTables')
  const promises = useRows('promises')
  const pools = useView('pools')
  const aids = useView('aids')
  const uses = useRows('aidUses')
  const ships = useRows('ships')
  const strike = useRow('interventions', 'strike')
  const nameOf = (id: string) => people[id]?.character ?? id
  const titleOf = (key: string | null): string => {
    if (key === null) return t(`report.none.${by}`)
    if (by === 'person') return nameOf(key)
    return by === 'topic' ? t(`topic.${key}`) : (tables.find((table) => table.id === key)?.name ?? key)
  }
  const groups = groupsOf({ consequences, cards, nameOf }, by).map(({ key, lines }) => ({
    title: titleOf(key),
    lines: lines.map(({ id, at, title, outcome, text, names }) => ({
      text: [`${format.moment(at)} ${title}: ${t(`outcome.${outcome}`)}.`, text, names.length > 0 ? `(${names.join(', ')})` : '']
        .filter(Boolean)
        .join(' '),
      source: { table: 'consequences', id },
    })),
  }))
  const stakes = tables.flatMap((table) =>
    (table.stakes ?? []).map((stake) => ({
      text: `${table.name}. ${stake.name}: ${stake.outcomes[stake.index] ?? ''}`,
      source: { table: 'gameTables', id: table.id, column: 'stakes' },
    })),
  )
  const told = ships.flatMap((ship) => {
    const verdict = ship.roll?.verdict
    if (!verdict) return []
    const fallen = verdict.outcome.dead.length > 0 ? ` ${t('ceremony.fallen')}: ${verdict.outcome.dead.join(', ')}.` : ''
    const lost = verdict.outcome.lost.length > 0 ? ` ${t('ceremony.lost')}: ${verdict.outcome.lost.join(', ')}.` : ''
    const text = `${ship.name} (${ship.side}): ${verdict.result}, ${t(`result.${verdict.result}.name`)}.${fallen}${lost}`
    return [{ text, source: { table: 'survival', id: ship.id } }]
  })
  const supplies = (['energy', 'resources', 'bchs'] as const).map((pool) => ({
    text: `${say(`pools.${pool}`)}: ${pools[pool]?.value ?? 0}`,
    source: { table: 'pools', id: pool },
  }))
  const help = [
    ...(['reroll', 'plus1', 'cp'] as const).map((aid) => ({
      text: `${t(`help.${aid}`)}: ${t('report.unused')} ${aids[aid]?.stock ?? 0}`,
      source: { table: 'aids', id: aid },
    })),
    ...uses.map((use) => ({
      text: `${format.moment(use.at)} ${t(`help.${use.aid}`)}: ${use.targetName}${use.byName ? ` (${use.byName})` : ''}`,
      source: { table: 'aidUses', id: use.id },
    })),
  ]
  const winner =
    strike && strike.state !== 'locked'
      ? [
          {
            text: `${t('strike.title')}: ${t(`report.strike.${strike.state}`)}${strike.side ? `, ${strike.side}` : ''}`,
            source: { table: 'interventions', id: 'strike', column: 'state' },
          },
          ...(strike.roads
            ? [
                {
                  text: `${t('roads.title')}: ${t(`roads.${strike.roads}`)}`,
                  source: { table: 'interventions', id: 'strike', column: 'roads' },
                },
              ]
            : []),
        ]
      : []
  return [
    ...groups,
    {
      title: t('report.promises'),
      lines: promises.map((one) => ({
        text: `${format.moment(one.at)} ${one.text} — ${one.owner}${one.term ? `, ${one.term}` : ''}: ${t(`promise.${one.state}`)}`,
        source: { table: 'promises', id: one.id },
      })),
    },
    { title: t('report.stakes'), lines: [...stakes, ...winner] },
    { title: t('survival.title'), lines: told },
    { title: t('report.supplies'), lines: [...supplies, ...help] },
  ]
}
