'use client'
import { ArrowLeft, IdCard, Printer, RotateCcw } from 'lucide-react'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { toast } from 'sonner'
import { useTranslations } from 'use-intl'
import { ScreenHeader } from '@/components/screen/ScreenHeader'
import { Button } from '@/components/ui/Button'
import { Field, Input } from '@/components/ui/Field'
import { SkeletonLines } from '@/components/ui/Skeleton'
import { useConnection, useRow, useRows, useView } from '@/lib/live/client/hooks'
import { fetchLogins, issueCards, type IssuedCard } from './api'
import { baseCandidates, isLoopback } from './cardAddress'
import { LoginCard } from './LoginCard'
import './loginCards.css'
import { MarkBox } from './MarkBox'
import { useFetched } from './useFetched'

interface Props {
  slug: string
  /** People marked beforehand. */
  chosen: string[]
  url: string | null
  /** Addresses of this computer that phones may know. */
  addresses: string[]
}

/** Login cards: first whom they are for, then, once the codes are issued, the sheets to print. Codes are shown this once. */
export function PrintCards({ slug, chosen, url, addresses }: Props) {
  const t = useTranslations('people')
  const [cards, setCards] = useState<IssuedCard[]>([])
  const candidates = baseCandidates(url, useOrigin(), addresses)
  const [typed, setTyped] = useState<string | null>(null)
  const base = typed ?? candidates[0] ?? ''
  useWarnBeforeLeaving(cards.length > 0)

  return (
    <div className="flex min-h-dvh flex-col">
      <ScreenHeader title={t('print.title')} icon={IdCard} />
      <main className="mx-auto flex w-full max-w-4xl flex-1 flex-col gap-4 p-3 sm:p-5 print:max-w-none print:p-0">
        <div className="flex flex-col gap-4 print:hidden">
          <a
            href={`/c/${slug}/people`}
            className="text-press inline-flex min-h-11 items-center gap-2 self-start font-medium hover:underline"
          >
            <ArrowLeft aria-hidden className="size-5" />
            {t('back')}
          </a>
          <p className="text-ink-soft">{t('print.lead')}</p>
          <Field
            label={t('print.base')}
            hint={t('print.baseHint')}
            error={base !== '' && isLoopback(base) ? t('print.loopback') : undefined}
          >
            {(ids) => (
              <>
                <Input
                  {...ids}
                  list="card-addresses"
                  inputMode="url"
                  spellCheck={false}
                  value={base}
                  onChange={(event) => setTyped(event.target.value.trim())}
                  className="figures"
                />
                <datalist id="card-addresses">
                  {candidates.map((each) => (
                    <option key={each} value={each} />
                  ))}
                </datalist>
              </>
            )}
          </Field>
        </div>
        {cards.length === 0 ? (
          <Choose slug={slug} chosen={chosen} onIssued={setCards} />
        ) : (
          <Sheets cards={cards} base={base} onAgain={() => setCards([])} />
        )}
      </main>
    </div>
  )
}

function Choose({ slug, chosen, onIssued }: { slug: string; chosen: string[]; onIssued: (cards: IssuedCard[]) => void }) {
  const t = useTranslations('people')
  const people = useRows('people').filter((person) => !person.left)
  const { ready } = useConnection()
  const logins = useFetched(useCallback(() => fetchLogins(slug), [slug]))
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set(chosen))
  const [busy, setBusy] = useState(false)
  const ids = people.filter((person) => marked.has(person.id)).map((person) => person.id)
  const without = people.filter((person) => logins.value?.every((login) => login.personId !== person.id)).map((person) => person.id)
  const press = async () => {
    setBusy(true)
    try {
      onIssued((await issueCards(slug, ids)).cards)
    } catch {
      toast.error(t('failed.text'))
      setBusy(false)
    }
  }
  return (
    <section aria-labelledby="choose" className="bg-panel shadow-panel rounded-panel print:hidden">
      <header className="border-rule flex flex-wrap items-center gap-2 border-b p-3">
        <h2 id="choose" className="mr-auto text-lg font-semibold">
          {t('print.choose')}
        </h2>
        <Button className="min-h-11" disabled={logins.value === null} onClick={() => setMarked(new Set(without))}>
          {t('print.without')}
        </Button>
        <Button className="min-h-11" onClick={() => setMarked(new Set(people.map((person) => person.id)))}>
          {t('print.all')}
        </Button>
        <Button variant="plain" className="min-h-11" onClick={() => setMarked(new Set())}>
          {t('print.nobody')}
        </Button>
      </header>
      {!ready && (
        <div className="p-4">
          <SkeletonLines lines={6} />
        </div>
      )}
      <ul className="grid sm:grid-cols-2">
        {people.map((person) => {
          const login = logins.value?.find((each) => each.personId === person.id)
          return (
            <li key={person.id} className="border-rule flex items-center gap-2 border-b px-2 py-1">
              <MarkBox
                label={t('cards.select', { name: person.character })}
                checked={marked.has(person.id)}
                onChange={(on) => {
                  const next = new Set(marked)
                  if (on) next.add(person.id)
                  else next.delete(person.id)
                  setMarked(next)
                }}
              />
              <span className="min-w-0 flex-1">
                <span className="block leading-tight font-medium [overflow-wrap:anywhere]">{person.character}</span>
                <span className="text-ink-soft text-sm">{person.player}</span>
              </span>
              <span className="figures text-ink-faint text-sm">{login?.login ?? t('code.none')}</span>
            </li>
          )
        })}
      </ul>
      <footer className="flex flex-wrap items-center gap-3 p-3">
        <p className="text-wait min-w-0 flex-1 basis-64 text-sm font-medium">{t('print.warning')}</p>
        <Button variant="press" size="l" icon={IdCard} busy={busy} disabled={ids.length === 0} onClick={() => void press()}>
          {t('print.issue', { n: ids.length })}
        </Button>
      </footer>
    </section>
  )
}

function Sheets({ cards, base, onAgain }: { cards: IssuedCard[]; base: string; onAgain: () => void }) {
  const t = useTranslations('people')
  const people = useView('people')
  const title = useRow('campaign', 'campaign')?.title ?? ''
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <p className="text-wait mr-auto font-medium">{t('code.shownOnce')}</p>
        <Button variant="plain" icon={RotateCcw} className="min-h-11" onClick={onAgain}>
          {t('print.again')}
        </Button>
        <Button variant="press" size="l" icon={Printer} onClick={() => window.print()}>
          {t('print.print')}
        </Button>
      </div>
      <div className="login-cards">
        {cards.map((card) => (
          <LoginCard
            key={card.personId}
            campaign={title}
            character={people[card.personId]?.character ?? card.login}
            player={people[card.personId]?.player ?? ''}
            login={card.login}
            code={card.code}
            base={base}
          />
        ))}
      </div>
    </>
  )
}

const never = () => () => undefined
/** The address the master himself came by; on the server none is known. */
const useOrigin = (): string =>
  useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  )

/** The codes on this page cannot be seen anywhere else. */
function useWarnBeforeLeaving(on: boolean): void {
  useEffect(() => {
    if (!on) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [on])
}
