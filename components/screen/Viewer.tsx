'use client'
import { createContext, useContext, type ReactNode } from 'react'
import type { Role } from '@/lib/kernel/command'

/** The person this page was opened for; null on a screen that only reads by a token. A master's stream has no `me` row. */
export interface ViewerPerson {
  id: string
  roles: readonly Role[]
}

const ViewerContext = createContext<ViewerPerson | null>(null)

export const ViewerProvider = ({ person, children }: { person: ViewerPerson | null; children: ReactNode }) => (
  <ViewerContext.Provider value={person}>{children}</ViewerContext.Provider>
)
export const useViewer = (): ViewerPerson | null => useContext(ViewerContext)
