'use client'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Chips } from '@/components/ui/Chips'
import { useRows } from '@/lib/live/client/hooks'

const nobody = '—'

/** Whose territory it is, with one press (EP-12): the rules do not say, the master does. */
export function HolderChips({ sectorId, holderId }: { sectorId: string; holderId: string | null }) {
  const t = useTranslations('master.correct')
  const map = useTranslations('map')
  const states = useRows('states')
  const { give, busy } = useGive()
  return (
    <section>
      <h3 className="eyebrow mb-1.5">{t('holder')}</h3>
      <Chips
        label={t('holder')}
        value={holderId ?? nobody}
        onChange={(id) => id !== null && !busy && void give('sector.setHolder', { sector: sectorId, holder: id === nobody ? null : id })}
        chips={[
          { id: nobody, label: map('noHolder') },
          ...states.map(({ id, short, name, colour }) => ({
            id,
            label: (
              <>
                <span aria-hidden className="border-ink/30 h-3 w-4 rounded-[2px] border" style={{ background: colour }} />
                <span title={name}>{states.length > 3 ? short : name}</span>
              </>
            ),
          })),
        ]}
      />
    </section>
  )
}
