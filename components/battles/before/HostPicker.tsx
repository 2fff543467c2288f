'use client'
import { useTranslations } from 'use-intl'
import { Chips } from '@/components/ui/Chips'
import { Field } from '@/components/ui/Field'
import { Panel } from '@/components/ui/Panel'
import { Select } from '@/components/ui/Select'
import { useRows } from '@/lib/live/client/hooks'
import type { BattleRow } from '../model/rows'
import type { BattleCommands } from '../useBattleCommands'
import { TurnLimit } from './TurnLimit'

/** Who runs the table (ведущий стола) and where the battle is fought: the master's choice. */
export function HostPicker({ battle, commands }: { battle: BattleRow; commands: BattleCommands }) {
  const t = useTranslations('battles')
  const hosts = useRows('people').filter((person) => !person.left && person.roles.includes('host'))
  const nobody = 'nobody'
  return (
    <Panel title={t('table.title')}>
      <div className="flex flex-col gap-3">
        <Field label={t('table.host')} hint={hosts.length === 0 ? t('table.noHosts') : undefined}>
          {(ids) => (
            <Select
              {...ids}
              value={battle.hostId ?? nobody}
              onChange={(id) => void commands.host(id === nobody ? null : id)}
              options={[{ id: nobody, label: t('table.nobody') }, ...hosts.map(({ id, character }) => ({ id, label: character }))]}
            />
          )}
        </Field>
        <Chips
          label={t('table.place')}
          value={battle.place}
          onChange={(place) => place && void commands.place(place)}
          chips={[
            { id: 'table', label: t('table.figures') },
            { id: 'board', label: t('table.board') },
          ]}
        />
        <TurnLimit battle={battle} commands={commands} />
      </div>
    </Panel>
  )
}
