'use client'
import { Camera, Check, CloudUpload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from 'sonner'
import { ScreenHeader } from '@/components/screen/ScreenHeader'
import { useViewer } from '@/components/screen/Viewer'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useConnection, useRows } from '@/lib/live/client/hooks'
import { LiveCamera } from './LiveCamera'
import { usePhotos } from './usePhotos'

/** A helper's phone (EP-2): the state's button, the shutter, and then the number and the time to write on the paper, as large as can be. */
export function PhotoScreen({ slug }: { slug: string }) {
  const t = useTranslations('orders.camera')
  const { ready } = useConnection()
  const format = useEventFormat()
  const states = useRows('states')
  const me = useViewer()?.id ?? null
  const papers = useRows('papers')
    .filter((paper) => paper.takenById === me)
    .sort((a, b) => b.number - a.number)
  const { waiting, shoot } = usePhotos(slug)
  const [stateId, setStateId] = useState<string | null>(null)
  const [last, setLast] = useState<string | null>(null)
  const [live, setLive] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: Blob | undefined) => {
    if (!file) return
    try {
      setLast((await shoot(file, stateId)).takeId)
    } catch {
      toast.error(t('notAPicture'))
    }
  }
  const onTheWay = waiting.find((photo) => photo.takeId === last)
  const newest = papers[0]
  const shown = onTheWay ? onTheWay.paper : last !== null && newest ? { number: newest.number, stampAt: newest.stampAt } : null
  return (
    <div className="flex min-h-dvh flex-col">
      <ScreenHeader title={t('title')} icon={Camera} />
      <main className="mx-auto flex w-full max-w-xl flex-1 flex-col gap-4 p-3">
        <section
          aria-live="assertive"
          aria-label={t('write')}
          className="bg-panel shadow-panel rounded-panel flex min-h-44 flex-col items-center justify-center p-4 text-center"
        >
          {last === null ? (
            <p className="text-ink-soft text-lg">{t('lead')}</p>
          ) : shown ? (
            <>
              <p className="text-ink-soft">{t('write')}</p>
              <p className="figures text-7xl leading-none font-bold">№ {shown.number}</p>
              <p className="figures mt-2 text-4xl font-semibold">{format.clock(shown.stampAt)}</p>
            </>
          ) : (
            <p className="text-wait flex items-center gap-2 text-xl font-semibold">
              <CloudUpload aria-hidden className="size-6" /> {t('noNumberYet')}
            </p>
          )}
        </section>
        <div role="radiogroup" aria-label={t('state')} className="grid grid-cols-2 gap-2">
          {states.map((state) => (
            <button
              key={state.id}
              type="button"
              role="radio"
              aria-checked={stateId === state.id}
              onClick={() => setStateId(state.id)}
              className={`rounded-control flex min-h-16 items-center gap-3 border-2 px-2.5 text-left leading-tight font-semibold ${stateId === state.id ? 'border-press bg-press-wash text-press' : 'border-rule-strong bg-raised'}`}
            >
              <span
                aria-hidden
                className="flex size-7 shrink-0 items-center justify-center rounded-sm border border-black/30"
                style={{ background: state.colour }}
              >
                {stateId === state.id && <Check className="size-6 text-white drop-shadow-[0_0_2px_black]" strokeWidth={3} />}
              </span>
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere] hyphens-auto">{state.name}</span>
            </button>
          ))}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          capture="environment"
          className="sr-only"
          tabIndex={-1}
          aria-label={t('file')}
          onChange={(event) => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <button
          type="button"
          disabled={!ready && waiting.length === 0}
          onClick={() => input.current?.click()}
          className="bg-press text-press-ink rounded-panel flex min-h-24 items-center justify-center gap-4 text-3xl font-bold disabled:opacity-50"
        >
          <Camera aria-hidden className="size-10" /> {t('shutter')}
        </button>
        <LiveCamera open={live} onOpen={setLive} onPhoto={(photo) => void take(photo)} />
        {waiting.length > 0 && (
          <p role="status" className="border-wait bg-wait-wash text-wait rounded-control flex items-center gap-2 border p-3 font-semibold">
            <CloudUpload aria-hidden className="size-5 shrink-0" /> {t('waiting', { n: waiting.length })}
          </p>
        )}
        <section aria-label={t('taken')}>
          <h2 className="eyebrow mb-1">{t('taken')}</h2>
          {papers.length === 0 && <p className="text-ink-faint">{t('noneTaken')}</p>}
          <ul className="divide-rule divide-y">
            {papers.slice(0, 30).map((paper) => (
              <li key={paper.id} className="flex min-h-11 items-center gap-3 py-1">
                <span className="figures w-16 text-lg font-bold">№ {paper.number}</span>
                <span className="min-w-0 flex-1 truncate">{states.find((state) => state.id === paper.stateId)?.name ?? t('noState')}</span>
                <time className="figures text-ink-soft">{format.clock(paper.stampAt)}</time>
                {paper.photo === null ? (
                  <CloudUpload aria-label={t('onTheWay')} className="text-wait size-5" />
                ) : (
                  <Check aria-label={t('arrived')} className="text-calm size-5" />
                )}
              </li>
            ))}
          </ul>
        </section>
      </main>
    </div>
  )
}
