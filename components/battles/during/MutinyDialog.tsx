'use client'
import { ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Field, Input } from '@/components/ui/Field'
import type { TableSide } from '../useBattle'
import type { BattleCommands } from '../useBattleCommands'
import { FigurePicker } from './FigurePicker'

/** Officers turn on their own side with the units under their orders; they are a side of their own from now on (MB-BAT-MUT-2 to -4). */
export function MutinyDialog({ side, commands, onClose }: { side: TableSide; commands: BattleCommands; onClose: () => void }) {
  const t = useTranslations('battles')
  const [units, setUnits] = useState<string[]>([])
  const [officers, setOfficers] = useState<string[]>([])
  const [name, setName] = useState('')
  const go = async () => {
    const named = name.trim()
    const answer = await commands.mutiny({ officers, units, ...(named ? { name: named } : {}) })
    if (answer.ok) onClose()
  }
  return (
    <Dialog
      open
      width="m"
      onOpenChange={(open) => !open && onClose()}
      title={t('mutiny.title', { side: side.title })}
      description={t('mutiny.text')}
      footer={
        <>
          <Button size="l" variant="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            size="l"
            variant="lost"
            icon={ShieldAlert}
            disabled={officers.length === 0}
            busy={commands.busy}
            onClick={() => void go()}
          >
            {t('mutiny.go')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={t('mutiny.name')} hint={t('mutiny.nameHint')}>
          {(ids) => <Input {...ids} maxLength={120} value={name} onChange={(event) => setName(event.target.value)} />}
        </Field>
        <FigurePicker
          side={side}
          units={units}
          officers={officers}
          onChange={(nextUnits, nextOfficers) => {
            setUnits(nextUnits)
            setOfficers(nextOfficers)
          }}
        />
      </div>
    </Dialog>
  )
}
