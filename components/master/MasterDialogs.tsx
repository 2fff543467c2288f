'use client'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { MergeSheet } from '@/components/general/ConfirmSheets'
import { SplitSheet } from '@/components/general/SplitSheet'
import { useGeneral } from '@/components/general/useGeneral'
import { MapLegend } from '@/components/map/MapLegend'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import { Dialog } from '@/components/ui/Dialog'
import { KeyHint } from '@/components/ui/KeyHint'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useRow } from '@/lib/live/client/hooks'
import type { Action } from './actions'
import { CommandPalette } from './CommandPalette'
import { CorrectArmy } from './correct/CorrectArmy'
import { CorrectMarch } from './correct/CorrectMarch'
import { CorrectOfficer } from './correct/CorrectOfficer'
import { CorrectRow } from './correct/CorrectRow'
import { CorrectSector } from './correct/CorrectSector'
import { HoursDialog } from './desk/HoursDialog'
import { ReminderDialog } from './desk/ReminderDialog'
import { StatesDialog } from './desk/StatesDialog'
import { inWhoseName, useMaster, type MasterDialog } from './masterStore'
import { CharacterDialog } from './people/CharacterDialog'
import { LeaveDialog } from './people/LeaveDialog'
import { PersonSheet } from './people/PersonSheet'
import { SideDialog } from './people/SideDialog'

/** The window that lies open over the console. What it speaks of may have gone meanwhile; then there is none. */
export function MasterDialogs({ actions }: { actions: readonly Action[] }) {
  const dialog = useMaster((state) => state.dialog)
  const open = useMaster((state) => state.open)
  if (!dialog) return null
  const close = () => open(null)
  switch (dialog.kind) {
    case 'palette':
      return <CommandPalette actions={actions} onClose={close} />
    case 'shortcuts':
      return <Shortcuts actions={actions} onClose={close} />
    case 'legend':
      return <Legend onClose={close} />
    case 'start':
    case 'end':
      return <ClockConfirm kind={dialog.kind} onClose={close} />
    case 'hours':
      return <HoursDialog onClose={close} />
    case 'states':
      return <StatesDialog onClose={close} />
    case 'correctRow':
      return <CorrectRow {...dialog} />
    case 'reminder':
      return <ReminderDialog about={dialog.about} id={dialog.id} onClose={close} />
    case 'person':
    case 'leave':
    case 'character':
    case 'side':
      return <AboutPerson kind={dialog.kind} personId={dialog.personId} onClose={close} />
    default:
      return <AboutRow dialog={dialog} onClose={close} />
  }
}

type RowDialog = Extract<MasterDialog, { kind: 'split' | 'merge' | 'correctArmy' | 'correctOfficer' | 'correctSector' | 'correctMarch' }>

function AboutPerson({
  kind,
  personId,
  onClose,
}: {
  kind: 'person' | 'leave' | 'character' | 'side'
  personId: string
  onClose: () => void
}) {
  const person = useRow('people', personId)
  if (!person) return null
  switch (kind) {
    case 'person':
      return <PersonSheet person={person} onClose={onClose} />
    case 'leave':
      return <LeaveDialog person={person} onClose={onClose} />
    case 'character':
      return <CharacterDialog person={person} onClose={onClose} />
    case 'side':
      return <SideDialog person={person} onClose={onClose} />
  }
}

function AboutRow({ dialog, onClose }: { dialog: RowDialog; onClose: () => void }) {
  const general = useGeneral()
  const army = useRow('armies', 'armyId' in dialog ? dialog.armyId : null)
  const other = useRow('armies', dialog.kind === 'merge' ? dialog.otherId : null)
  const person = useRow('people', dialog.kind === 'correctOfficer' ? dialog.personId : null)
  const sector = useRow('sectors', dialog.kind === 'correctSector' ? dialog.sectorId : null)
  const march = useRow('marches', dialog.kind === 'correctMarch' ? dialog.marchId : null)
  switch (dialog.kind) {
    case 'split':
      return army && <SplitSheet army={army} general={general} as={inWhoseName(army)} onClose={onClose} />
    case 'merge':
      return army && other && <MergeSheet army={army} other={other} as={inWhoseName(army)} onClose={onClose} />
    case 'correctArmy':
      return army && <CorrectArmy army={army} />
    case 'correctOfficer':
      return person?.officer ? <CorrectOfficer person={person} officer={person.officer} /> : null
    case 'correctSector':
      return sector && <CorrectSector sector={sector} />
    case 'correctMarch':
      return march && <CorrectMarch march={march} />
  }
}

function ClockConfirm({ kind, onClose }: { kind: 'start' | 'end'; onClose: () => void }) {
  const t = useTranslations('master.clock')
  const format = useEventFormat()
  const { give } = useGive()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`${kind}Title`)}
      description={t(`${kind}Text`, { time: format.startsAt })}
      confirm={t(kind)}
      variant={kind === 'end' ? 'lost' : 'press'}
      onConfirm={() => give(`clock.${kind}`, {})}
    />
  )
}

function Shortcuts({ actions, onClose }: { actions: readonly Action[]; onClose: () => void }) {
  const t = useTranslations('master.actions')
  const map = useTranslations('master.mapKeys')
  const keys = actions.filter((action) => action.keys !== null)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('shortcuts')}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5">
        {keys.map((action) => (
          <div key={action.id} className="contents">
            <dt className="justify-self-end">
              <KeyHint keys={action.keys!} />
            </dt>
            <dd>{action.label}</dd>
          </div>
        ))}
        {(['arrows', 'shiftArrows', 'zoom', 'whole'] as const).map((key) => (
          <div key={key} className="contents">
            <dt className="justify-self-end">
              <KeyHint keys={map(`${key}.keys`)} />
            </dt>
            <dd>{map(`${key}.what`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

function Legend({ onClose }: { onClose: () => void }) {
  const t = useTranslations('map')
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('legend')}>
      <MapLegend />
    </Dialog>
  )
}
