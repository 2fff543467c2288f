'use client'
import { Megaphone, Swords } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { useRows, useView } from '@/lib/live/client/hooks'
import { SideColour } from '../SideNames'
import { ContactItem } from './ContactItem'
import { statesAtOdds } from './enemiesHere'

/** The battle of a territory: the one that is open, or, where enemies stand together, the master's call and the attack of a state he plays. */
export function SectorBattle({ sectorId }: { sectorId: string }) {
  const t = useTranslations('battles')
  const battle = useRows('battles').find((each) => each.sectorId === sectorId && each.phase !== 'ended')
  const armies = useRows('armies')
  const relations = useRows('relations')
  const states = useView('states')
  const declared = useView('settings')['campaign.battleTrigger']?.value === 'declared'
  const { give, busy } = useGive()
  const odds = statesAtOdds(armies, relations, sectorId)
  if (battle) {
    return (
      <section aria-label={t('master.title')} className="border-rule rounded-control overflow-hidden border">
        <ContactItem id={battle.id} />
      </section>
    )
  }
  if (odds.length === 0) return null
  return (
    <section aria-label={t('master.title')} className="flex flex-col gap-2">
      <h3 className="eyebrow">{t('master.title')}</h3>
      <div className="flex flex-wrap gap-1.5">
        <Button
          size="s"
          icon={Swords}
          busy={busy}
          onClick={() => void give('battle.call', { territory: sectorId }, { done: t('master.callDone') })}
        >
          {t('master.call')}
        </Button>
        {declared &&
          odds.map((state) => (
            <Button
              key={state}
              size="s"
              icon={Megaphone}
              busy={busy}
              onClick={() => void give('battle.declareAttack', { territory: sectorId, state }, { done: t('master.callDone') })}
            >
              <SideColour colour={states[state]?.colour ?? null} /> {t('master.attackBy', { state: states[state]?.name ?? state })}
            </Button>
          ))}
      </div>
    </section>
  )
}
