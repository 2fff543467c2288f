'use client'
import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { Toaster as Sonner } from 'sonner'

/** Short words at the edge of the page: `toast.success(…)`, `toast.error(…)` of sonner. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-left"
      visibleToasts={4}
      icons={{
        success: <CircleCheck aria-hidden className="text-calm size-5" />,
        error: <TriangleAlert aria-hidden className="text-lost size-5" />,
        info: <Info aria-hidden className="text-press size-5" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: 'flex w-(--width) items-center gap-3 rounded-panel bg-raised p-3.5 text-sm text-ink shadow-float',
          description: 'text-ink-soft',
          actionButton: 'ml-auto shrink-0 rounded-control border border-press px-2.5 py-1 font-medium text-press',
        },
      }}
    />
  )
}
