'use client'
import { Flag, MapPin, UserRound, UsersRound, type LucideIcon } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { controlLook } from '@/components/ui/Field'
import type { ParsedLine } from '@/lib/campaign/orders/line/parse'
import { suggest, type Suggestion } from '@/lib/campaign/orders/line/suggest'
import type { Vocabulary } from '@/lib/campaign/orders/line/vocabulary'

const icons: Record<Suggestion['kind'], LucideIcon> = { army: Flag, officer: UserRound, arm: UsersRound, sector: MapPin }

/** The one line of an order (EP-2): arrow keys and Tab complete what is typed; what is wrong stands below with its word marked. */
export function LineField(props: {
  value: string
  onChange: (line: string) => void
  parsed: ParsedLine
  vocabulary: Vocabulary
  autoFocus?: boolean
}) {
  const { value, onChange, parsed, vocabulary, autoFocus } = props
  const t = useTranslations('orders.line')
  const locale = useLocale() === 'en' ? 'en' : 'ru'
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [cursor, setCursor] = useState(value.length)
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState(0)
  const suggestions = open ? suggest(value, Math.min(cursor, value.length), vocabulary, locale) : []
  const put = (suggestion: Suggestion) => {
    const at = suggestion.from + suggestion.insert.length
    onChange(value.slice(0, suggestion.from) + suggestion.insert + value.slice(suggestion.to))
    setCursor(at)
    setChosen(0)
    requestAnimationFrame(() => input.current?.setSelectionRange(at, at))
  }
  const fault = 'fault' in parsed && parsed.fault.code !== 'empty' ? parsed.fault : null
  return (
    <div>
      <label htmlFor={id} className="text-ink-soft mb-1 block text-sm font-medium">
        {t('label')}
      </label>
      <div className="relative">
        <input
          ref={input}
          id={id}
          role="combobox"
          aria-expanded={suggestions.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={suggestions.length > 0 ? `${id}-${chosen}` : undefined}
          aria-describedby={`${id}-fault`}
          aria-invalid={fault !== null && value.includes('>') ? true : undefined}
          autoComplete="off"
          spellCheck={false}
          autoFocus={autoFocus}
          className={`${controlLook} figures min-h-12 text-lg`}
          placeholder={t('placeholder')}
          value={value}
          onChange={(event) => {
            onChange(event.target.value)
            setCursor(event.target.selectionStart ?? event.target.value.length)
            setChosen(0)
            setOpen(true)
          }}
          onSelect={(event) => setCursor(event.currentTarget.selectionStart ?? 0)}
          onBlur={() => setOpen(false)}
          onKeyDown={(event) => {
            if (suggestions.length === 0) return
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
              event.preventDefault()
              const step = event.key === 'ArrowDown' ? 1 : suggestions.length - 1
              setChosen((chosen + step) % suggestions.length)
            } else if (event.key === 'Tab' && !event.shiftKey) {
              event.preventDefault()
              put(suggestions[Math.min(chosen, suggestions.length - 1)]!)
            } else if (event.key === 'Escape') {
              event.stopPropagation()
              setOpen(false)
            }
          }}
        />
        {suggestions.length > 0 && (
          <ul
            id={`${id}-list`}
            role="listbox"
            aria-label={t('suggestions')}
            className="bg-panel border-rule-strong rounded-control shadow-panel absolute inset-x-0 top-full z-20 mt-1 border py-1"
          >
            {suggestions.map((suggestion, index) => {
              const Icon = icons[suggestion.kind]
              return (
                <li
                  key={`${suggestion.kind}${suggestion.label}`}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === chosen}
                  onMouseDown={(event) => {
                    event.preventDefault()
                    put(suggestion)
                  }}
                  className={`flex min-h-9 cursor-pointer items-center gap-2 px-3 ${index === chosen ? 'bg-press-wash text-press' : ''}`}
                >
                  <Icon aria-hidden className="size-4 shrink-0" />
                  <span className="min-w-0 flex-1 truncate">{suggestion.label}</span>
                  {suggestion.count !== null && <span className="figures text-ink-faint text-sm">{suggestion.count}</span>}
                </li>
              )
            })}
          </ul>
        )}
      </div>
      <p id={`${id}-fault`} className={`mt-1 min-h-5 text-sm ${fault ? 'text-wait' : 'text-ink-faint'}`}>
        {fault ? t(`fault.${fault.code}`, fault.params) : t('hint')}
      </p>
    </div>
  )
}
