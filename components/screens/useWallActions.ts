'use client'
import { BellRing, Printer, Tv } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Action } from '@/components/master/actions'
import { useLiveClient, useRows, useSendCommand } from '@/lib/live/client/hooks'

/** What the palette of the console can do about walls and paper: call somebody to the table (EP-9), arrange screens, print. */
export function useWallActions(): Action[] {
  const t = useTranslations('screens')
  const print = useTranslations('print')
  const send = useSendCommand()
  const router = useRouter()
  const people = useRows('people')
  const slug = useLiveClient()?.slug ?? null
  return useMemo(() => {
    const go = (page: string) => () => router.push(`/c/${slug}/${page}`)
    const enabled = slug !== null
    const calls = people
      .filter((person) => !person.left)
      .map((person): Action => ({
        id: `call.${person.id}`,
        label: `${t('calls.call')}: ${person.character}`,
        words: [person.player, person.nickname].filter(Boolean).join(' · '),
        icon: BellRing,
        keys: null,
        enabled: true,
        run: () => void send('call.person', { person: person.id }),
      }))
    return [
      { id: 'screens', label: t('title'), icon: Tv, keys: null, enabled, run: go('screens') },
      { id: 'print', label: print('title'), icon: Printer, keys: null, enabled, run: go('print') },
      ...calls,
    ]
  }, [t, print, send, router, people, slug])
}
