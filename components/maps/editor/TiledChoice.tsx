'use client'
import { useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from '@/components/ui/Field'
import { Select, type SelectOption } from '@/components/ui/Select'
import { shapeFault } from '@/lib/maps/drawing'
import { usualBounds } from '@/lib/maps/edits'
import type { FileFault } from '@/lib/maps/openFile'
import type { NamedDrawing } from '@/lib/maps/textFile'
import { drawTiled, letterOf, type OpenedTiled, type TerrainFrom } from '@/lib/maps/tiled'
import { waysOf } from '@/lib/maps/tiledWays'
import { palette } from './tools'
import { useFileFault } from './useFileFault'

const wayId = (how: TerrainFrom): string => (how.from === 'property' ? `property ${how.name}` : how.from)
const IGNORED = 'ignored'
type Letters = Readonly<Record<string, string | null>>

/** The map of these choices, with the usual bounds; or why there is none. */
function drawnBy(tiled: OpenedTiled, how: TerrainFrom, letters: Letters): NamedDrawing | FileFault {
  const read = drawTiled(tiled, how, letters)
  if ('code' in read) return { part: 'tiled', fault: read }
  const bare = { rows: read.map, roads: read.roads, narrow: [], gateOwners: {}, bounds: read.map.map((row) => '.'.repeat(row.length)) }
  const fault = shapeFault(bare)
  return fault ? { part: 'map', fault } : { name: null, drawing: { ...bare, bounds: usualBounds(bare) } }
}

/** By what terrain is recognised in a file of Tiled, and what each name there means. */
export function TiledChoice({ tiled, onDrawn }: { tiled: OpenedTiled; onDrawn: (map: NamedDrawing | null) => void }) {
  const t = useTranslations('maps')
  const say = useFileFault()
  const ways = useMemo(() => waysOf(tiled), [tiled])
  const [chosen, setChosen] = useState(0)
  const [letters, setLetters] = useState<Letters>({})
  const way = ways[chosen]
  const drawn = useMemo(() => (way ? drawnBy(tiled, way.how, letters) : null), [tiled, way, letters])
  const isFault = drawn !== null && 'part' in drawn
  useEffect(() => onDrawn(drawn === null || isFault ? null : drawn), [drawn, isFault, onDrawn])
  if (!way)
    return (
      <p role="alert" className="text-lost font-medium">
        {tiled.outside === null ? t('importing.noWays') : say({ part: 'tiled', fault: { code: 'external-tileset', name: tiled.outside } })}
      </p>
    )
  const options: SelectOption[] = [
    ...palette.map((letter) => ({ id: letter, label: t(`terrain.${letter === '.' ? 'field' : letter}`) })),
    { id: IGNORED, label: t('importing.ignore') },
  ]
  return (
    <>
      <Field label={t('importing.way')}>
        {(ids) => (
          <Select
            {...ids}
            value={String(chosen)}
            onChange={(index) => {
              setChosen(Number(index))
              setLetters({})
            }}
            options={ways.map(({ how }, index) => ({
              id: String(index),
              label: t(`importing.ways.${how.from}`, { name: how.from === 'property' ? how.name : '' }),
            }))}
          />
        )}
      </Field>
      <section aria-label={t('importing.mapping')} key={wayId(way.how)}>
        <h3 className="eyebrow mb-1">{t('importing.mapping')}</h3>
        <ul className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
          {way.names.map(({ name, cells }) => {
            const letter = Object.hasOwn(letters, name) ? (letters[name] ?? IGNORED) : letterOf(name)
            return (
              <li key={name} className="flex items-center gap-2 text-sm">
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                  {name} <span className="text-ink-faint">· {t('importing.cells', { n: cells })}</span>
                </span>
                <Select
                  className="w-40"
                  label={name}
                  value={letter}
                  placeholder={t('importing.chooseTerrain')}
                  options={options}
                  onChange={(id) => setLetters({ ...letters, [name]: id === IGNORED ? null : id })}
                />
              </li>
            )
          })}
        </ul>
      </section>
      {isFault && (
        <p role="status" className="text-wait font-medium">
          {drawn.part === 'tiled' && drawn.fault.code === 'unknown-terrain'
            ? t('importing.unmapped', { name: drawn.fault.name ?? '' })
            : say(drawn)}
        </p>
      )}
    </>
  )
}
