'use client'
import { Copy } from 'lucide-react'
import { toast } from 'sonner'
import { useTranslations } from 'use-intl'
import { IconButton } from '@/components/ui/IconButton'

/** Copies a text. Over plain HTTP there is no `navigator.clipboard`: then by a hidden field and the old command. */
export function CopyButton({ text }: { text: string }) {
  const t = useTranslations('people')
  const press = async () => {
    if (await copy(text)) toast.success(t('tokens.copied'))
    else toast.error(t('tokens.copyFailed'))
  }
  return <IconButton icon={Copy} label={t('tokens.copy')} className="size-11" onClick={() => void press()} />
}

async function copy(text: string): Promise<boolean> {
  try {
    if (window.isSecureContext) {
      await navigator.clipboard.writeText(text)
      return true
    }
    const field = document.createElement('textarea')
    field.value = text
    field.style.position = 'fixed'
    field.style.opacity = '0'
    // Inside the open window, or its focus trap takes the selection away.
    const place = document.activeElement?.closest('[role=dialog]') ?? document.body
    place.append(field)
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    return done
  } catch {
    return false
  }
}
