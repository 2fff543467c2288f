'use client'
import clsx from 'clsx'
import { Check, type LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { Fragment, type ReactNode } from 'react'
import { KeyHint } from './KeyHint'

export interface MenuItem {
  id: string
  label: ReactNode
  icon?: LucideIcon
  keyHint?: string
  checked?: boolean
  disabled?: boolean
  lost?: boolean
  href?: string
  onSelect?: () => void
}

const itemLook =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-sm outline-none select-none data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50 data-[highlighted]:bg-press-wash data-[highlighted]:text-press'

/** A menu behind a control. Groups are parted by a rule; `label` heads a group. */
export function Menu({
  trigger,
  groups,
  align = 'end',
}: {
  trigger: ReactNode
  groups: { label?: ReactNode; items: MenuItem[] }[]
  align?: 'start' | 'end'
}) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="animate-rise rounded-panel bg-panel shadow-float z-50 min-w-52 p-1"
        >
          {groups.map((group, index) => (
            <Fragment key={index}>
              {index > 0 && <DropdownMenu.Separator className="bg-rule my-1 h-px" />}
              {group.label && <DropdownMenu.Label className="eyebrow px-2.5 pt-2 pb-1">{group.label}</DropdownMenu.Label>}
              {group.items.map(({ id, label, icon: Icon, keyHint, checked, disabled, lost, href, onSelect }) => {
                const inside = (
                  <>
                    {Icon && <Icon aria-hidden className="size-4 shrink-0" />}
                    <span className="flex-1">{label}</span>
                    {checked && <Check aria-hidden className="size-4" />}
                    {keyHint && <KeyHint keys={keyHint} />}
                  </>
                )
                return (
                  <DropdownMenu.Item
                    key={id}
                    disabled={disabled}
                    onSelect={onSelect}
                    aria-current={checked || undefined}
                    asChild={href !== undefined}
                    className={clsx(itemLook, lost ? 'text-lost' : 'text-ink')}
                  >
                    {href === undefined ? inside : <a href={href}>{inside}</a>}
                  </DropdownMenu.Item>
                )
              })}
            </Fragment>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
