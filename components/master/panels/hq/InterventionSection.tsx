'use client'
import { Route, Zap } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { useStrikeFields } from '@/components/hq/StrikeFields'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { Chips } from '@/components/ui/Chips'
import { Moment } from '@/components/ui/Countdown'
import { Panel } from '@/components/ui/Panel'
import { useRow, useView, type LiveRow } from '@/lib/live/client/hooks'

const roads = ['none', 'filtering', 'blockade'] as const

/** The winner's intervention as the master enters it for another side, and what the winner does with the routes (HQ-GIG-2…6). */
export function InterventionSection() {
  const strike = useRow('interventions', 'strike')
  return strike ? <Intervention strike={strike} /> : null
}

function Intervention({ strike }: { strike: LiveRow<'interventions'> }) {
  const t = useTranslations('hqDesk')
  const say = useTranslations('evening')
  const settings = useView('settings')
  const hq = useRow('campaign', 'campaign')?.hqLabel ?? ''
  const { give, busy } = useGive()
  const own = strike.side !== null && settings['hq.side']?.value === strike.side
  const source = settings['strike.map']?.value
  const won = strike.state === 'available' || strike.state === 'used'
  return (
    <Panel title={say('strike.title')} icon={Zap} bodyClassName="flex flex-col gap-3 p-3">
      {strike.state === 'locked' && (
        <p className="text-ink-soft text-sm leading-snug">{t('strike.locked', { table: typeof source === 'string' ? source : '' })}</p>
      )}
      {strike.state === 'void' && <p className="text-ink-soft text-sm leading-snug">{t('strike.void')}</p>}
      {won && (
        <p className="flex flex-wrap items-center gap-2 leading-snug font-medium">
          {t('strike.side', { side: strike.side ?? '' })}
          <Badge tone={strike.state === 'available' ? 'wait' : 'plain'}>{t(`strike.is.${strike.state}`)}</Badge>
        </p>
      )}
      {strike.state === 'available' && own && <p className="text-ink-soft text-sm leading-snug">{t('strike.own', { hq })}</p>}
      {strike.state === 'available' && !own && <Enter strike={strike} />}
      {strike.state === 'used' && <Used strike={strike} />}
      {won && (
        <div className="border-rule border-t pt-3">
          <p className="mb-1.5 flex items-center gap-2 text-sm font-medium">
            <Route aria-hidden className="text-ink-faint size-4" /> {say('roads.title')}
          </p>
          <Chips
            label={say('roads.title')}
            value={strike.roads}
            onChange={(id) => id && !busy && void give('hq.setRoads', { roads: id }, { done: t('strike.roadsDone') })}
            chips={roads.map((id) => ({ id, label: say(`roads.${id}`) }))}
          />
          {strike.roads === null && <p className="text-ink-faint mt-1 text-sm">{t('strike.roadsNone')}</p>}
        </div>
      )}
    </Panel>
  )
}

function Enter({ strike }: { strike: LiveRow<'interventions'> }) {
  const t = useTranslations('hqDesk')
  const say = useTranslations('evening')
  const { give, busy } = useGive()
  const { fields, chosen } = useStrikeFields(strike)
  if (strike.targets.length === 0) return <p className="text-ink-soft text-sm">{t('strike.noTarget')}</p>
  return (
    <>
      {fields}
      <Button
        variant="press"
        icon={Zap}
        busy={busy}
        disabled={chosen === null}
        className="self-start"
        onClick={() => void (chosen && give('hq.strike', { map: chosen.map, choice: { ...chosen.choice } }, { done: t('strike.done') }))}
      >
        {say('strike.enter')}
      </Button>
    </>
  )
}

/** Where it went, and what it moved. */
function Used({ strike }: { strike: LiveRow<'interventions'> }) {
  const t = useTranslations('hqDesk')
  const table = useRow('gameTables', strike.tableId)
  const stake = table?.stakes?.find(({ id }) => id === strike.choice?.stake)
  return (
    <p className="text-sm leading-snug [overflow-wrap:anywhere]">
      {table?.name}
      {strike.at !== null && (
        <>
          , <Moment at={strike.at} />
        </>
      )}
      {stake && `: ${stake.name} — ${stake.outcomes[stake.index]}`}
      {strike.choice?.text !== undefined && `: ${strike.choice.text}`}
      {!stake && strike.choice?.text === undefined && ` — ${t('strike.onTable')}`}
    </p>
  )
}
