'use client'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const key = 'stavka-moments'

/** Whether this very screen sounds and trembles at a decision; it remembers. */
const store = createStore<{ on: boolean }>(() => ({ on: remembered() }))

function remembered(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    // No storage, as on the server or in a private window: sound is on.
    return true
  }
}

export const useMomentSound = (): boolean => useStore(store, (state) => state.on)

export function setMomentSound(on: boolean): void {
  store.setState({ on })
  try {
    localStorage.setItem(key, on ? 'on' : 'off')
  } catch {
    // It holds until the page is closed.
  }
}
