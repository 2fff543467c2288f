'use client'
import { useEffect, useRef } from 'react'
import type { Action } from './actions'

/** Whoever types, or has a window or a menu open, means that and not the console. */
const elsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null)

/** The key of an event as actions name it; letters by their place on the keyboard, so that a Russian layout works too. */
function keyName(event: KeyboardEvent): string {
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1]
  const name = letter ?? (event.key === 'Escape' ? 'Esc' : event.key === ',' && event.shiftKey ? '?' : event.key)
  return (event.ctrlKey || event.metaKey ? 'Ctrl+' : '') + name
}

/** Runs the action whose keys were pressed, unless somebody is typing or a window lies open (Ctrl shortcuts always work). */
export function useShortcuts(actions: readonly Action[], blocked: boolean): void {
  const latest = useRef({ actions, blocked })
  useEffect(() => {
    latest.current = { actions, blocked }
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Escape that has just closed a window is spent.
      if (event.defaultPrevented) return
      const key = keyName(event)
      const free = !latest.current.blocked && !elsewhere(event.target) && !event.altKey
      if (!free && !key.startsWith('Ctrl+')) return
      const action = latest.current.actions.find((each) => each.keys === key && each.enabled)
      if (!action) return
      event.preventDefault()
      action.run()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
