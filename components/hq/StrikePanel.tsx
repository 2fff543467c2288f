'use client'
import { Megaphone, Zap } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Chips } from '@/components/ui/Chips'
import { Panel } from '@/components/ui/Panel'
import type { Json } from '@/lib/kernel/json'
import { useRow } from '@/lib/live/client/hooks'
import type { Hq } from './useHq'

/** The winner's one intervention, while our side has it: where, and of a finished battle what moves which way (HQ-GIG-2…5). */
export function StrikePanel({ hq }: { hq: Hq }) {
  const t = useTranslations('evening')
  const { give, busy } = useGive()
  const strike = useRow('interventions', 'strike')
  const [tableId, setTable] = useState<string | null>(null)
  const [choice, setChoice] = useState<string | null>(null)
  if (strike?.state !== 'available') return null
  const target = strike.targets.find((each) => each.tableId === tableId) ?? null
  const moves = (target?.stakes ?? []).flatMap((stake) =>
    ([1, -1] as const).flatMap((step) => {
      const next = stake.outcomes[stake.index + step]
      return next === undefined ? [] : [{ id: `${stake.id}|${step}`, label: `${stake.name}: ${stake.outcomes[stake.index]} → ${next}` }]
    }),
  )
  const ready = target !== null && (target.state === 'running' || choice !== null)
  const press = async () => {
    if (!target) return
    const [stake, step] = choice?.split('|') ?? []
    const about: Json = target.state === 'running' || !stake ? {} : { stake, step: Number(step) }
    await give('hq.announce', { subject: { s: 'strike', map: target.tableId, choice: about } })
  }
  return (
    <Panel title={t('strike.title')} icon={Zap} className="border-wait border-2" bodyClassName="flex flex-col gap-3 p-3">
      <p className="text-sm">{t('strike.text')}</p>
      <Chips
        label={t('strike.where')}
        value={tableId}
        onChange={(id) => {
          setTable(id)
          setChoice(null)
        }}
        chips={strike.targets.map((each) => ({ id: each.tableId, label: each.name }))}
      />
      {target?.state === 'finished' && <Chips label={t('strike.what')} value={choice} onChange={setChoice} chips={moves} />}
      {target?.state === 'running' && <p className="text-ink-soft text-sm">{t('strike.running')}</p>}
      <Button
        variant="press"
        icon={Megaphone}
        busy={busy}
        disabled={!ready || hq.announcement !== null || !hq.me?.present}
        onClick={() => void press()}
      >
        {t('strike.announce')}
      </Button>
    </Panel>
  )
}
