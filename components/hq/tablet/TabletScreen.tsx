'use client'
import { useCallback, useEffect, useState } from 'react'
import { toast } from 'sonner'
import { useTranslations } from 'use-intl'
import { useLiveClient, type LiveRow } from '@/lib/live/client/hooks'
import { WatchDialog } from '@/components/watch/WatchDialog'
import { HolderContext } from '../actor'
import { HqScreen } from '../HqScreen'
import { useHq } from '../useHq'
import { TabletBar } from './TabletBar'
import { releaseTablet, sendAs } from './tabletApi'
import { TakeDialog } from './TakeDialog'

interface Hold {
  personId: string
  token: string
}

/**
 * One tablet for the whole HQ (EP-30): everybody reads it, who taps his name and types his PIN acts on it, and the audit names him. His
 * token lives in this component's memory alone; a reload, a short silence or one tap and the tablet is nobody's again.
 */
export function TabletScreen({ slug, token, base }: { slug: string; token: string; base: string }) {
  const t = useTranslations('tablet')
  const client = useLiveClient()
  const [hold, setHold] = useState<Hold | null>(null)
  const leave = useCallback(() => {
    if (hold) void releaseTablet(slug, token, hold.token)
    setHold(null)
  }, [hold, slug, token])

  useEffect(() => {
    if (!client || !hold) return
    client.sendBy(
      sendAs(slug, token, hold.token, () => {
        setHold((now) => (now?.token === hold.token ? null : now))
        toast.warning(t('lost'))
      }),
    )
    const gone = () => void releaseTablet(slug, token, hold.token)
    window.addEventListener('pagehide', gone)
    return () => {
      client.sendBy(null)
      window.removeEventListener('pagehide', gone)
    }
  }, [client, hold, slug, token, t])

  return (
    <HolderContext value={hold?.personId ?? null}>
      <Held slug={slug} token={token} base={base} onHold={setHold} onLeave={leave} />
    </HolderContext>
  )
}

function Held(props: { slug: string; token: string; base: string; onHold: (hold: Hold) => void; onLeave: () => void }) {
  const { slug, token, base, onHold, onLeave } = props
  const hq = useHq()
  const [asked, setAsked] = useState<LiveRow<'people'> | null>(null)
  const [watch, setWatch] = useState(false)
  return (
    <div className="flex h-dvh flex-col">
      <TabletBar hq={hq} onTap={setAsked} onWatch={() => setWatch(true)} onLeave={onLeave} />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <HqScreen />
      </div>
      {asked && (
        <TakeDialog
          slug={slug}
          tablet={token}
          person={asked}
          onTaken={(hold) => {
            onHold({ personId: asked.id, token: hold })
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {watch && <WatchDialog slug={slug} token={token} base={base} onClose={() => setWatch(false)} />}
    </div>
  )
}
