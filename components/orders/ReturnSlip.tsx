'use client'
import { Printer } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useRuleError } from '@/lib/i18n/useRuleError'
import { useRow } from '@/lib/live/client/hooks'

/** The slip that goes back with a paper to who has no phone (EP-2). Black on white, whatever the theme. */
export function ReturnSlip({ paperId }: { paperId: string }) {
  const t = useTranslations('orders.slip')
  const format = useEventFormat()
  const rule = useRuleError()
  const paper = useRow('papers', paperId)
  const state = useRow('states', paper?.stateId)
  if (!paper || paper.status !== 'returned') return <p className="p-6">{t('none')}</p>
  const reason = [paper.returnReason, paper.refusal ? rule(paper.refusal.code, paper.refusal.params) : ''].filter(Boolean).join(' ')
  return (
    <main className="mx-auto max-w-xl p-4 print:p-0">
      <Button variant="press" icon={Printer} className="mb-4 print:hidden" onClick={() => window.print()}>
        {t('print')}
      </Button>
      <article className="border-2 border-black bg-white p-6 text-black">
        <h1 className="text-2xl font-bold">{t('heading', { number: paper.number })}</h1>
        <p className="mt-1">
          {[state?.name, paper.authorName].filter(Boolean).join(', ')}
          {' · '}
          {t('taken', { time: format.moment(paper.stampAt) })}
        </p>
        <p className="mt-4 text-xl [overflow-wrap:anywhere]">{reason}</p>
        <p className="mt-6 text-sm">{t('again')}</p>
      </article>
    </main>
  )
}
