'use client'
import clsx from 'clsx'
import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Battlefield } from '@/lib/maps/battlefield'
import { battlefields } from '@/lib/maps/battlefields'
import { readTextMap } from '@/lib/rules/macrobattle/maps/text'
import type { BoardMap } from '../board/boardModel'
import { GroundPicture } from '../board/Ground'

/** A ready map as the board draws it. */
function pictureOf(field: Battlefield): BoardMap {
  const read = readTextMap(field.rows, field)
  if ('code' in read) throw new Error(`the map ${field.id} cannot be read: ${read.code}`)
  const { width, height, terrain, roads, narrow } = read.map
  return {
    width,
    height,
    terrain,
    roads,
    narrow,
    gates: Object.fromEntries(Object.values(read.gates).map((gate) => [gate.id, gate.state])),
  }
}

/** The ready maps as pictures to choose from. */
export function MapChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const t = useTranslations('practice')
  const locale = useLocale() === 'en' ? 'en' : 'ru'
  const pictures = useMemo(() => battlefields.map((field) => ({ field, map: pictureOf(field) })), [])
  return (
    <fieldset>
      <legend className="eyebrow mb-1.5">{t('map')}</legend>
      <div className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
        {pictures.map(({ field, map }) => (
          <label
            key={field.id}
            className={clsx(
              'rounded-control has-[:focus-visible]:outline-focus flex cursor-pointer gap-3 border-2 p-2 has-[:focus-visible]:outline-2',
              field.id === value ? 'border-press bg-press-wash' : 'border-rule bg-raised hover:border-rule-strong',
            )}
          >
            <input type="radio" name="battlefield" className="sr-only" checked={field.id === value} onChange={() => onChange(field.id)} />
            <GroundPicture map={map} className="rounded-control h-24 w-32 shrink-0 self-center" />
            <span className="min-w-0">
              <span className="block font-semibold">{field.title[locale]}</span>
              <span className="figures text-ink-faint block text-xs">{t('size', { width: map.width, height: map.height })}</span>
              <span className="text-ink-soft mt-1 block text-[0.8125rem] leading-snug">{field.about[locale]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
