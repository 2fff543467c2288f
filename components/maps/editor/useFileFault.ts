'use client'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useRuleError } from '@/lib/i18n/useRuleError'
import type { FileFault } from '@/lib/maps/openFile'

/** Why a file is refused, in words. */
export function useFileFault(): (fault: FileFault) => string {
  const t = useTranslations('maps.importing.fault')
  const words = useRuleError()
  return useCallback(
    (refused) => {
      if (refused.part === 'file') return t(refused.code)
      if (refused.part === 'tiled') return t(refused.fault.code, { name: refused.fault.name ?? '' })
      if (refused.part === 'text') return t('line', { row: refused.fault.row, at: refused.fault.at })
      const { code, at = null, row = null } = refused.fault
      return words('E_BATTLE_MAP_SHAPE', { fault: code, at, row })
    },
    [t, words],
  )
}
