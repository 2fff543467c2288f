'use client'
import clsx from 'clsx'
import { GraduationCap, LogIn, Swords } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Wordmark } from '@/components/auth/Wordmark'
import type { BoardMap } from '@/components/board/boardModel'
import { GroundPicture } from '@/components/board/Ground'
import { AppearanceMenu } from '@/components/layout/AppearanceMenu'
import { Button } from '@/components/ui/Button'
import { Chips } from '@/components/ui/Chips'
import { Field } from '@/components/ui/Field'
import { Select } from '@/components/ui/Select'
import type { Battlefield } from '@/lib/maps/battlefield'
import { battlefields } from '@/lib/maps/battlefields'
import { forces } from '@/lib/practice/forces'
import { lesson, practiceSides, type Choice, type PracticeSide } from '@/lib/practice/setup'
import { readTextMap } from '@/lib/rules/macrobattle/maps/text'
import { usePractice } from './practiceStore'

const opponents = ['bot', 'person'] as const
const otherOf = (side: PracticeSide): PracticeSide => (side === 'first' ? 'second' : 'first')

/** Choosing a battle: the introduction first, then field, forces and opponent of one's own. */
export function StartView() {
  const t = useTranslations('practice')
  const { begin, trouble } = usePractice()
  return (
    <div className="mx-auto flex min-h-dvh max-w-6xl flex-col gap-5 p-4 sm:p-8">
      <header className="flex items-center gap-3">
        <Wordmark small />
        <div className="ml-auto flex items-center gap-2">
          <a href="/login" className="text-ink-soft hover:text-press inline-flex min-h-11 items-center gap-2 px-2 text-sm font-medium">
            <LogIn aria-hidden className="size-4" /> {t('login')}
          </a>
          <AppearanceMenu />
        </div>
      </header>
      <main className="flex flex-col gap-5">
        <div>
          <h1 className="text-3xl font-bold">{t('title')}</h1>
          <p className="text-ink-soft mt-1 max-w-prose">{t('lead')}</p>
          {trouble === 'badSave' && (
            <p role="alert" className="border-wait bg-wait-wash text-wait rounded-control mt-3 border px-3 py-2">
              {t('badSave')}
            </p>
          )}
        </div>
        <section className="bg-panel rounded-panel shadow-panel flex flex-wrap items-center gap-x-6 gap-y-3 p-4 sm:p-5">
          <GraduationCap aria-hidden className="text-press size-9 shrink-0" strokeWidth={1.6} />
          <p className="min-w-0 flex-1 basis-60">{t('learnText')}</p>
          <Button variant="press" size="l" onClick={() => begin(lesson)}>
            {t('learn')}
          </Button>
        </section>
        <OwnBattle />
      </main>
    </div>
  )
}

function OwnBattle() {
  const t = useTranslations('practice')
  const begin = usePractice((practice) => practice.begin)
  const [choice, setChoice] = useState<Choice>({
    ...lesson,
    map: 'river-crossing',
    forces: { first: 'brigade', second: 'brigade' },
    guided: false,
  })
  const human = choice.bot === 'first' ? 'second' : 'first'
  return (
    <section aria-labelledby="own-battle" className="bg-panel rounded-panel shadow-panel flex flex-col gap-5 p-4 sm:p-5">
      <h2 id="own-battle" className="text-xl font-bold">
        {t('own')}
      </h2>
      <MapChoice value={choice.map} onChange={(map) => setChoice({ ...choice, map })} />
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="flex flex-col gap-1.5">
          <span className="eyebrow">{t('opponent')}</span>
          <Chips
            label={t('opponent')}
            value={choice.bot === null ? 'person' : 'bot'}
            onChange={(id) => setChoice({ ...choice, bot: id === 'person' ? null : otherOf(human) })}
            chips={opponents.map((id) => ({ id, label: t(id) }))}
          />
        </div>
        {choice.bot !== null && (
          <div className="flex flex-col gap-1.5">
            <span className="eyebrow">{t('mySide')}</span>
            <Chips
              label={t('mySide')}
              value={human}
              onChange={(id) => id && setChoice({ ...choice, bot: otherOf(id) })}
              chips={practiceSides.map((id) => ({ id, label: t(`side.${id}`) }))}
            />
          </div>
        )}
        {practiceSides.map((side) => (
          <Field key={side} label={t('forcesOf', { side: t(`side.${side}`) })}>
            {(aria) => (
              <Select
                {...aria}
                value={choice.forces[side]}
                onChange={(id) => setChoice({ ...choice, forces: { ...choice.forces, [side]: id } })}
                options={forces.map(({ id, units, officers }) => ({
                  id,
                  label: `${t(`forces.${id}`)} · ${t('unitsOf', { n: units.reduce((sum, [, count]) => sum + count, officers.length) })}`,
                }))}
              />
            )}
          </Field>
        ))}
      </div>
      <Button variant="press" size="l" icon={Swords} className="self-start max-sm:w-full" onClick={() => begin(choice)}>
        {t('begin')}
      </Button>
    </section>
  )
}

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

function MapChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
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
