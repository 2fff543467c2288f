'use client'
import { MapPinned, Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Menu } from '@/components/ui/Menu'
import { useRow, useRows, useView } from '@/lib/live/client/hooks'

/** The sectors whose ground a map is, and the way to give it to another. */
export function AssignList({ mapId }: { mapId: string }) {
  const t = useTranslations('maps.assign')
  const { give, busy } = useGive()
  const sectors = useRows('sectors')
  const links = useView('sectorMaps')
  const maps = useView('battleMaps')
  const label = useRow('campaign', 'campaign')?.sectorLabel ?? ''
  const here = sectors.filter(({ id }) => links[id]?.battleMapId === mapId)
  const assign = (sector: string, map: string | null, name: string) =>
    give('battleMap.assign', { sector, map }, { done: t(map === null ? 'taken' : 'given', { sector: name }) })
  return (
    <div className="flex flex-col gap-2">
      {here.length === 0 && <p className="text-ink-faint text-sm">{t('none')}</p>}
      <ul className="flex flex-col">
        {here.map(({ id, name }) => (
          <li key={id} className="flex min-h-9 items-center gap-2 text-sm">
            <MapPinned aria-hidden className="text-ink-faint size-4 shrink-0" />
            <span className="min-w-0 flex-1">{name}</span>
            <Button
              size="s"
              variant="plain"
              disabled={busy}
              aria-label={t('takeFrom', { sector: name })}
              onClick={() => void assign(id, null, name)}
            >
              {t('take')}
            </Button>
          </li>
        ))}
      </ul>
      <Menu
        align="start"
        trigger={
          <Button size="s" icon={Plus} disabled={busy}>
            {t('add', { label })}
          </Button>
        }
        groups={[
          {
            items: sectors
              .filter(({ id }) => links[id]?.battleMapId !== mapId)
              .map(({ id, name }) => {
                const other = maps[links[id]?.battleMapId ?? '']?.name
                return {
                  id,
                  label: (
                    <>
                      {name}
                      {other && <span className="text-ink-faint"> · {other}</span>}
                    </>
                  ),
                  onSelect: () => void assign(id, mapId, name),
                }
              }),
          },
        ]}
      />
    </div>
  )
}
