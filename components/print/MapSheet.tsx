'use client'
import { Mountain } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { CELL, MARGIN } from '@/components/board/boardModel'
import { Frame } from '@/components/board/Frame'
import { Ground, GroundPicture } from '@/components/board/Ground'
import { BoundsLayer } from '@/components/maps/BoundsLayer'
import { boardMapOf } from '@/components/maps/picture'
import { palette } from '@/components/maps/editor/tools'
import { Checkbox } from '@/components/ui/Checkbox'
import { useRow, useRows, useView } from '@/lib/live/client/hooks'
import { PrintFrame } from './PrintFrame'

/** One tactical map on a sheet of A4, by which the table in the room is built: the map as large as it goes, its terrain, its bounds. */
export function MapSheet({ slug, mapId }: { slug: string; mapId: string }) {
  const t = useTranslations('maps')
  const list = new Intl.ListFormat(useLocale())
  const row = useRow('battleMaps', mapId)
  const sectors = useRows('sectors')
  const links = useView('sectorMaps')
  const [withBounds, setWithBounds] = useState(true)
  const where = sectors.filter(({ id }) => links[id]?.battleMapId === mapId).map(({ name }) => name)
  const map = row && boardMapOf(row)
  const letters = new Set(row?.rows.join(''))
  return (
    <PrintFrame
      slug={slug}
      title={t('sheet.title')}
      icon={Mountain}
      choices={
        <Checkbox checked={withBounds} onChange={setWithBounds}>
          {t('sheet.withBounds')}
        </Checkbox>
      }
    >
      <section className="paper ground-sheet">
        {row && map ? (
          <>
            <h1>{row.name}</h1>
            {row.about && <p className="paper-soft">{row.about}</p>}
            {where.length > 0 && <p>{t('sheet.sectors', { list: list.format(where) })}</p>}
            <svg
              role="img"
              aria-label={row.name}
              viewBox={`${-MARGIN} ${-MARGIN} ${map.width * CELL + 2 * MARGIN} ${map.height * CELL + 2 * MARGIN}`}
              className="board-svg my-4 max-h-[190mm] w-full"
            >
              <Ground map={map} />
              {withBounds && <BoundsLayer bounds={row.bounds} />}
              <Frame width={map.width} height={map.height} />
            </svg>
            <h2>{t('sheet.legend')}</h2>
            <ul className="flex flex-wrap gap-x-5 gap-y-2">
              {palette
                .filter((letter) => letters.has(letter))
                .map((letter) => (
                  <li key={letter} className="flex items-center gap-2">
                    <GroundPicture map={boardMapOf({ rows: [letter], roads: [], narrow: [] })} className="size-7" />
                    {t(`terrain.${letter === '.' ? 'field' : letter}`)}
                  </li>
                ))}
            </ul>
            <p className="paper-soft mt-2">
              {t('sheet.scale')} {withBounds && t('sheet.bounds')}
            </p>
          </>
        ) : (
          <p>{t('editor.missing')}</p>
        )}
      </section>
    </PrintFrame>
  )
}
