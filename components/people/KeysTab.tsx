'use client'
import { KeyRound, MonitorSmartphone, Plus, Trash2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { toast } from 'sonner'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import { EmptyState } from '@/components/ui/EmptyState'
import { ErrorState } from '@/components/ui/ErrorState'
import { Panel } from '@/components/ui/Panel'
import { SkeletonLines } from '@/components/ui/Skeleton'
import { useRow } from '@/lib/live/client/hooks'
import { utcInZone } from '@/lib/i18n/eventTime'
import { fetchScreens, fetchTokens, revokeToken, type Token } from './api'
import { KeyDialog } from './KeyDialog'
import { useAudienceName } from './useAudienceName'
import { useFetched } from './useFetched'

/** Keys by which walls and programs connect, and who is connected now. */
export function KeysTab({ slug }: { slug: string }) {
  const t = useTranslations('people')
  const tokens = useFetched(useCallback(() => fetchTokens(slug), [slug]))
  const [creating, setCreating] = useState(false)
  const [revoking, setRevoking] = useState<Token | null>(null)
  const revoke = async () => {
    try {
      await revokeToken(slug, revoking!.id)
      toast.success(t('tokens.revoked'))
    } catch {
      toast.error(t('failed.text'))
    }
    tokens.again()
  }
  return (
    <div className="grid items-start gap-3 pt-3 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <Panel
        title={t('tokens.title')}
        icon={KeyRound}
        actions={
          <Button variant="press" icon={Plus} className="min-h-11" onClick={() => setCreating(true)}>
            {t('tokens.create')}
          </Button>
        }
        bodyClassName=""
      >
        <p className="text-ink-soft border-rule border-b p-3 text-sm">{t('tokens.lead')}</p>
        {tokens.failed && <ErrorState title={t('failed.title')} onRetry={tokens.again} />}
        {!tokens.failed && tokens.value === null && (
          <div className="p-3">
            <SkeletonLines lines={3} />
          </div>
        )}
        {tokens.value?.length === 0 && (
          <EmptyState icon={KeyRound} title={t('tokens.empty')}>
            {t('tokens.emptyText')}
          </EmptyState>
        )}
        <ul className="divide-rule divide-y">
          {tokens.value?.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => setRevoking(token)} />
          ))}
        </ul>
      </Panel>
      <ConnectedPanel slug={slug} />
      {creating && <KeyDialog slug={slug} onClose={() => setCreating(false)} onIssued={tokens.again} />}
      {revoking && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setRevoking(null)}
          title={t('tokens.revokeTitle', { label: revoking.label || revoking.audience })}
          description={t('tokens.revokeText')}
          confirm={t('tokens.revoke')}
          variant="lost"
          onConfirm={revoke}
        />
      )}
    </div>
  )
}

function useUtc(): (utc: number) => string {
  const zone = useRow('clock', 'clock')?.zone ?? 'UTC'
  const locale = useLocale()
  return (utc) => utcInZone(utc, zone, locale)
}

function TokenRow({ token, onRevoke }: { token: Token; onRevoke: () => void }) {
  const t = useTranslations('people')
  const audienceName = useAudienceName()
  const utc = useUtc()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold [overflow-wrap:anywhere]">{token.label || audienceName(token.audience)}</p>
        <p className="text-ink-soft text-sm">
          {audienceName(token.audience)} · {t('tokens.issuedAt', { time: utc(token.issuedAt) })} ·{' '}
          {token.lastSeenAt === null ? t('tokens.never') : t('tokens.lastSeen', { time: utc(token.lastSeenAt) })}
        </p>
      </div>
      <Button variant="lost" icon={Trash2} className="min-h-11" onClick={onRevoke}>
        {t('tokens.revoke')}
      </Button>
    </li>
  )
}

function ConnectedPanel({ slug }: { slug: string }) {
  const t = useTranslations('people')
  const screens = useFetched(
    useCallback(() => fetchScreens(slug), [slug]),
    5_000,
  )
  const audienceName = useAudienceName()
  const utc = useUtc()
  return (
    <Panel
      title={t('screens.title')}
      icon={MonitorSmartphone}
      mark={<span className="figures text-ink-soft text-sm">{screens.value?.length ?? ''}</span>}
      bodyClassName=""
    >
      {screens.value === null &&
        (screens.failed ? (
          <ErrorState title={t('failed.title')} onRetry={screens.again} />
        ) : (
          <div className="p-3">
            <SkeletonLines lines={3} />
          </div>
        ))}
      {screens.value?.length === 0 && <EmptyState icon={MonitorSmartphone} title={t('screens.empty')} />}
      <ul className="divide-rule divide-y">
        {screens.value?.map((screen) => (
          <li key={screen.id} className="px-3 py-2 text-sm">
            <p className="font-medium">
              {screen.personId ? audienceName(`person:${screen.personId}`) : screen.audiences.map(audienceName).join(', ')}
            </p>
            <p className="text-ink-soft">
              {screen.name} · {t('screens.since', { time: utc(screen.since) })}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
