'use client'
import { useEffect, useState } from 'react'
import { GeneralScreen } from '@/components/general/GeneralScreen'
import { LiveScreen } from '@/components/layout/LiveScreen'
import type { Role } from '@/lib/kernel/command'
import { KioskDoor } from './KioskDoor'
import { KioskEnd } from './KioskEnd'
import { endSession, type KioskPerson } from './kioskApi'

/**
 * A shared tablet at the table (EP-43): a card opens one's own screen, a minute of silence closes it. The person's token lives in this
 * component's memory alone: no cookie, no address, no entry of the history holds anything of him.
 */
export function KioskScreen({ slug, token, base }: { slug: string; token: string; base: string }) {
  const [person, setPerson] = useState<KioskPerson | null>(null)
  const leave = () => {
    if (person) void endSession(slug, token, person.token)
    setPerson(null)
  }
  // A reload or the back button never brings a person back: whoever was here is gone with the page.
  useEffect(() => {
    const gone = () => {
      if (person) void endSession(slug, token, person.token)
    }
    window.addEventListener('pagehide', gone)
    return () => window.removeEventListener('pagehide', gone)
  }, [person, slug, token])

  if (!person) {
    return (
      <LiveScreen key="door" slug={slug} screen="wall" token={token}>
        <KioskDoor slug={slug} token={token} base={base} onEnter={setPerson} />
      </LiveScreen>
    )
  }
  return (
    <LiveScreen key={person.token} slug={slug} screen="kiosk" token={person.token} refused={<Leave onLeave={leave} />}>
      <div className="flex h-dvh flex-col [&>*:last-child]:h-auto [&>*:last-child]:min-h-0 [&>*:last-child]:flex-1">
        <KioskEnd onLeave={leave} />
        <GeneralScreen part={partOf(person.roles)} />
      </div>
    </LiveScreen>
  )
}

const partOf = (roles: readonly Role[]): 'general' | 'me' => (roles.includes('officer') ? 'general' : 'me')

/** His access ended elsewhere: back to the door at once. */
function Leave({ onLeave }: { onLeave: () => void }) {
  useEffect(onLeave, [onLeave])
  return null
}
