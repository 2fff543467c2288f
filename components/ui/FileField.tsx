'use client'
import { FileUp } from 'lucide-react'

/** A place to choose one file: its name, or what is to be chosen. The same file may be chosen again after it was mended. */
export function FileField(props: { text: string; accept: string; onChoose: (file: File) => void }) {
  const { text, accept, onChoose } = props
  return (
    <label className="border-rule-strong rounded-panel hover:border-press focus-within:border-press flex min-h-16 cursor-pointer items-center gap-3 border border-dashed px-4">
      <FileUp aria-hidden className="text-ink-faint size-5 shrink-0" />
      <span className="min-w-0 flex-1 truncate">{text}</span>
      <input
        type="file"
        accept={accept}
        className="sr-only"
        onChange={(event) => {
          const chosen = event.target.files?.[0]
          event.target.value = ''
          if (chosen) onChoose(chosen)
        }}
      />
    </label>
  )
}
