'use client'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { issueCards, type IssuedCard } from './api'
import { CopyButton } from './CopyButton'
import type { PersonRow } from './search'

/** A new code for one person, shown once (DESIGN §5: only its hash is kept). */
export function CodeDialog({
  slug,
  person,
  onClose,
  onIssued,
}: {
  slug: string
  person: PersonRow
  onClose: () => void
  onIssued: () => void
}) {
  const t = useTranslations('people')
  const [card, setCard] = useState<IssuedCard | null>(null)
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      setCard((await issueCards(slug, [person.id])).cards[0] ?? null)
      onIssued()
    } catch {
      toast.error(t('print.failed', { name: person.character }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('code.title', { name: person.character })}
      description={card ? t('code.shownOnce') : t('code.text')}
      footer={
        card ? (
          <Button variant="press" className="min-h-11" onClick={onClose}>
            {t('code.close')}
          </Button>
        ) : (
          <>
            <Button variant="plain" className="min-h-11" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button variant="press" icon={KeyRound} className="min-h-11" busy={busy} onClick={() => void press()}>
              {t('code.yes')}
            </Button>
          </>
        )
      }
    >
      {card && (
        <dl className="flex flex-col gap-3">
          {[
            [t('code.login'), card.login],
            [t('code.code'), card.code],
          ].map(([label, value]) => (
            <div key={label} className="bg-sunken rounded-control flex items-center gap-3 px-4 py-3">
              <div className="min-w-0 flex-1">
                <dt className="text-ink-faint text-sm">{label}</dt>
                <dd className="figures text-2xl font-bold [overflow-wrap:anywhere]">{value}</dd>
              </div>
              <CopyButton text={value!} />
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  )
}
