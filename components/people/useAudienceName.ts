'use client'
import { useTranslations } from 'use-intl'
import { useNames } from '@/lib/i18n/useNames'
import { parseAudience } from '@/lib/kernel/view'

/** An audience in words: «Экран зала», «Держава: Север». */
export function useAudienceName(): (name: string) => string {
  const t = useTranslations('people')
  const nameOf = useNames()
  return (name) => {
    const audience = parseAudience(name)
    if (!audience) return name
    const kind = t(`tokens.audiences.${audience.kind}`)
    return 'id' in audience ? `${kind}: ${nameOf(audience.id) ?? audience.id}` : kind
  }
}
