'use client'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/Checkbox'
import { Chips, MultiChips } from '@/components/ui/Chips'
import { Dialog } from '@/components/ui/Dialog'
import { throwsAfter } from '../model/marks'
import type { TableBattle } from '../useBattle'
import type { BattleCommands } from '../useBattleCommands'

/** The fighting is over: who holds the field — one side, allies together, or nobody — and whether all agreed (MB-END-1). */
export function EndDialog({ table, commands, onClose }: { table: TableBattle; commands: BattleCommands; onClose: () => void }) {
  const t = useTranslations('battles')
  const [held, setHeld] = useState<'held' | 'nobody' | null>(null)
  const [holders, setHolders] = useState<string[]>([])
  const [byAgreement, setByAgreement] = useState(false)
  const throws = throwsAfter(table.marks, held === 'held')
  const ready = held === 'nobody' || (held === 'held' && holders.length > 0)
  const end = async () => {
    const answer = await commands.end(held === 'held' ? holders : [], byAgreement)
    if (answer.ok) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('end.title')}
      description={t('end.text')}
      footer={
        <>
          <Button size="l" variant="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button size="l" variant="press" icon={Flag} disabled={!ready} busy={commands.busy} onClick={() => void end()}>
            {t('end.go')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <section aria-label={t('end.who')}>
          <h3 className="eyebrow mb-1.5">{t('end.who')}</h3>
          <div className="flex flex-wrap gap-1.5">
            <MultiChips
              label={t('end.who')}
              value={held === 'nobody' ? [] : holders}
              onChange={(ids) => {
                setHolders(ids)
                setHeld('held')
              }}
              chips={table.sides.map((side) => ({ id: side.id, label: side.title }))}
            />
            <Chips
              label={t('end.nobody')}
              optional
              value={held === 'nobody' ? 'nobody' : null}
              onChange={(id) => setHeld(id === null ? null : 'nobody')}
              chips={[{ id: 'nobody', label: t('end.nobody') }]}
            />
          </div>
          {holders.length > 1 && held === 'held' && <p className="text-wait mt-1.5 text-sm">{t('end.allies')}</p>}
        </section>
        {table.master ? (
          <Checkbox checked={byAgreement} onChange={setByAgreement}>
            {t('end.agreement')}
          </Checkbox>
        ) : (
          <p className="text-ink-soft text-sm">{t('end.agreementMaster')}</p>
        )}
        {ready && throws.length > 0 && (
          <section aria-label={t('end.throws')}>
            <h3 className="eyebrow mb-1.5">{t('end.throws')}</h3>
            <ol className="flex list-decimal flex-col gap-0.5 pl-6">
              {throws.map((mark) => (
                <li key={mark.id} className="[overflow-wrap:anywhere]">
                  {mark.kind === 'overturned'
                    ? t('end.battery', { unit: mark.unitName ?? '' })
                    : t('end.horse', { officer: mark.officerName ?? '' })}
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </Dialog>
  )
}
