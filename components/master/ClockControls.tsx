'use client'
import { ChevronDown, Flag, Gauge, Pause, Play } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { IconButton } from '@/components/ui/IconButton'
import { Menu } from '@/components/ui/Menu'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useRow } from '@/lib/live/client/hooks'
import { useMaster } from './masterStore'

const rates = [1, 2, 5, 10, 30, 60]
/** On a phone the sign alone, so that the name of the screen has room; a screen reader still says the word. */
const signOnPhone = 'max-sm:gap-0 max-sm:px-3 max-sm:text-[0px] max-sm:[&>svg]:size-5'

/** Start, pause, go on, end; speed only in a rehearsal (DESIGN §4). */
export function ClockControls() {
  const t = useTranslations('master.clock')
  const say = useTranslations('evening')
  const clock = useRow('clock', 'clock')
  const open = useMaster((state) => state.open)
  const format = useEventFormat()
  const { give, busy } = useGive()
  if (!clock) return null
  const { status, rate, rehearsal } = clock
  const may = status === 'running' || status === 'paused' || status === 'held' || status === 'finale'
  return (
    <div className="flex items-center gap-2">
      <span className="text-ink-faint hidden text-sm xl:inline">{format.zone}</span>
      {rehearsal && <Badge tone="wait">{t('rehearsal')}</Badge>}
      {status === 'setup' && (
        <Button variant="press" icon={Play} onClick={() => open({ kind: 'start' })}>
          {t('start')}
        </Button>
      )}
      {status === 'running' && (
        <Button className={signOnPhone} icon={Pause} busy={busy} onClick={() => void give('clock.pause', {})}>
          {t('pause')}
        </Button>
      )}
      {(status === 'paused' || status === 'finale' || status === 'ended') && (
        <Button
          className={signOnPhone}
          variant={status === 'paused' ? 'wait' : 'quiet'}
          icon={Play}
          busy={busy}
          onClick={() => void give('clock.resume', {})}
        >
          {t(status === 'ended' || status === 'finale' ? 'reopen' : 'resume')}
        </Button>
      )}
      <Menu
        trigger={<IconButton icon={ChevronDown} label={t('more')} />}
        groups={[
          ...(rehearsal && status !== 'ended'
            ? [
                {
                  label: t('speed'),
                  items: rates.map((each) => ({
                    id: String(each),
                    label: `×${each}`,
                    icon: Gauge,
                    checked: each === rate,
                    onSelect: () => void give('clock.setRate', { rate: each }),
                  })),
                },
              ]
            : []),
          {
            items: [
              {
                id: 'finale',
                label: say('finale.menu'),
                icon: Flag,
                disabled: !may || status === 'finale',
                onSelect: () => void give('clock.finale', {}),
              },
            ],
          },
          {
            items: [
              {
                id: 'end',
                label: status === 'finale' ? say('finale.close') : t('end'),
                icon: Flag,
                lost: true,
                disabled: !may,
                onSelect: () => open({ kind: 'end' }),
              },
            ],
          },
        ]}
      />
    </div>
  )
}
