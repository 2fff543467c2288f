'use client'
import clsx from 'clsx'
import { Camera, CircleCheck, LogIn, LogOut, ScanLine, TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf } from '@/components/kiosk/kioskApi'
import { Button } from '@/components/ui/Button'
import { Chips } from '@/components/ui/Chips'
import { Field, Input } from '@/components/ui/Field'
import { CameraView } from './CameraView'
import { mayUseCamera, readPhoto } from './readQr'
import { scanBadge, type BadgeFault, type Scanned } from './watchApi'

type Told = Scanned | BadgeFault | 'noQr'

/** A badge puts its person on watch or lets him go: typed, read by a scanner that types, filmed, or photographed (EP-30). */
export function BadgeScan({ slug, token }: { slug: string; token: string | null }) {
  const t = useTranslations('watch')
  const [way, setWay] = useState<'in' | 'out'>('in')
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<Told | null>(null)
  const [filming, setFilming] = useState(false)
  const photo = useRef<HTMLInputElement>(null)

  const show = async (text: string) => {
    setBusy(true)
    setTold(await scanBadge(slug, token, codeOf(text).slice(0, 60), way === 'in'))
    setBusy(false)
    setTyped('')
  }
  const readFile = async (file: File) => {
    setBusy(true)
    const text = await readPhoto(file)
    if (text) await show(text)
    else setTold('noQr')
    setBusy(false)
  }
  return (
    <div className="flex flex-col gap-3">
      <Chips
        label={t('way')}
        value={way}
        onChange={(id) => id && setWay(id)}
        className="[&>button]:min-h-12 [&>button]:flex-1 [&>button]:justify-center [&>button]:text-base"
        chips={[
          {
            id: 'in',
            label: (
              <>
                <LogIn aria-hidden className="size-4" /> {t('comes')}
              </>
            ),
          },
          {
            id: 'out',
            label: (
              <>
                <LogOut aria-hidden className="size-4" /> {t('goes')}
              </>
            ),
          },
        ]}
      />
      <form
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim() !== '' && !busy) void show(typed)
        }}
        className="flex flex-col gap-3"
      >
        <Field label={t('badge')} hint={t('badgeHint')}>
          {(ids) => (
            <Input
              {...ids}
              autoFocus
              name="badge"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              maxLength={300}
              placeholder="XXXX-XXXX-XXXX"
              className="figures min-h-14! text-center text-xl! uppercase placeholder:normal-case"
            />
          )}
        </Field>
        <div className="flex gap-2 [&>button]:min-h-12 [&>button]:flex-1">
          <Button icon={Camera} disabled={busy} onClick={() => (mayUseCamera() ? setFilming(!filming) : photo.current?.click())}>
            {t(filming ? 'stop' : 'film')}
          </Button>
          <Button type="submit" variant="press" icon={ScanLine} busy={busy} disabled={typed.trim() === ''}>
            {t(way === 'in' ? 'putIn' : 'putOut')}
          </Button>
        </div>
        <input
          ref={photo}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) void readFile(file)
          }}
        />
      </form>
      {filming && <CameraView onRead={(text) => void show(text)} />}
      <Result told={told} />
    </div>
  )
}

/** What came of the last badge, large enough to be seen in passing. */
function Result({ told }: { told: Told | null }) {
  const t = useTranslations('watch')
  const good = told !== null && typeof told !== 'string'
  const Icon = good ? CircleCheck : TriangleAlert
  return (
    <p
      role="status"
      className={clsx(
        'rounded-control flex min-h-14 items-center gap-3 px-3 text-lg leading-tight font-semibold',
        told === null ? 'text-ink-faint' : good ? 'bg-calm-wash text-calm' : 'bg-lost-wash text-lost',
      )}
    >
      {told !== null && <Icon aria-hidden className="size-6 shrink-0" />}
      {told === null
        ? ''
        : typeof told === 'string'
          ? t(`fault.${told}`)
          : t(told.changed ? (told.present ? 'cameIn' : 'wentOut') : told.present ? 'already' : 'alreadyOut', { name: told.name })}
    </p>
  )
}
