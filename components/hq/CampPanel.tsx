'use client'
import { Tent } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { aidIds } from '@/lib/campaign/hq/tables'
import { Panel } from '@/components/ui/Panel'
import { useRow, useView } from '@/lib/live/client/hooks'

const levels = [1, 2, 3]

/** The humanitarian camp and the help in stock (HQ-CAM-2, HQ-BAT-3); absent where the scenario has no camp. */
export function CampPanel({ actions }: { actions?: ReactNode }) {
  const t = useTranslations('hq')
  const camp = useRow('camp', 'camp')
  const aids = useView('aids')
  const stock = aidIds.filter((id) => (aids[id]?.stock ?? 0) > 0)
  if (!camp) return null
  return (
    <Panel title={t('camp.title')} icon={Tent} actions={actions} bodyClassName="flex flex-col gap-2 p-3 text-sm">
      {(['defence', 'support'] as const).map((side) => (
        <p key={side} className="flex items-center gap-2">
          <span className="text-ink-soft flex-1">{t(`camp.${side}`)}</span>
          <span aria-hidden className="flex gap-1">
            {levels.map((level) => (
              <span key={level} className={`h-3 w-5 rounded-[1px] ${level <= camp[side] ? 'bg-press' : 'bg-rule'}`} />
            ))}
          </span>
          <strong className="figures w-4 text-right">{camp[side]}</strong>
        </p>
      ))}
      {camp.gained.length > 0 && (
        <p className="text-ink-soft">
          {t('camp.gained')}: {camp.gained.map((id) => (t.has(`camp.functions.${id}`) ? t(`camp.functions.${id}`) : id)).join(', ')}
        </p>
      )}
      <p className="border-rule text-ink-soft border-t pt-2">
        {t('aids.title')}: {stock.length === 0 ? t('aids.none') : stock.map((id) => `${t(`aids.${id}`)}: ${aids[id]!.stock}`).join(', ')}
      </p>
    </Panel>
  )
}
