'use client'
import { useMemo } from 'react'
import { useView } from '@/lib/live/client/hooks'

/** Finds the name of anything this screen may know by its id; null when it knows none. */
export function useNames(): (id: string) => string | null {
  const sectors = useView('sectors')
  const states = useView('states')
  const armies = useView('armies')
  const flags = useView('flags')
  const people = useView('people')
  const riders = useView('riders')
  const cards = useView('cards')
  const gameTables = useView('gameTables')
  const me = useView('me')
  return useMemo(() => {
    const own = Object.values(me)[0]
    return (id) =>
      sectors[id]?.name ??
      states[id]?.name ??
      armies[id]?.name ??
      flags[id]?.name ??
      people[id]?.character ??
      riders[id]?.character ??
      cards[id]?.title ??
      gameTables[id]?.name ??
      (own?.personId === id ? own.character : null)
  }, [sectors, states, armies, flags, people, riders, cards, gameTables, me])
}
