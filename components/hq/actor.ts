'use client'
import { createContext } from 'react'

/** Who holds HQ's shared tablet (EP-30): he is `me` there. Null: nobody, and everywhere but on the tablet. */
export const HolderContext = createContext<string | null>(null)
