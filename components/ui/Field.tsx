'use client'
import clsx from 'clsx'
import { useId, type ComponentProps, type ReactNode } from 'react'

interface FieldIds {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A labelled control with a hint and an error; the control gets the ids that tie them together. */
export function Field(props: {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  className?: string
  children: (ids: FieldIds) => ReactNode
}) {
  const { label, hint, error, className, children } = props
  const id = useId()
  const note = error ?? hint
  return (
    <div className={clsx('flex flex-col gap-1', className)}>
      <label htmlFor={id} className="text-ink-soft text-sm font-medium">
        {label}
      </label>
      {children({ id, 'aria-describedby': note ? `${id}-note` : undefined, 'aria-invalid': error ? true : undefined })}
      {note && (
        <p id={`${id}-note`} className={clsx('text-[0.8125rem]', error ? 'text-lost font-medium' : 'text-ink-faint')}>
          {note}
        </p>
      )}
    </div>
  )
}

export const controlLook =
  'w-full rounded-control border border-rule-strong bg-sunken px-3 text-ink placeholder:text-ink-faint focus-visible:border-press focus-visible:outline-offset-0 aria-invalid:border-lost disabled:opacity-60'

export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input className={clsx(controlLook, 'min-h-10', className)} {...rest} />
)

export const Textarea = ({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) => (
  <textarea rows={rows} className={clsx(controlLook, 'resize-y py-2', className)} {...rest} />
)
