'use client'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button, type ButtonVariant } from './Button'
import { Dialog } from './Dialog'

/** Asks once more before something that many people would notice. */
export function ConfirmDialog(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  confirm: ReactNode
  variant?: ButtonVariant
  disabled?: boolean
  onConfirm: () => unknown
}) {
  const { open, onOpenChange, title, description, children, confirm, variant = 'press', disabled, onConfirm } = props
  const t = useTranslations('ui')
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await onConfirm()
    setBusy(false)
    onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="plain" onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button variant={variant} busy={busy} disabled={disabled} onClick={() => void press()}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
