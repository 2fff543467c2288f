'use client'
import { Megaphone, Zap } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Panel } from '@/components/ui/Panel'
import { useRow, type LiveRow } from '@/lib/live/client/hooks'
import { useStrikeFields } from './StrikeFields'
import type { Hq } from './useHq'

/** The winner's one intervention, while our side has it: where, and of a finished battle what moves which way (HQ-GIG-2…5). */
export function StrikePanel({ hq }: { hq: Hq }) {
  const strike = useRow('interventions', 'strike')
  return strike?.state === 'available' ? <Announcing hq={hq} strike={strike} /> : null
}

function Announcing({ hq, strike }: { hq: Hq; strike: LiveRow<'interventions'> }) {
  const t = useTranslations('evening')
  const { give, busy } = useGive()
  const { fields, chosen } = useStrikeFields(strike)
  return (
    <Panel title={t('strike.title')} icon={Zap} className="border-wait border-2" bodyClassName="flex flex-col gap-3 p-3">
      <p className="text-sm">{t('strike.text')}</p>
      {fields}
      <Button
        variant="press"
        icon={Megaphone}
        busy={busy}
        disabled={chosen === null || hq.announcement !== null || !hq.me?.present}
        onClick={() => void (chosen && give('hq.announce', { subject: { s: 'strike', map: chosen.map, choice: { ...chosen.choice } } }))}
      >
        {t('strike.announce')}
      </Button>
    </Panel>
  )
}
