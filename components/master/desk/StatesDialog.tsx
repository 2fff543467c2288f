'use client'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Checkbox } from '@/components/ui/Checkbox'
import { Dialog } from '@/components/ui/Dialog'
import { useRows, useView } from '@/lib/live/client/hooks'
import { useMaster } from '../masterStore'

/** «Играть за государство»: nobody has come for it, so the master gives its orders, logged on behalf of its generals (MB-GEN-3). */
export function StatesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('desk.states')
  const states = useRows('states')
  const armies = useRows('armies')
  const played = useView('playedStates')
  const { playing, play } = useMaster()
  const { give, busy } = useGive()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('title')} description={t('lead')}>
      <ul className="divide-rule divide-y">
        {states.map((state) => (
          <li key={state.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span aria-hidden className="border-ink/30 inline-block h-4 w-6 rounded-[2px] border" style={{ background: state.colour }} />
            <span className="min-w-32 flex-1 leading-tight font-medium">
              {state.name}
              <span className="text-ink-faint block text-sm font-normal">
                {t('armies', { n: armies.filter((army) => army.stateId === state.id).length })}
              </span>
            </span>
            <Checkbox
              checked={state.id in played}
              disabled={busy}
              onChange={(byMaster) => void give('state.setPlayed', { state: state.id, byMaster })}
            >
              {t('absent')}
            </Checkbox>
            <Checkbox checked={playing === state.id} onChange={(on) => play(on ? state.id : null)}>
              {t('play')}
            </Checkbox>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
