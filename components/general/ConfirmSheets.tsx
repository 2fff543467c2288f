'use client'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import type { Json } from '@/lib/kernel/json'
import { useEventTime } from '@/lib/live/client/hooks'
import { mayCountermand, type ArmyWithId, type MarchWithId } from './orderModel'
import type { General } from './useGeneral'

/** Joins two armies that stand together (MB-MAP-10). */
export function MergeSheet(props: {
  army: ArmyWithId
  other: ArmyWithId
  /** On whose behalf a master orders it; null: in his own name. */
  as?: string | null
  onClose: () => void
}) {
  const { army, other, as = null, onClose } = props
  const t = useTranslations('general')
  const { give, busy } = useGive()
  const press = async () => {
    if ((await give('army.merge', { armies: [army.id, other.id] }, { done: t('merge.done') }, { as })).ok) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('merge.title', { army: other.name })}
      description={t('merge.lead')}
      footer={
        <Button variant="press" size="l" className="flex-1" busy={busy} onClick={() => void press()}>
          {t('merge.yes')}
        </Button>
      }
    >
      <p className="text-lg font-semibold">
        {army.name} <span className="figures text-ink-soft">{army.strength}</span> + {other.name}{' '}
        <span className="figures text-ink-soft">{other.strength}</span>
      </p>
    </Dialog>
  )
}

/** Calls a body back before it has crossed (MB-MAP-8, -11). */
export function CountermandSheet({ march, general, onClose }: { march: MarchWithId; general: General; onClose: () => void }) {
  const t = useTranslations('general')
  const { give, busy } = useGive()
  const now = useEventTime()
  const format = useEventFormat()
  const may = mayCountermand(march, now)
  const army = general.mine.find((each) => each.id === march.armyId)
  const press = async () => {
    const data: Json = march.armyId !== null ? { army: march.armyId } : { officer: march.officerId! }
    if ((await give('army.countermand', data, { done: t('countermand.done') })).ok) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('countermand.title')}
      description={
        march.armyId === null
          ? t('countermand.rideText', { sector: general.sectorName(march.fromId) })
          : t('countermand.text', { body: army?.name ?? '—', sector: general.sectorName(march.fromId) })
      }
      footer={
        <>
          <Button size="l" variant="plain" onClick={onClose}>
            {t('countermand.no')}
          </Button>
          <Button size="l" variant="lost" busy={busy} disabled={!may} onClick={() => void press()}>
            {t('countermand.yes')}
          </Button>
        </>
      }
    >
      <p className={may ? 'text-ink-soft' : 'text-lost font-semibold'}>
        {may ? t('countermand.until', { time: format.moment(march.crossAt, now) }) : t('countermand.late')}
      </p>
    </Dialog>
  )
}
