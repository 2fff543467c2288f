'use client'
import { ArrowLeft, Eye, ListTree, Megaphone, PencilLine, Undo2, Wrench } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { MasterDialogs } from '@/components/master/MasterDialogs'
import { ScreenHeader } from '@/components/screen/ScreenHeader'
import { Button } from '@/components/ui/Button'
import { ErrorState } from '@/components/ui/ErrorState'
import { Panel } from '@/components/ui/Panel'
import { SkeletonLines } from '@/components/ui/Skeleton'
import type { Repair } from '@/lib/live/http/repair'
import { CorrectForward } from './CorrectForward'
import { CorrectionNotice } from './CorrectionNotice'
import { RollBackDialog } from './RollBackDialog'
import { RepairLines } from './RepairLines'
import { WhoSaw } from './WhoSaw'
import { useRepair } from './useRepair'

/** A mistake is looked into and put right (EP-6): what followed, who saw it; leave, correct forward, or roll back; then tell people. */
export function RepairScreen({ slug, seq }: { slug: string; seq: number }) {
  const t = useTranslations('repair')
  const { status, repair, again } = useRepair(slug, seq)
  return (
    <div className="flex min-h-dvh flex-col lg:h-dvh">
      <ScreenHeader
        title={t('titleOf', { seq })}
        icon={Wrench}
        actions={
          <a href={`/c/${slug}/audit`} className="text-press inline-flex min-h-10 items-center gap-1.5 text-sm font-medium underline">
            <ArrowLeft aria-hidden className="size-4" /> {t('back')}
          </a>
        }
      />
      {status === 'failed' ? (
        <ErrorState title={t('failed')} onRetry={again} />
      ) : repair === null ? (
        <div className="p-4">
          <SkeletonLines lines={10} />
        </div>
      ) : (
        <Desk key={`${seq} ${repair.undoneBy ?? ''}`} slug={slug} repair={repair} onChanged={again} />
      )}
      <MasterDialogs actions={[]} />
    </div>
  )
}

type Opened = 'rollBack' | 'correct' | 'notice'

function Desk({ slug, repair, onChanged }: { slug: string; repair: Repair; onChanged: () => void }) {
  const t = useTranslations('repair')
  const root = repair.lines[0]!
  const possible = repair.undoneBy === null
  // What cannot stay without the mistake goes with it; the rest is the master's choice.
  const [ticked, setTicked] = useState<readonly number[]>(() =>
    possible ? repair.lines.filter(({ undoable, link }) => undoable && (link === null || link.needed)).map(({ seq }) => seq) : [],
  )
  const [misled, setMisled] = useState<readonly string[]>(() => repair.seen.people.filter(({ by }) => by !== 'wall').map(({ id }) => id))
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <main className="grid min-h-0 flex-1 gap-2 p-2 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
        <Panel title={t('lines.title')} icon={ListTree} bodyClassName="overflow-y-auto">
          <RepairLines repair={repair} ticked={ticked} onTick={setTicked} />
        </Panel>
        <Panel title={t('seen.title')} icon={Eye} bodyClassName="overflow-y-auto p-3">
          <WhoSaw repair={repair} misled={misled} onChange={setMisled} />
        </Panel>
      </main>
      <footer className="border-rule bg-panel flex flex-wrap items-center justify-end gap-2 border-t px-3 py-2.5">
        <p className="text-ink-soft mr-auto text-sm">{possible ? t('choose') : t('alreadyUndone', { seq: repair.undoneBy! })}</p>
        <a href={`/c/${slug}/audit`} className="text-press inline-flex min-h-10 items-center px-2 text-sm font-medium underline">
          {t('leave')}
        </a>
        <Button icon={PencilLine} disabled={repair.rows.length === 0} onClick={() => setOpened('correct')}>
          {t('correct.button')}
        </Button>
        <Button variant="lost" icon={Undo2} disabled={ticked.length === 0} onClick={() => setOpened('rollBack')}>
          {t('rollBack.button', { n: ticked.length })}
        </Button>
        <Button variant="press" icon={Megaphone} disabled={misled.length === 0} onClick={() => setOpened('notice')}>
          {t('notice.button', { n: misled.length })}
        </Button>
      </footer>
      {opened === 'correct' && <CorrectForward rows={repair.rows} onClose={close} />}
      {opened === 'notice' && <CorrectionNotice persons={misled} onClose={close} />}
      {opened === 'rollBack' && (
        <RollBackDialog
          slug={slug}
          seqs={ticked}
          listed={repair.lines.filter(({ undoable }) => undoable).map(({ seq }) => seq)}
          root={root.seq}
          shown={[...repair.seen.audiences, ...repair.seen.people].some(({ seqs }) => seqs.some((seq) => ticked.includes(seq)))}
          onTick={setTicked}
          onClose={close}
          onDone={() => {
            close()
            onChanged()
          }}
        />
      )}
    </>
  )
}
