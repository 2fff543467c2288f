'use client'
import { Copy } from 'lucide-react'
import { toast } from 'sonner'
import { useTranslations } from 'use-intl'
import { renderSVG } from 'uqr'
import { Button } from '@/components/ui/Button'
import { linkOf } from './remoteStore'

/** How the other player comes here: link, code for a camera, code to type. */
export function Invite({ code }: { code: string }) {
  const t = useTranslations('practice.remote')
  const link = linkOf(code)
  const copy = () =>
    // Over plain HTTP a browser may have no clipboard for pages; then the link stands there to be read.
    void (navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'))).then(
      () => toast.success(t('copied')),
      () => toast.message(link),
    )
  return (
    <section
      aria-label={t('invite')}
      className="border-wait bg-wait-wash rounded-panel flex flex-wrap items-center gap-x-5 gap-y-3 border p-3"
    >
      <div
        role="img"
        aria-label={t('qr')}
        data-address={link}
        className="size-28 shrink-0 overflow-hidden rounded-lg bg-white [&>svg]:h-auto [&>svg]:w-full"
        dangerouslySetInnerHTML={{ __html: renderSVG(link, { border: 2, ecc: 'M' }) }}
      />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-lg font-bold">{t('invite')}</h2>
        <p className="text-ink-soft text-sm">{t('inviteText')}</p>
        <p className="figures mt-1 text-3xl font-bold tracking-[0.2em]" data-code={code}>
          {code}
        </p>
      </div>
      <Button icon={Copy} onClick={copy}>
        {t('copy')}
      </Button>
    </section>
  )
}
