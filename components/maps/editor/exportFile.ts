import { writeJson, writeText } from '@/lib/maps/textFile'
import type { MapDocument } from './drafts'

/** Gives the map as a file to this browser. */
export function download({ name, drawing }: MapDocument, format: 'txt' | 'json'): void {
  const content = format === 'txt' ? writeText(name, drawing) : writeJson(name, drawing)
  const link = window.document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: format === 'txt' ? 'text/plain;charset=utf-8' : 'application/json' }))
  link.download = `${name.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'map'}.${format}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
