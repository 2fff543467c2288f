'use client'
import { useState } from 'react'
import { toast } from 'sonner'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Field, Input } from '@/components/ui/Field'
import { Select } from '@/components/ui/Select'
import { useRows } from '@/lib/live/client/hooks'
import { issueToken } from './api'
import { CopyButton } from './CopyButton'

const kinds = ['wall', 'hq', 'audit', 'state', 'person', 'master'] as const
type Kind = (typeof kinds)[number]

/** A new key: for whom, what the screen is called; then the key and, for walls, the link, shown once. */
export function KeyDialog({ slug, onClose, onIssued }: { slug: string; onClose: () => void; onIssued: () => void }) {
  const t = useTranslations('people')
  const kiosk = useTranslations('kiosk')
  const tablet = useTranslations('tablet')
  const states = useRows('states')
  const people = useRows('people')
  const [kind, setKind] = useState<Kind>('wall')
  const [id, setId] = useState<string | null>(null)
  const [label, setLabel] = useState('')
  const [token, setToken] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const needsId = kind === 'state' || kind === 'person'
  const choices =
    kind === 'state'
      ? states.map((state) => ({ id: state.id, label: state.name }))
      : people.filter((person) => !person.left).map((person) => ({ id: person.id, label: person.character }))
  const press = async () => {
    setBusy(true)
    try {
      setToken(await issueToken(slug, needsId ? `${kind}:${id}` : kind, label))
      onIssued()
    } catch {
      toast.error(t('failed.text'))
    } finally {
      setBusy(false)
    }
  }
  const path = kind === 'wall' || kind === 'hq' ? `/c/${slug}/${kind}?token=${token ?? ''}` : null
  return (
    <Dialog
      open
      width="m"
      onOpenChange={(open) => !open && onClose()}
      title={t('tokens.create')}
      description={token ? t('tokens.shownOnce') : undefined}
      footer={
        token ? (
          <Button variant="press" className="min-h-11" onClick={onClose}>
            {t('code.close')}
          </Button>
        ) : (
          <Button variant="press" className="min-h-11" busy={busy} disabled={needsId && id === null} onClick={() => void press()}>
            {t('tokens.yes')}
          </Button>
        )
      }
    >
      {token ? (
        <div className="flex flex-col gap-3">
          {path && <Secret label={t('tokens.link')} text={`${window.location.origin}${path}`} />}
          {kind === 'wall' && <Secret label={kiosk('link')} text={`${window.location.origin}/c/${slug}/kiosk?token=${token}`} />}
          {kind === 'hq' && <Secret label={tablet('link')} text={`${window.location.origin}/c/${slug}/hq?tablet=1&token=${token}`} />}
          <Secret label={t('code.code')} text={token} />
        </div>
      ) : (
        <div className="flex flex-col gap-4">
          <Field label={t('tokens.audience')}>
            {(ids) => (
              <Select
                {...ids}
                value={kind}
                onChange={(next) => {
                  setKind(next as Kind)
                  setId(null)
                }}
                options={kinds.map((each) => ({ id: each, label: t(`tokens.audiences.${each}`) }))}
              />
            )}
          </Field>
          {needsId && (
            <Field label={t(kind === 'state' ? 'tokens.which' : 'tokens.whichPerson')}>
              {(ids) => <Select {...ids} value={id} placeholder="—" onChange={setId} options={choices} />}
            </Field>
          )}
          <Field label={t('tokens.label')} hint={t('tokens.labelHint')}>
            {(ids) => <Input {...ids} maxLength={80} value={label} onChange={(event) => setLabel(event.target.value)} />}
          </Field>
        </div>
      )}
    </Dialog>
  )
}

const Secret = ({ label, text }: { label: string; text: string }) => (
  <div className="bg-sunken rounded-control flex items-center gap-3 px-4 py-3">
    <div className="min-w-0 flex-1">
      <p className="text-ink-faint text-sm">{label}</p>
      <p className="figures [overflow-wrap:anywhere]">{text}</p>
    </div>
    <CopyButton text={text} />
  </div>
)
