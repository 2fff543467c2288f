'use client'
import { useState } from 'react'
import { toast } from 'sonner'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { FileField } from '@/components/ui/FileField'
import { useAnswerError } from '@/lib/i18n/useRuleError'
import { applyImport, tryImport, type DryRun } from './importFile'
import { useFault } from './useFault'

/** A file of cards is tried first: what is new, what changes, what is wrong in which row and column. Then it is taken, or not. */
export function ImportDialog({ slug, onClose }: { slug: string; onClose: () => void }) {
  const t = useTranslations('deck.import')
  const errorText = useAnswerError()
  const [file, setFile] = useState<File | null>(null)
  const [plan, setPlan] = useState<DryRun | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const work = async (task: () => Promise<void>) => {
    setBusy(true)
    try {
      await task()
    } catch {
      setNote(t('unavailable'))
    } finally {
      setBusy(false)
    }
  }
  const choose = (chosen: File) =>
    work(async () => {
      setFile(chosen)
      setPlan(null)
      setNote(null)
      const tried = await tryImport(slug, chosen)
      if (typeof tried === 'string') setNote(tried === 'tooLarge' ? t('tooLarge') : t('unavailable'))
      else setPlan(tried)
    })
  const apply = () =>
    work(async () => {
      const done = await applyImport(slug, file!, plan!.stamp)
      if ('stale' in done) {
        setPlan(done.stale)
        setNote(t('stale'))
      } else if (done.answer.ok) {
        toast.success(t('done'))
        onClose()
      } else setNote(errorText(done.answer) ?? t('unavailable'))
    })
  const news = plan ? plan.added.length + plan.changed.length : 0
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="l"
      title={t('title')}
      description={t('text')}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {t('close')}
          </Button>
          <Button variant="press" busy={busy} disabled={!plan || plan.faults.length > 0 || news === 0} onClick={() => void apply()}>
            {t('apply', { n: news })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <FileField text={file?.name ?? t('choose')} accept=".csv,.xlsx,.json" onChoose={(chosen) => void choose(chosen)} />
        {note && (
          <p role="alert" className="text-wait font-medium">
            {note}
          </p>
        )}
        {plan && <Plan plan={plan} />}
      </div>
    </Dialog>
  )
}

function Plan({ plan }: { plan: DryRun }) {
  const t = useTranslations('deck.import')
  const sayFault = useFault()
  const lists = [
    { key: 'added', cards: plan.added },
    { key: 'changed', cards: plan.changed },
  ] as const
  return (
    <>
      <p className="text-ink-soft text-sm">{t('summary', { added: plan.added.length, changed: plan.changed.length, same: plan.same })}</p>
      {plan.faults.length > 0 && (
        <div className="overflow-x-auto">
          <p className="text-lost mb-1.5 font-semibold">{t('faults', { n: plan.faults.length })}</p>
          <table className="w-full text-left text-sm">
            <thead className="text-ink-faint">
              <tr>
                <th className="py-1 pr-3 font-medium">{t('row')}</th>
                <th className="py-1 pr-3 font-medium">{t('column')}</th>
                <th className="py-1 font-medium">{t('reason')}</th>
              </tr>
            </thead>
            <tbody className="divide-rule divide-y">
              {plan.faults.map((fault, index) => (
                <tr key={index} className="align-top">
                  <td className="figures py-1.5 pr-3">{fault.row}</td>
                  <td className="py-1.5 pr-3 [overflow-wrap:anywhere]">{fault.column || '—'}</td>
                  <td className="py-1.5">{sayFault(fault)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {plan.faults.length === 0 &&
        lists.map(
          ({ key, cards }) =>
            cards.length > 0 && (
              <section key={key} aria-label={t(key)}>
                <h3 className="text-sm font-semibold">{t(key)}</h3>
                <ul className="text-ink-soft text-sm">
                  {cards.map(({ id, title }) => (
                    <li key={id}>
                      {title} <span className="text-ink-faint">{id}</span>
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
    </>
  )
}
