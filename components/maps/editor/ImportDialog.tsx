'use client'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { FileField } from '@/components/ui/FileField'
import { playFaults } from '@/lib/maps/faults'
import { MAX_FILE_BYTES, openFile, type FileFault, type OpenedFile } from '@/lib/maps/openFile'
import type { NamedDrawing } from '@/lib/maps/textFile'
import { MapPicture } from '../MapPicture'
import { FaultList } from './FaultList'
import { TiledChoice } from './TiledChoice'
import { useFileFault } from './useFileFault'

/** A file is opened and looked at; then it is taken into the editor, or not. Nothing is saved here. */
export function ImportDialog({ onTake, onClose }: { onTake: (map: NamedDrawing) => void; onClose: () => void }) {
  const t = useTranslations('maps.importing')
  const say = useFileFault()
  const [file, setFile] = useState<string | null>(null)
  const [opened, setOpened] = useState<OpenedFile | null>(null)
  const [fault, setFault] = useState<FileFault | null>(null)
  /** What the choices for a file of Tiled come to. */
  const [drawn, setDrawn] = useState<NamedDrawing | null>(null)
  const taken = opened?.kind === 'map' ? opened : drawn
  const choose = async (chosen: File) => {
    setFile(chosen.name)
    setOpened(null)
    setDrawn(null)
    setFault(null)
    if (chosen.size > MAX_FILE_BYTES) return setFault({ part: 'file', code: 'bytes' })
    try {
      const result = await openFile(await chosen.text())
      if ('fault' in result) setFault(result.fault)
      else setOpened(result)
    } catch {
      setFault({ part: 'file', code: 'unreadable' })
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="l"
      title={t('title')}
      description={t('text')}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {t('close')}
          </Button>
          <Button
            variant="press"
            disabled={!taken}
            onClick={() => {
              if (taken) onTake({ name: taken.name ?? file?.replace(/\.\w+$/, '') ?? null, drawing: taken.drawing })
              onClose()
            }}
          >
            {t('apply')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <FileField text={file ?? t('choose')} accept=".tmj,.json,.txt" onChoose={(chosen) => void choose(chosen)} />
        {fault && (
          <p role="alert" className="text-lost font-medium">
            {say(fault)}
          </p>
        )}
        {opened?.kind === 'tiled' && <TiledChoice key={file} tiled={opened.tiled} onDrawn={setDrawn} />}
        {taken && <Preview map={taken} isTiled={opened?.kind === 'tiled'} />}
      </div>
    </Dialog>
  )
}

function Preview({ map: { drawing }, isTiled }: { map: NamedDrawing; isTiled: boolean }) {
  const t = useTranslations('maps')
  const faults = useMemo(() => playFaults(drawing), [drawing])
  return (
    <section aria-label={t('importing.preview')} className="grid gap-3 sm:grid-cols-2">
      <div>
        <h3 className="eyebrow mb-1">
          {t('importing.preview')} · {t('cells', { width: drawing.rows[0]!.length, height: drawing.rows.length })}
        </h3>
        <MapPicture drawing={drawing} withBounds className="max-h-80 w-full" />
      </div>
      <div className="flex flex-col gap-2">
        <FaultList faults={faults} />
        {isTiled && <p className="text-ink-soft text-sm">{t('importing.boundsMade')}</p>}
      </div>
    </section>
  )
}
