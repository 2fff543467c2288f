'use client'
import { BookOpenText, FilePen, IdCard, Mail, Printer, Scale, ScrollText, Ship, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ScreenHeader } from '@/components/screen/ScreenHeader'

const prints = [
  ['orders', FilePen],
  ['reports', ScrollText],
  ['book', BookOpenText],
  ['cards', IdCard],
  ['consequences', Scale],
  ['ship', Ship],
  ['letter', Mail],
] as const satisfies readonly (readonly [string, LucideIcon])[]

/** Everything that goes on paper. */
export function PrintIndex({ slug }: { slug: string }) {
  const t = useTranslations('print')
  return (
    <div className="flex min-h-dvh flex-col">
      <ScreenHeader title={t('title')} icon={Printer} />
      <main className="mx-auto w-full max-w-3xl p-3 sm:p-5">
        <ul className="grid gap-3 sm:grid-cols-2">
          {prints.map(([id, Icon]) => (
            <li key={id}>
              <a
                href={`/c/${slug}/print/${id}`}
                className="bg-panel shadow-panel rounded-panel hover:outline-press flex h-full items-start gap-4 p-4 hover:outline-2"
              >
                <Icon aria-hidden className="text-press mt-0.5 size-7 shrink-0" strokeWidth={1.7} />
                <span>
                  <span className="block text-lg font-semibold">{t(`index.${id}`)}</span>
                  <span className="text-ink-soft text-sm">{t(`index.${id}Text`)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </main>
    </div>
  )
}
