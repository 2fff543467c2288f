'use client'
import { Tooltip } from 'radix-ui'
import type { ReactNode } from 'react'
import { KeyHint } from './KeyHint'

/** A word about a control, on hover and on focus. Needs `Tooltip.Provider`, which the layout gives. */
export function Hint({ text, keyHint, children }: { text: ReactNode; keyHint?: string; children: ReactNode }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          sideOffset={6}
          collisionPadding={8}
          className="animate-fade rounded-control bg-ink text-ground shadow-float z-50 flex max-w-72 items-center gap-2 px-2.5 py-1.5 text-[0.8125rem]"
        >
          {text}
          {keyHint && <KeyHint keys={keyHint} />}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
