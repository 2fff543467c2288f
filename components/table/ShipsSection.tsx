'use client'
import { Dices, LogOut, Plus, Ship, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { useRows, type LiveRow } from '@/lib/live/client/hooks'
import { OutDialog } from './OutDialog'
import { ShipDialog } from './ShipDialog'

/** Ships of a table: who is out of action, who left it, who must throw (SURV-1). */
export function ShipsSection({ table }: { table: LiveRow<'gameTables'> }) {
  const t = useTranslations('evening')
  const ships = useRows('ships').filter((ship) => ship.tableId === table.id)
  const [adding, setAdding] = useState(false)
  return (
    <section aria-label={t('ships.title')} className="border-rule border-t pt-3">
      <div className="flex items-center justify-between gap-2">
        <h3 className="flex items-center gap-2 font-semibold">
          <Ship aria-hidden className="text-ink-faint size-4" /> {t('ships.title')}
        </h3>
        <Button size="s" icon={Plus} onClick={() => setAdding(true)}>
          {t('ships.add')}
        </Button>
      </div>
      {ships.length === 0 && <p className="text-ink-soft mt-1 text-sm">{t('ships.none')}</p>}
      <ul className="divide-rule mt-1 divide-y">
        {ships.map((ship) => (
          <ShipLine key={ship.id} ship={ship} />
        ))}
      </ul>
      {adding && <ShipDialog tableId={table.id} onClose={() => setAdding(false)} />}
    </section>
  )
}

function ShipLine({ ship }: { ship: LiveRow<'ships'> }) {
  const t = useTranslations('evening')
  const { give, busy } = useGive()
  const [out, setOut] = useState(false)
  const set = (status: string) => give('survival.setStatus', { ship: ship.id, status })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2 [&_button]:min-h-10">
      <div className="min-w-0 flex-1 basis-44">
        <p className="leading-snug font-medium [overflow-wrap:anywhere]">{ship.name}</p>
        <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
          {[ship.side, ship.captain, ship.cause].filter(Boolean).join(' · ')}
        </p>
      </div>
      {ship.roll ? (
        <Badge tone={ship.roll.final ? 'calm' : 'wait'}>
          {ship.roll.verdict?.result ?? ship.roll.result} · {t(`result.${ship.roll.verdict?.result ?? ship.roll.result}.name`)}
        </Badge>
      ) : ship.status === 'battle' ? (
        <span className="flex flex-wrap gap-1.5">
          <Button size="s" variant="lost" icon={X} disabled={busy} onClick={() => setOut(true)}>
            {t('ships.out')}
          </Button>
          <Button size="s" variant="plain" icon={LogOut} disabled={busy} onClick={() => void set('left')}>
            {t('ships.left')}
          </Button>
        </span>
      ) : (
        <span className="flex flex-wrap items-center gap-1.5">
          <Badge tone={ship.status === 'out' ? 'lost' : 'plain'}>{t(`ships.is.${ship.status}`)}</Badge>
          {ship.owesRoll && (
            <Button size="s" variant="press" icon={Dices} disabled={busy} onClick={() => void give('survival.roll', { ship: ship.id })}>
              {t('ships.roll')}
            </Button>
          )}
          <Button size="s" variant="plain" icon={Undo2} disabled={busy} onClick={() => void set('battle')}>
            {t('ships.back')}
          </Button>
        </span>
      )}
      {out && <OutDialog ship={ship} onClose={() => setOut(false)} />}
    </li>
  )
}
