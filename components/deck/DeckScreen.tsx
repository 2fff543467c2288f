'use client'
import { ArrowLeft, Braces, Download, FileSpreadsheet, FileUp, Flame, Layers, Plus, Sheet, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { IssueDialog } from '@/components/master/panels/hq/IssueDialog'
import { ScreenHeader } from '@/components/screen/ScreenHeader'
import { Button } from '@/components/ui/Button'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import { EmptyState } from '@/components/ui/EmptyState'
import { Menu } from '@/components/ui/Menu'
import { Panel } from '@/components/ui/Panel'
import { SkeletonLines } from '@/components/ui/Skeleton'
import { useConnection, useRows } from '@/lib/live/client/hooks'
import type { PackCard } from '@/lib/scenario/hqSchema'
import { CardEditor } from './CardEditor'
import { CardInPlay } from './CardInPlay'
import { DeckList } from './DeckList'
import { draftOf, emptyCard, type DeckGroup, type DeckRow } from './deckModel'
import { ImportDialog } from './ImportDialog'
import { exportAddress } from './importFile'

type Chosen = { card: string } | { fresh: PackCard['kind'] } | null

const formats = [
  { id: 'xlsx', icon: FileSpreadsheet },
  { id: 'csv', icon: Sheet },
  { id: 'json', icon: Braces },
] as const

/** The master's deck: cards on the left, the one that is edited on the right; on a phone one after the other. */
export function DeckScreen({ slug }: { slug: string }) {
  const t = useTranslations('deck')
  const { ready } = useConnection()
  const cards = useRows('cards')
  const [group, setGroup] = useState<DeckGroup>('hidden')
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<Chosen>(null)
  const [dirty, setDirty] = useState(false)
  /** Where to go once the master lets go of what he has not saved. */
  const [leaving, setLeaving] = useState<{ to: Chosen } | null>(null)
  const go = (to: Chosen) => (dirty ? setLeaving({ to }) : setChosen(to))
  const [importing, setImporting] = useState(false)
  const [issued, setIssued] = useState<DeckRow | null>(null)
  const row = chosen && 'card' in chosen ? (cards.find(({ id }) => id === chosen.card) ?? null) : null
  return (
    <div className="flex min-h-dvh flex-col lg:h-dvh">
      <ScreenHeader title={t('title')} icon={Layers} />
      <main className="mx-auto grid min-h-0 w-full max-w-[100rem] flex-1 gap-2 p-2 lg:grid-cols-[24rem_minmax(0,1fr)]">
        <Panel
          className={chosen ? 'max-lg:hidden' : ''}
          title={t('cards')}
          bodyClassName="flex flex-col"
          actions={
            <>
              <Menu
                trigger={
                  <Button size="s" icon={Plus}>
                    {t('new')}
                  </Button>
                }
                groups={[
                  {
                    items: [
                      { id: 'crisis', icon: Flame, label: t('kind.crisis'), onSelect: () => go({ fresh: 'crisis' }) },
                      { id: 'prospect', icon: Sparkles, label: t('kind.prospect'), onSelect: () => go({ fresh: 'prospect' }) },
                    ],
                  },
                ]}
              />
              <Menu
                trigger={
                  <Button size="s" variant="plain" icon={Download}>
                    {t('file')}
                  </Button>
                }
                groups={[
                  { items: [{ id: 'import', icon: FileUp, label: t('importFile'), onSelect: () => setImporting(true) }] },
                  {
                    label: t('exportTo'),
                    items: formats.map(({ id, icon }) => ({ id, icon, label: t(`formats.${id}`), href: exportAddress(slug, id) })),
                  },
                ]}
              />
            </>
          }
        >
          {ready ? (
            <DeckList
              {...{ cards, group, search }}
              onGroup={setGroup}
              onSearch={setSearch}
              chosen={row?.id ?? null}
              onChoose={(card) => go({ card })}
            />
          ) : (
            <div className="p-3">
              <SkeletonLines lines={8} />
            </div>
          )}
        </Panel>
        <Panel className={chosen ? '' : 'max-lg:hidden'} bodyClassName="relative overflow-y-auto p-3">
          {chosen && (
            <Button className="mb-2 lg:hidden" variant="plain" size="s" icon={ArrowLeft} onClick={() => go(null)}>
              {t('back')}
            </Button>
          )}
          {chosen && 'fresh' in chosen ? (
            <CardEditor
              key={`new ${chosen.fresh}`}
              row={null}
              start={emptyCard(chosen.fresh)}
              onDone={(id) => setChosen(id === null ? null : { card: id })}
              onIssue={setIssued}
              onDirty={setDirty}
            />
          ) : row?.state === 'hidden' ? (
            <CardEditor
              key={row.id}
              row={row}
              start={draftOf(row)}
              onDone={(id) => setChosen(id === null ? null : { card: id })}
              onIssue={setIssued}
              onDirty={setDirty}
            />
          ) : row ? (
            <CardInPlay key={row.id} row={row} onCopied={(card) => setChosen({ card })} />
          ) : (
            <EmptyState icon={Layers} title={chosen ? t('gone') : t('choose')}>
              {t('chooseText')}
            </EmptyState>
          )}
        </Panel>
      </main>
      {leaving && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setLeaving(null)}
          title={t('leaveTitle')}
          description={t('leaveText')}
          confirm={t('leave')}
          variant="lost"
          onConfirm={() => setChosen(leaving.to)}
        />
      )}
      {importing && <ImportDialog slug={slug} onClose={() => setImporting(false)} />}
      {issued && <IssueDialog card={issued} onClose={() => setIssued(null)} />}
    </div>
  )
}
