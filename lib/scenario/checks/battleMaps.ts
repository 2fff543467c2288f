import { createTranslator } from 'use-intl/core'
import messages from '@/lib/i18n/messages/ru/errors.json'
import { shapeFault } from '@/lib/maps/drawing'
import { graveFault } from '@/lib/maps/faults'
import type { Pack } from '../schema'
import type { Report } from './report'

const words = createTranslator({ locale: 'ru', messages })

/** Tactical maps: each can be read, and on those of sectors a battle can be opened (MB-CON-1). Gives their ids. */
export function checkBattleMaps(pack: Pack, report: Report): Set<string> {
  const ids = report.ids(['battleMaps'], pack.battleMaps)
  const assigned = new Set(pack.sectors.map(({ battleMap }) => battleMap))
  pack.battleMaps.forEach((map, index) => {
    const shape = shapeFault(map)
    if (shape) {
      const { code, at = 'null', row = 0 } = shape
      return report.fault(['battleMaps', index], words('E_BATTLE_MAP_SHAPE', { fault: code, at, row }))
    }
    const fault = assigned.has(map.id) ? graveFault(map) : null
    if (!fault) return
    const { code, at = 'null', edge = 'null', other = 'null' } = fault
    report.fault(['battleMaps', index], words('E_BATTLE_MAP_FAULT', { fault: code, at, edge, other }))
  })
  return ids
}
