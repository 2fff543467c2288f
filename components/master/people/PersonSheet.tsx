'use client'
import { ArrowLeftRight, Bell, Drama, LogOut, MapPin, PencilLine, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { useNames } from '@/lib/i18n/useNames'
import { useRows, type LiveRow } from '@/lib/live/client/hooks'
import { useMaster, type MasterDialog } from '../masterStore'
import { Passes } from './Passes'

/** One person: who plays him, what he is and where, and everything the master may do about him (EP-11). */
export function PersonSheet({ person, onClose }: { person: LiveRow<'people'>; onClose: () => void }) {
  const t = useTranslations('desk.people')
  const words = useTranslations('people')
  const general = useTranslations('general.officer')
  const names = useNames()
  const secret = useRows('allegianceChanges').some((change) => change.personId === person.id)
  const { open, select } = useMaster.getState()
  const { officer, left } = person
  const show = (dialog: MasterDialog) => () => open(dialog)
  const actions: { id: string; label: string; icon: LucideIcon; press: () => void; shown: boolean; lost?: boolean }[] = [
    {
      id: 'show',
      label: t('show'),
      icon: MapPin,
      shown: officer !== null,
      press: () => {
        onClose()
        if (officer?.armyId) select({ kind: 'army', id: officer.armyId })
        else select({ kind: 'rider', id: person.id })
      },
    },
    { id: 'remind', label: t('remind'), icon: Bell, shown: !left, press: show({ kind: 'reminder', about: 'person', id: person.id }) },
    {
      id: 'correct',
      label: t('correct'),
      icon: PencilLine,
      shown: officer !== null,
      press: show({ kind: 'correctOfficer', personId: person.id }),
    },
    {
      id: 'side',
      label: t('side'),
      icon: ArrowLeftRight,
      shown: officer !== null && !left,
      press: show({ kind: 'side', personId: person.id }),
    },
    { id: 'character', label: t('character'), icon: Drama, shown: !left, press: show({ kind: 'character', personId: person.id }) },
    { id: 'leave', label: t('leave'), icon: LogOut, shown: !left, lost: true, press: show({ kind: 'leave', personId: person.id }) },
  ]
  return (
    <Dialog
      open
      onOpenChange={(on) => !on && onClose()}
      title={person.character}
      description={[person.player, person.nickname, person.stateId && names(person.stateId)].filter(Boolean).join(' · ') || undefined}
    >
      <div className="flex flex-col gap-4">
        <p className="flex flex-wrap gap-1.5">
          {person.roles.map((role) => (
            <Badge key={role}>{words(`role.${role}`)}</Badge>
          ))}
          {left && <Badge tone="lost">{t('gone')}</Badge>}
          {secret && <Badge tone="wait">{t('secret')}</Badge>}
          {officer && officer.status !== 'free' && <Badge tone="lost">{general(`status.${officer.status}`)}</Badge>}
        </p>
        {officer && (
          <p className="text-ink-soft text-sm">
            {general(`rank.${officer.rank}`)} · {names(officer.sectorId)}
            {officer.armyId && ` · ${names(officer.armyId) ?? ''}`}
          </p>
        )}
        <div className="grid gap-2 sm:grid-cols-2">
          {actions
            .filter(({ shown }) => shown)
            .map(({ id, label, icon, press, lost }) => (
              <Button key={id} icon={icon} variant={lost ? 'lost' : 'quiet'} className="justify-start! px-3!" onClick={press}>
                {label}
              </Button>
            ))}
        </div>
        {officer && !left && <Passes person={person} />}
      </div>
    </Dialog>
  )
}
