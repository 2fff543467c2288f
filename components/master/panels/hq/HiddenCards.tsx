'use client'
import { Flame, Layers, Send, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Cost } from '@/components/hq/Cost'
import type { Hq } from '@/components/hq/useHq'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { EmptyState } from '@/components/ui/EmptyState'
import { useRows, type LiveRow } from '@/lib/live/client/hooks'
import { hiddenGroups, type RoundGroup } from './cardGroups'
import { IssueDialog } from './IssueDialog'

/** Prepared cards by table and round; any may be issued now (HQ-TRG-4). */
export function HiddenCards({ hq }: { hq: Hq }) {
  const t = useTranslations('masterPanels')
  const groups = hiddenGroups(useRows('cards'), useRows('gameTables'))
  const [issued, setIssued] = useState<LiveRow<'cards'> | null>(null)
  if (groups.length === 0) {
    return (
      <EmptyState icon={Layers} title={t('cards.noneHidden')}>
        {t('cards.noneHiddenText')}
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col">
      {groups.map(({ table, rounds }) => (
        <section key={table?.id ?? ''} aria-label={table?.name ?? t('cards.noTable')}>
          <h3 className="border-rule bg-sunken text-ink-soft border-y px-3 py-1.5 text-sm font-semibold">
            {table?.name ?? t('cards.noTable')}
          </h3>
          {rounds.map((group) => (
            <Round key={group.round ?? 0} group={group} hq={hq} onIssue={setIssued} />
          ))}
        </section>
      ))}
      {issued && <IssueDialog card={issued} onClose={() => setIssued(null)} />}
    </div>
  )
}

function Round({ group, hq, onIssue }: { group: RoundGroup; hq: Hq; onIssue: (card: LiveRow<'cards'>) => void }) {
  const t = useTranslations('masterPanels')
  return (
    <>
      {group.round !== null && (
        <p className="text-ink-soft flex flex-wrap items-center gap-2 px-3 pt-2 text-sm">
          <span className="font-medium">{t('cards.round', { n: group.round })}</span>
          {group.turn === 'next' && <Badge tone="press">{t('cards.turn.next')}</Badge>}
          {group.turn === 'passed' && <Badge tone="wait">{t('cards.turn.passed')}</Badge>}
        </p>
      )}
      <ol className="divide-rule divide-y">
        {group.cards.map((card) => {
          const Kind = card.kind === 'crisis' ? Flame : Sparkles
          return (
            <li key={card.id} className="flex items-start gap-2.5 px-3 py-2">
              <Kind
                aria-label={t(`cards.kind.${card.kind}`)}
                className={`mt-1 size-4 shrink-0 ${card.kind === 'crisis' ? 'text-lost' : 'text-calm'}`}
                strokeWidth={2.1}
              />
              <div className="min-w-0 flex-1">
                <p className="leading-snug font-medium [overflow-wrap:anywhere]">{card.title}</p>
                <details className="text-sm">
                  <summary className="text-ink-faint hover:text-ink min-h-6">{t('cards.what')}</summary>
                  <p className="text-ink-soft mb-1.5 leading-snug">{card.description}</p>
                  <ul className="flex flex-col gap-1.5">
                    {card.ways.map((way) => (
                      <li key={way.id} className="leading-snug">
                        {way.text} <Cost cost={way.cost} amounts={hq.amounts} />
                      </li>
                    ))}
                  </ul>
                </details>
              </div>
              <Button size="s" icon={Send} onClick={() => onIssue(card)}>
                {t('cards.issue')}
              </Button>
            </li>
          )
        })}
      </ol>
    </>
  )
}
