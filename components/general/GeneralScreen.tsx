'use client'
import { Map as MapIcon, Mail as MailIcon, PenLine, ScrollText, Swords, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { shortName } from '@/components/battles/model/phases'
import { PracticeLink } from '@/components/practice/PracticeLink'
import { ScreenHeader } from '@/components/screen/ScreenHeader'
import { PublicMoment } from '@/components/hq/moment/PublicMoment'
import { OwnPart } from '@/components/hq/OwnPart'
import { useDarkByDefault } from '@/components/screen/useDarkByDefault'
import { Button } from '@/components/ui/Button'
import { ArmiesTab } from './ArmiesTab'
import { ArmySheet } from './ArmySheet'
import { BattleSeat } from './BattleSeat'
import { BottomTabs } from './BottomTabs'
import { CountermandSheet, MergeSheet } from './ConfirmSheets'
import { KnownTable } from './KnownTable'
import { LetterSheet, LettersTab, useDelivery } from './LettersTab'
import { Mail } from './Mail'
import { HandSheet, MailSheet } from './MailSheet'
import { MapTab } from './MapTab'
import { armyBody, sendable } from './orderModel'
import { OrderSheet } from './OrderSheet'
import { OrdersTab } from './OrdersTab'
import { PlaceBanner } from './PlaceBanner'
import { PursuitSheet } from './PursuitSheet'
import type { Sheet } from './sheet'
import { SplitSheet } from './SplitSheet'
import { useGeneral, type General } from './useGeneral'
import { WriteSheet } from './WriteSheet'

type Tab = 'own' | 'armies' | 'map' | 'orders' | 'letters'

/**
 * The general's phone: sections under the thumb, the order to write above them. On a wide screen the map stands beside the section.
 * `part`: `me` for people without troops, who have what is theirs (load, ship, gifts), the map and letters.
 */
export function GeneralScreen({ part = 'general' }: { part?: 'general' | 'me' }) {
  return (
    <KnownTable>
      <Screen part={part} />
    </KnownTable>
  )
}

function Screen({ part }: { part: 'general' | 'me' }) {
  const t = useTranslations('general')
  const general = useGeneral()
  const [tab, setTab] = useState<Tab>(part === 'general' ? 'armies' : 'own')
  const [sheet, setSheet] = useState<Sheet | null>(null)
  useDarkByDefault()
  useDelivery(general.letters)
  const close = () => setSheet(null)
  const able = general.place === 'table' ? sendable(general.mine) : []
  const writes = general.me?.officer != null && general.place !== 'captive'
  const tabs = [
    { id: 'own' as const, label: t('tabs.own'), icon: UserRound },
    { id: 'armies' as const, label: t('tabs.armies'), icon: Swords },
    { id: 'map' as const, label: t('tabs.map'), icon: MapIcon },
    { id: 'orders' as const, label: t('tabs.orders'), icon: ScrollText, count: general.marches.length + general.pending.length },
    {
      id: 'letters' as const,
      label: t('tabs.letters'),
      icon: MailIcon,
      count: general.unread,
      countLabel: t('unread', { n: general.unread }),
    },
  ].filter(({ id }) =>
    part === 'general' ? id !== 'own' : id === 'own' || id === 'map' || id === 'letters' || general.me?.officer != null,
  )

  return (
    <div className="flex h-dvh flex-col">
      <ScreenHeader title={shortName(general.me?.character ?? ' ')} icon={part === 'general' ? Swords : undefined} />
      <PlaceBanner />
      {part === 'me' && <PublicMoment />}
      <div className="grid min-h-0 flex-1 lg:grid-cols-[26rem_minmax(0,1fr)]">
        <main className="flex min-h-0 min-w-0 flex-col">
          <BattleSeat />
          <div className={tab === 'map' ? 'relative min-h-0 flex-1' : 'min-h-0 flex-1 overflow-y-auto p-2.5'}>
            {tab === 'own' && <OwnPart />}
            {tab === 'armies' && (
              <div className="flex flex-col gap-3">
                <ArmiesTab general={general} open={setSheet} />
                <PracticeLink />
              </div>
            )}
            {tab === 'map' && <MapTab general={general} open={setSheet} className="h-full" />}
            {tab === 'orders' && <OrdersTab general={general} open={setSheet} />}
            {tab === 'letters' && (
              <div className="flex flex-col gap-4">
                <Mail general={general} open={setSheet} />
                <LettersTab letters={general.letters} quiet={general.mail.length > 0} open={setSheet} />
              </div>
            )}
          </div>
          {able.length > 0 && (tab === 'armies' || tab === 'orders') && (
            <div className="border-rule bg-panel border-t p-2">
              <Button
                variant="press"
                size="l"
                icon={ScrollText}
                className="w-full"
                onClick={() => setSheet({ kind: 'order', bodies: able.length === 1 ? [armyBody(able[0]!)] : [], target: null })}
              >
                {t('order.write')}
              </Button>
            </div>
          )}
          {writes && tab === 'letters' && (
            <div className="border-rule bg-panel border-t p-2">
              <Button variant="press" size="l" icon={PenLine} className="w-full" onClick={() => setSheet({ kind: 'write' })}>
                {t('mail.write')}
              </Button>
            </div>
          )}
          <BottomTabs label={t('tabs.label')} tabs={tabs} value={tab} onChange={setTab} />
        </main>
        <aside className="border-rule hidden min-h-0 border-l lg:block" aria-label={t('map.title')}>
          {tab !== 'map' && <MapTab general={general} open={setSheet} className="h-full" />}
        </aside>
      </div>
      {sheet && <OpenedSheet sheet={sheet} general={general} open={setSheet} onClose={close} />}
    </div>
  )
}

function OpenedSheet({
  sheet,
  general,
  open,
  onClose,
}: {
  sheet: Sheet
  general: General
  open: (sheet: Sheet) => void
  onClose: () => void
}) {
  const armyOf = (id: string) => [...general.mine, ...general.others].find((army) => army.id === id)
  switch (sheet.kind) {
    case 'order':
      return <OrderSheet general={general} bodies={sheet.bodies} target={sheet.target} onClose={onClose} />
    case 'army': {
      const army = armyOf(sheet.armyId)
      return army ? <ArmySheet army={army} general={general} open={open} onClose={onClose} /> : null
    }
    case 'split': {
      const army = armyOf(sheet.armyId)
      return army ? <SplitSheet army={army} general={general} onClose={onClose} /> : null
    }
    case 'merge': {
      const army = armyOf(sheet.armyId)
      const other = armyOf(sheet.otherId)
      return army && other ? <MergeSheet army={army} other={other} onClose={onClose} /> : null
    }
    case 'countermand': {
      const march = general.marches.find((each) => each.id === sheet.marchId)
      return march ? <CountermandSheet march={march} general={general} onClose={onClose} /> : null
    }
    case 'letter': {
      const letter = general.letters.find((each) => each.id === sheet.letterId)
      return letter ? <LetterSheet letter={letter} general={general} open={open} onClose={onClose} /> : null
    }
    case 'mail': {
      const letter = general.mail.find((each) => each.id === sheet.letterId)
      return letter ? <MailSheet letter={letter} general={general} open={open} onClose={onClose} /> : null
    }
    case 'hand': {
      const letter = general.mail.find((each) => each.id === sheet.letterId)
      return letter ? <HandSheet letter={letter} general={general} onClose={onClose} /> : null
    }
    case 'write':
      return <WriteSheet general={general} onClose={onClose} />
    case 'pursuit': {
      const suspicion = general.suspicions.find((each) => each.id === sheet.suspicionId)
      return suspicion ? <PursuitSheet suspicion={suspicion} general={general} onClose={onClose} /> : null
    }
  }
}
