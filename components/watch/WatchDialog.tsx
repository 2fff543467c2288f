'use client'
import { useTranslations } from 'use-intl'
import { MinuteCode } from '@/components/kiosk/MinuteCode'
import { Dialog } from '@/components/ui/Dialog'
import { BadgeScan } from './BadgeScan'

/** Coming on watch and leaving it at HQ's tablet: one's own phone on the code, or the badge (EP-30). */
export function WatchDialog({ slug, token, base, onClose }: { slug: string; token: string; base: string; onClose: () => void }) {
  const t = useTranslations('watch')
  return (
    <Dialog open width="l" onOpenChange={(open) => !open && onClose()} title={t('title')}>
      <div className="grid gap-6 md:grid-cols-2">
        <section className="flex flex-col items-center gap-2 text-center">
          <h3 className="text-lg font-semibold">{t('phone')}</h3>
          <MinuteCode slug={slug} token={token} base={base} of="watch" label={t('qr')} />
          <p className="text-ink-soft text-sm text-balance">{t('phoneText')}</p>
        </section>
        <BadgeScan slug={slug} token={token} />
      </div>
    </Dialog>
  )
}
