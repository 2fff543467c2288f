'use client'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '@/components/ui/IconButton'
import { useMaster } from '../masterStore'

/** Name of what is chosen, with its state's colour beside it. */
export function PanelHead({
  title,
  note,
  colour,
  actions,
}: {
  title: ReactNode
  note?: ReactNode
  colour?: string | null
  actions?: ReactNode
}) {
  const t = useTranslations('ui')
  const select = useMaster((state) => state.select)
  return (
    <header className="border-rule flex items-start gap-2.5 border-b py-2.5 pr-1.5 pl-3">
      <span aria-hidden className="mt-1 h-9 w-1.5 shrink-0 rounded-full" style={{ background: colour ?? 'var(--rule-strong)' }} />
      <div className="min-w-0 flex-1">
        <h2 className="text-lg leading-tight font-semibold">{title}</h2>
        {note && <p className="text-ink-soft text-sm leading-snug">{note}</p>}
      </div>
      {actions}
      <IconButton icon={X} size="s" label={t('close')} keyHint="Esc" onClick={() => select(null)} />
    </header>
  )
}
