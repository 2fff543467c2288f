'use client'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import type { MapEditing } from './useMapEditor'

function Notice({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <div
      role="status"
      className="border-wait bg-wait-wash text-wait rounded-control flex flex-wrap items-center gap-2 border p-2.5 text-sm"
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      <span className="min-w-48 flex-1 font-medium">{children}</span>
      {actions}
    </div>
  )
}

/** What the master has to know of his edit: another one saved or removed the map, an edit was found in this browser, none can be kept. */
export function Notices({ editing, author, onCopy }: { editing: MapEditing; author: string | null; onCopy: () => void }) {
  const t = useTranslations('maps.notices')
  const { gone, changed, restored, kept, dirty, takeSaved, keepMine, dismissRestored } = editing
  return (
    <>
      {gone && <Notice actions={null}>{t('gone')}</Notice>}
      {changed && (
        <Notice
          actions={
            <>
              <Button size="s" onClick={takeSaved}>
                {t('takeTheirs')}
              </Button>
              {dirty && (
                <>
                  <Button size="s" onClick={onCopy}>
                    {t('saveCopy')}
                  </Button>
                  <Button size="s" onClick={keepMine}>
                    {t('keepMine')}
                  </Button>
                </>
              )}
            </>
          }
        >
          {t('changed', { by: String(author) })}
        </Notice>
      )}
      {restored && !changed && !gone && (
        <Notice
          actions={
            <>
              <Button size="s" onClick={dismissRestored}>
                {t('goOn')}
              </Button>
              <Button size="s" onClick={takeSaved}>
                {t('drop')}
              </Button>
            </>
          }
        >
          {t('restored')}
        </Notice>
      )}
      {!kept && <Notice actions={null}>{t('notKept')}</Notice>}
    </>
  )
}
