'use client'
import { createContext, useEffect, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { connect, type LiveClient } from './connection'

export const LiveContext = createContext<LiveClient | null>(null)

/**
 * Connects a screen to its campaign and hands the connection down. `screen` names the kind of screen in the audit; `token` is for
 * screens without a login (walls).
 */
export function LiveProvider(props: { slug: string; screen: string; token?: string | null; children: ReactNode }) {
  const { slug, screen, token = null, children } = props
  const [holder] = useState(() => createStore<{ client: LiveClient | null }>(() => ({ client: null })))
  const client = useStore(holder, (state) => state.client)
  useEffect(() => {
    const opened = connect({ slug, screen, token })
    holder.setState({ client: opened })
    return () => {
      holder.setState({ client: null })
      opened.close()
    }
  }, [holder, slug, screen, token])
  return <LiveContext.Provider value={client}>{children}</LiveContext.Provider>
}
