'use client'
import { Dices, Flag, LifeBuoy, Plus, Printer, Tv } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { signed } from '@/components/hq/changesModel'
import { ShipDialog } from '@/components/table/ShipDialog'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { Panel } from '@/components/ui/Panel'
import { useRow, useRows, type LiveRow } from '@/lib/live/client/hooks'
import { VerdictDialog } from './VerdictDialog'

type Ship = LiveRow<'ships'>

/** Ships out of action: die, help, «Окончательно», the master's own verdict, and the ceremony on the wall (SURV-1…8, EP-35). */
export function SurvivalSection() {
  const t = useTranslations('evening')
  const { give, busy } = useGive()
  const ships = useRows('ships').filter((ship) => ship.status === 'out')
  const ceremony = useRow('ceremony', 'ceremony')
  const [adding, setAdding] = useState(false)
  const [judged, setJudged] = useState<Ship | null>(null)
  const ready = ships.filter((ship) => ship.owesRoll || ship.roll)
  return (
    <Panel
      title={t('survival.title')}
      icon={LifeBuoy}
      mark={<span className="figures text-ink-soft text-sm">{ships.length}</span>}
      actions={
        <Button size="s" icon={Plus} onClick={() => setAdding(true)}>
          {t('ships.add')}
        </Button>
      }
      bodyClassName=""
    >
      {ships.length === 0 && <p className="text-ink-soft p-3 text-sm">{t('survival.none')}</p>}
      {ready.length > 0 && (
        <div className="flex flex-wrap gap-1.5 p-2.5">
          {!ceremony ? (
            <Button
              size="s"
              icon={Tv}
              disabled={busy}
              onClick={() => void give('survival.beginCeremony', { ships: ready.map((ship) => ship.id) })}
            >
              {t('survival.begin')}
            </Button>
          ) : (
            <>
              <Button size="s" disabled={busy || ceremony.shipId === null} onClick={() => void give('survival.showShip', { ship: null })}>
                {t('survival.queue')}
              </Button>
              <Button size="s" variant="plain" disabled={busy} onClick={() => void give('survival.endCeremony', {})}>
                {t('survival.end')}
              </Button>
            </>
          )}
        </div>
      )}
      <ul className="divide-rule divide-y">
        {ships.map((ship) => (
          <li key={ship.id} className={ceremony?.shipId === ship.id ? 'bg-press-wash px-3 py-2.5' : 'px-3 py-2.5'}>
            <ShipState ship={ship} />
            <div className="mt-1.5 flex flex-wrap gap-1.5">
              {ceremony?.queue.some((each) => each.id === ship.id) && ceremony.shipId !== ship.id && (
                <Button size="s" icon={Tv} disabled={busy} onClick={() => void give('survival.showShip', { ship: ship.id })}>
                  {t('survival.show')}
                </Button>
              )}
              {ship.owesRoll && (
                <Button size="s" variant="press" icon={Dices} disabled={busy} onClick={() => void give('survival.roll', { ship: ship.id })}>
                  {t('ships.roll')}
                </Button>
              )}
              {ship.roll && !ship.roll.final && (
                <Button
                  size="s"
                  variant="wait"
                  icon={Flag}
                  disabled={busy}
                  onClick={() => void give('survival.finalise', { ship: ship.id })}
                >
                  {t('survival.finalise')}
                </Button>
              )}
              {ship.roll && (
                <Button size="s" variant="plain" onClick={() => setJudged(ship)}>
                  {t('survival.verdict')}
                </Button>
              )}
              {ship.roll?.final && (
                <a
                  href={`print/ship?ship=${ship.id}`}
                  className="text-press inline-flex min-h-8 items-center gap-1.5 px-2 text-[0.8125rem] font-medium underline"
                >
                  <Printer aria-hidden className="size-4" /> {t('survival.card')}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
      {adding && <ShipDialog tableId={null} onClose={() => setAdding(false)} />}
      {judged && <VerdictDialog ship={judged} onClose={() => setJudged(null)} />}
    </Panel>
  )
}

function ShipState({ ship }: { ship: Ship }) {
  const t = useTranslations('evening')
  const result = ship.roll?.verdict?.result ?? ship.roll?.result
  const outcome = ship.roll?.verdict?.outcome
  return (
    <>
      <p className="flex items-baseline justify-between gap-2">
        <strong className="min-w-0 leading-snug [overflow-wrap:anywhere]">{ship.name}</strong>
        {result ? (
          <Badge tone={ship.roll?.final ? 'calm' : 'wait'}>
            {result} · {t(`result.${result}.name`)}
          </Badge>
        ) : (
          <span className="text-ink-soft shrink-0 text-sm">{t(ship.owesRoll ? 'survival.waits' : 'survival.battle')}</span>
        )}
      </p>
      <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
        {[ship.side, ship.captain, ship.cause].filter(Boolean).join(' · ')}
        {ship.roll !== null && ship.roll.causeModifier !== 0 && (
          <strong className="figures"> {t('survival.causeAdds', { n: signed(ship.roll.causeModifier) })}</strong>
        )}
      </p>
      {outcome && (outcome.dead.length > 0 || outcome.lost.length > 0) && (
        <p className="text-sm">
          {outcome.dead.length > 0 && (
            <span className="text-lost font-semibold">
              {t('ceremony.fallen')}: {outcome.dead.join(', ')}.{' '}
            </span>
          )}
          {outcome.lost.length > 0 && (
            <span>
              {t('ceremony.lost')}: {outcome.lost.join(', ')}.
            </span>
          )}
        </p>
      )}
      {ship.computed && <p className="text-wait text-sm">{t('survival.overridden', { result: ship.computed.result })}</p>}
    </>
  )
}
