'use client'
import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Toaster as Sonner } from 'sonner'

const narrow = '(max-width: 600px)'
function onWidth(changed: () => void): () => void {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/**
 * Short words at the edge of the page: `toast.success(…)`, `toast.error(…)` of sonner. On a phone they stand under its head, since
 * the lower edge belongs to the thumb.
 */
export function Toaster() {
  const phone = useSyncExternalStore(
    onWidth,
    () => window.matchMedia(narrow).matches,
    () => false,
  )
  return (
    <Sonner
      position={phone ? 'top-center' : 'bottom-left'}
      mobileOffset={{ top: 64, left: 12, right: 12 }}
      visibleToasts={4}
      icons={{
        success: <CircleCheck aria-hidden className="text-calm size-5" />,
        error: <TriangleAlert aria-hidden className="text-lost size-5" />,
        info: <Info aria-hidden className="text-press size-5" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: 'font-sans! flex w-(--width) items-center gap-3 rounded-panel bg-raised p-3.5 text-sm text-ink shadow-float',
          description: 'text-ink-soft',
          actionButton: 'ml-auto shrink-0 rounded-control border border-press px-2.5 py-1 font-medium text-press',
        },
      }}
    />
  )
}
