'use client'
import { Braces, FileText, FileUp, FolderDown, Printer, Redo2, Save, Trash2, Undo2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import { toast } from 'sonner'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/Checkbox'
import { Chips } from '@/components/ui/Chips'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import { Field, Input, Textarea } from '@/components/ui/Field'
import { IconButton } from '@/components/ui/IconButton'
import { Menu } from '@/components/ui/Menu'
import { Panel } from '@/components/ui/Panel'
import { playFaults } from '@/lib/maps/faults'
import { resize, usualBounds } from '@/lib/maps/edits'
import { useView, type LiveRow } from '@/lib/live/client/hooks'
import { AssignList } from './AssignList'
import { download } from './exportFile'
import { FaultList } from './FaultList'
import { ImportDialog } from './ImportDialog'
import { MapCanvas } from './MapCanvas'
import { Notices } from './Notices'
import { SizeFields } from './SizeFields'
import { ToolPanel } from './ToolPanel'
import { firstTool } from './tools'
import { useMapEditor } from './useMapEditor'

const zooms = { fit: null, size1: 34, size2: 52 } as const
type Zoom = keyof typeof zooms

/** One map: brushes on the left, the board in the middle, what it is and what is wrong with it on the right. */
export function MapEditor(props: { slug: string; mapId: string | null; row: LiveRow<'battleMaps'> | null; importing: boolean }) {
  const { slug, mapId, row } = props
  const isNew = mapId === null
  const t = useTranslations('maps')
  const router = useRouter()
  const people = useView('people')
  const links = useView('sectorMaps')
  const { give } = useGive()
  const map = useMapEditor(slug, mapId, row, t('editor.fresh'))
  const { act, document, editing, dirty, busy } = map
  const { drawing, name } = document
  const [tool, setTool] = useState(firstTool)
  const [showBounds, setShowBounds] = useState(true)
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [importing, setImporting] = useState(props.importing)
  const [removing, setRemoving] = useState(false)
  const faults = useMemo(() => playFaults(drawing), [drawing])
  const size = { width: drawing.rows[0]!.length, height: drawing.rows.length }
  const leaveTo = (id: string) => router.replace(`/c/${slug}/maps/${id}`)
  const isNamed = name.trim() !== ''
  const save = async () => {
    const id = isNamed ? await map.save(t('editor.saved', { name: name.trim() })) : null
    if (id !== null && id !== row?.id) leaveTo(id)
  }
  const saveCopy = async () => {
    const id = await map.saveCopy(t('editor.copied', { name: name.trim() }))
    if (id !== null) leaveTo(id)
  }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
      if (event.code === 'KeyZ' && !isTyping) act({ type: event.shiftKey ? 'redo' : 'undo' })
      else if (event.code === 'KeyY' && !isTyping) act({ type: 'redo' })
      else if (event.code === 'KeyS') void save()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  const sectors = row ? Object.values(links).filter(({ battleMapId }) => battleMapId === row.id).length : 0
  return (
    <main className="mx-auto flex min-h-0 w-full max-w-[120rem] flex-1 flex-col gap-2 p-2">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          icon={Undo2}
          label={t('editor.undo')}
          keyHint="Ctrl+Z"
          disabled={editing.past.length === 0}
          onClick={() => act({ type: 'undo' })}
        />
        <IconButton
          icon={Redo2}
          label={t('editor.redo')}
          keyHint="Ctrl+Y"
          disabled={editing.future.length === 0}
          onClick={() => act({ type: 'redo' })}
        />
        <Chips<Zoom>
          label={t('editor.zoom')}
          value={zoom}
          onChange={(next) => next && setZoom(next)}
          chips={(Object.keys(zooms) as Zoom[]).map((id) => ({ id, label: t(`editor.${id}`) }))}
        />
        <Checkbox checked={showBounds} onChange={setShowBounds}>
          {t('editor.boundsShown')}
        </Checkbox>
        <div className="ml-auto flex flex-wrap items-center gap-2">
          {dirty && <Badge tone="wait">{t('editor.unsaved')}</Badge>}
          <Menu
            trigger={
              <Button variant="plain" icon={FolderDown}>
                {t('editor.file')}
              </Button>
            }
            groups={[
              {
                items: [
                  { id: 'import', icon: FileUp, label: t('editor.importFile'), onSelect: () => setImporting(true) },
                  { id: 'txt', icon: FileText, label: t('editor.asText'), onSelect: () => download(document, 'txt') },
                  { id: 'json', icon: Braces, label: t('editor.asJson'), onSelect: () => download(document, 'json') },
                ],
              },
              ...(row
                ? [
                    {
                      items: [
                        { id: 'print', icon: Printer, label: t('editor.print'), href: `/c/${slug}/print/map/${row.id}` },
                        { id: 'remove', icon: Trash2, lost: true, label: t('editor.remove'), onSelect: () => setRemoving(true) },
                      ],
                    },
                  ]
                : []),
            ]}
          />
          <Button
            variant="press"
            icon={Save}
            busy={busy}
            disabled={!isNamed || (!dirty && !isNew && !map.gone)}
            keyHint="Ctrl+S"
            onClick={() => void save()}
          >
            {t('editor.save')}
          </Button>
        </div>
      </div>
      <Notices editing={map} author={(row?.authorId && people[row.authorId]?.character) || null} onCopy={() => void saveCopy()} />
      <div className="grid min-h-0 flex-1 gap-2 lg:grid-cols-[19rem_minmax(0,1fr)_19rem]">
        <Panel title={t('editor.tools')} className="max-lg:order-2" bodyClassName="overflow-y-auto p-3">
          <ToolPanel tool={tool} onTool={setTool} />
        </Panel>
        <section className="rounded-panel bg-panel shadow-panel relative min-h-0 overflow-hidden max-lg:h-[58dvh]">
          <div className="size-full overflow-auto p-1">
            <MapCanvas
              {...{ drawing, tool, act, showBounds }}
              onTool={setTool}
              faulty={faults.flatMap(({ at }) => at ?? [])}
              zoom={zooms[zoom]}
            />
          </div>
        </section>
        <Panel title={t('editor.about')} className="max-lg:order-3" bodyClassName="flex flex-col gap-4 overflow-y-auto p-3">
          <Field label={t('editor.name')} error={isNamed ? undefined : t('editor.unnamed')}>
            {(ids) => (
              <Input {...ids} maxLength={120} value={name} onChange={(event) => act({ type: 'name', value: event.target.value })} />
            )}
          </Field>
          <section aria-label={t('editor.faults')}>
            <h3 className="eyebrow mb-1.5">{t('editor.faults')}</h3>
            <FaultList faults={faults} />
          </section>
          {row && (
            <section aria-label={t('assign.title')}>
              <h3 className="eyebrow mb-1.5">{t('assign.title')}</h3>
              <AssignList mapId={row.id} />
            </section>
          )}
          <section aria-label={t('size.title')}>
            <h3 className="eyebrow mb-1.5">{t('size.title')}</h3>
            <SizeFields
              key={`${size.width} ${size.height}`}
              {...size}
              onResize={(to) => act({ type: 'change', make: (now) => resize(now, to) })}
            />
          </section>
          <Button size="s" onClick={() => act({ type: 'change', make: (now) => ({ ...now, bounds: usualBounds(now) }) })}>
            {t('editor.usual')}
          </Button>
          <Field label={t('editor.description')} hint={t('editor.descriptionHint')}>
            {(ids) => (
              <Textarea
                {...ids}
                maxLength={2000}
                value={document.about}
                onChange={(event) => act({ type: 'about', value: event.target.value })}
              />
            )}
          </Field>
        </Panel>
      </div>
      {importing && (
        <ImportDialog
          onClose={() => setImporting(false)}
          onTake={({ name: named, drawing: taken }) => {
            act({ type: 'change', make: () => taken })
            if (named && isNew) act({ type: 'name', value: named })
            toast.success(t('importing.applied'))
          }}
        />
      )}
      {removing && row && (
        <ConfirmDialog
          open
          onOpenChange={setRemoving}
          variant="lost"
          title={t('editor.removeTitle', { name: row.name })}
          description={t('editor.removeText', { n: sectors })}
          confirm={t('editor.remove')}
          onConfirm={async () => {
            const answer = await give(
              'battleMap.remove',
              { map: row.id, revision: row.revision },
              { done: t('editor.removed', { name: row.name }) },
            )
            if (!answer.ok) return
            map.forget()
            router.replace(`/c/${slug}/maps`)
          }}
        />
      )}
    </main>
  )
}
