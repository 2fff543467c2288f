'use client'
import clsx from 'clsx'
import { CornerDownLeft } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '@/components/ui/Dialog'
import { Input } from '@/components/ui/Field'
import { KeyHint } from '@/components/ui/KeyHint'
import type { Action } from './actions'

const fold = (text: string): string => text.toLocaleLowerCase().replaceAll('ё', 'е')

/** Everything by name: actions, armies, sectors. Arrows choose, Enter does. */
export function CommandPalette({ actions, onClose }: { actions: readonly Action[]; onClose: () => void }) {
  const t = useTranslations('master.palette')
  const id = useId()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const found = useMemo(() => {
    const words = fold(query).split(/\s+/).filter(Boolean)
    const usable = actions.filter((action) => action.enabled && action.id !== 'palette')
    return usable.filter((action) => words.every((word) => fold(`${action.label} ${action.words ?? ''}`).includes(word))).slice(0, 12)
  }, [actions, query])
  const run = (action: Action | undefined) => {
    if (!action) return
    onClose()
    action.run()
  }
  return (
    <Dialog open width="m" onOpenChange={(open) => !open && onClose()} title={t('title')}>
      <Input
        autoFocus
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={found[chosen] ? `${id}-${chosen}` : undefined}
        aria-label={t('placeholder')}
        placeholder={t('placeholder')}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setChosen(0)
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') setChosen((at) => Math.min(found.length - 1, at + 1))
          else if (event.key === 'ArrowUp') setChosen((at) => Math.max(0, at - 1))
          else if (event.key === 'Enter') run(found[chosen])
          else return
          event.preventDefault()
        }}
      />
      <ul id={id} role="listbox" aria-label={t('title')} className="mt-2 min-h-64">
        {found.map((action, index) => (
          <li
            key={action.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            onMouseMove={() => setChosen(index)}
            onClick={() => run(action)}
            className={clsx(
              'rounded-control flex min-h-10 cursor-pointer items-center gap-3 px-2.5',
              index === chosen && 'bg-press-wash text-press',
            )}
          >
            <action.icon aria-hidden className="size-4 shrink-0" />
            <span className="flex-1 truncate">{action.label}</span>
            {action.words && <span className="text-ink-faint text-sm">{action.words}</span>}
            {action.keys && <KeyHint keys={action.keys} />}
            {index === chosen && <CornerDownLeft aria-hidden className="size-4" />}
          </li>
        ))}
        {found.length === 0 && <li className="text-ink-faint px-2.5 py-3">{t('nothing')}</li>}
      </ul>
    </Dialog>
  )
}
