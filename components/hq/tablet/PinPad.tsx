'use client'
import clsx from 'clsx'
import { Delete } from 'lucide-react'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

export const pinLength = 4
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Four digits under the thumb or from a keyboard; the fourth gives them on. What is typed is shown as dots. */
export function PinPad({ busy, error, onPin }: { busy: boolean; error: ReactNode; onPin: (pin: string) => void }) {
  const t = useTranslations('tablet')
  const [typed, setTyped] = useState('')
  const type = useCallback(
    (digit: string) => {
      if (busy) return
      const next = (typed + digit).slice(0, pinLength)
      if (next.length < pinLength) return setTyped(next)
      setTyped('')
      onPin(next)
    },
    [busy, typed, onPin],
  )
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (/^\d$/.test(event.key)) type(event.key)
      else if (event.key === 'Backspace') setTyped((before) => before.slice(0, -1))
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [type])
  return (
    <div className="mx-auto flex w-full max-w-80 flex-col gap-4">
      <p className="flex justify-center gap-4 py-1" role="status" aria-label={t('typed', { n: typed.length })}>
        {Array.from({ length: pinLength }, (_, index) => (
          <span
            key={index}
            className={clsx(
              'size-5 rounded-full border-2 transition-colors duration-75',
              busy || index < typed.length ? 'border-press bg-press' : error ? 'border-lost' : 'border-rule-strong',
              busy && 'motion-safe:animate-breathe',
            )}
          />
        ))}
      </p>
      <p role="alert" className="text-lost min-h-11 text-center leading-snug font-semibold text-balance">
        {error}
      </p>
      <div className="grid grid-cols-3 gap-2">
        {digits.map((digit) => (
          <Key key={digit} disabled={busy} onClick={() => type(digit)}>
            {digit}
          </Key>
        ))}
        <span />
        <Key disabled={busy} onClick={() => type('0')}>
          0
        </Key>
        <Key disabled={busy || typed === ''} label={t('erase')} onClick={() => setTyped(typed.slice(0, -1))}>
          <Delete aria-hidden className="size-7" strokeWidth={1.8} />
        </Key>
      </div>
    </div>
  )
}

function Key(props: { label?: string; disabled: boolean; onClick: () => void; children: ReactNode }) {
  const { label, disabled, onClick, children } = props
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="figures rounded-control border-rule-strong bg-raised hover:border-press active:bg-press-wash grid min-h-16 place-items-center border text-3xl font-semibold disabled:opacity-50"
    >
      {children}
    </button>
  )
}
