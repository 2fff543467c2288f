'use client'
import clsx from 'clsx'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from './IconButton'

const widths = { s: 'sm:max-w-md', m: 'sm:max-w-xl', l: 'sm:max-w-3xl' } as const

/** A window over the page; on a phone it is a sheet from below. Escape and the cross close it, focus returns where it was. */
export function Dialog(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  width?: keyof typeof widths
}) {
  const { open, onOpenChange, title, description, children, footer, width = 's' } = props
  const t = useTranslations('ui')
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="animate-fade fixed inset-0 z-40 bg-(--veil) backdrop-blur-[2px]" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          // The window itself takes the focus: on its cross a hint would pop up over every new window.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            ;(event.currentTarget as HTMLElement).focus()
          }}
          className={clsx(
            'rounded-t-panel bg-panel shadow-float fixed inset-x-0 bottom-0 z-40 flex max-h-[92dvh] flex-col',
            'sm:rounded-panel sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[calc(100vw-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2',
            'animate-fade focus:outline-none',
            widths[width],
          )}
        >
          <header className="border-rule flex items-start gap-3 border-b py-3 pr-2 pl-4">
            <div className="min-w-0 flex-1 pt-1">
              <Radix.Title className="text-lg leading-tight font-semibold">{title}</Radix.Title>
              {description && <Radix.Description className="text-ink-soft mt-1 text-sm">{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <IconButton icon={X} label={t('close')} />
            </Radix.Close>
          </header>
          {children && <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>}
          {footer && <footer className="border-rule flex flex-wrap justify-end gap-2 border-t p-3">{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
