'use client'
import clsx from 'clsx'
import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'

/** Fields for the faces that came up, one per die. A digit fills a field and moves on; Backspace goes back; Enter is done. */
export function FacesInput(props: {
  sides: number
  faces: (number | null)[]
  onChange: (faces: (number | null)[]) => void
  onSubmit?: () => void
  autoFocus?: boolean
}) {
  const { sides, faces, onChange, onSubmit, autoFocus = true } = props
  const t = useTranslations('dice')
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const focus = (index: number) => row.current?.querySelectorAll('input')[index]?.focus()
  const put = (index: number, face: number | null) => onChange(faces.map((each, at) => (at === index ? face : each)))
  const total = faces.reduce<number>((sum, face) => sum + (face ?? 0), 0)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div ref={row} role="group" aria-describedby={id} className="flex flex-wrap gap-2">
        {faces.map((face, index) => (
          <input
            key={index}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            autoFocus={autoFocus && index === 0}
            aria-label={t('face', { n: index + 1 })}
            value={face ?? ''}
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              const typed = Number(event.target.value.replace(/\D/g, ''))
              const fits = Number.isInteger(typed) && typed >= 1 && typed <= sides
              put(index, fits ? typed : null)
              // A second digit may still come where it would make a face (1 of a d20).
              if (fits && typed * 10 > sides) focus(index + 1)
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') onSubmit?.()
              else if (event.key === 'Backspace' && face === null) focus(index - 1)
              else if (event.key === 'ArrowRight') focus(index + 1)
              else if (event.key === 'ArrowLeft') focus(index - 1)
            }}
            className={clsx(
              'figures bg-raised text-ink focus-visible:border-press size-14 rounded-[10px] border-2 text-center text-2xl font-semibold transition-colors focus-visible:outline-offset-0',
              face === null ? 'border-rule-strong' : 'border-press',
            )}
          />
        ))}
      </div>
      <p id={id} className="text-ink-faint text-sm">
        {t('sides', { sides })}
        {faces.length > 1 && faces.every((face) => face !== null) && <> · {t('total', { total })}</>}
      </p>
    </div>
  )
}
