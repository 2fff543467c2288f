import clsx from 'clsx'

/** A place where something will stand in a moment. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={clsx('animate-breathe rounded-control bg-raised block', className)} />
)

/** Several lines of a list that is on its way. */
export const SkeletonLines = ({ lines = 3 }: { lines?: number }) => (
  <div className="flex flex-col gap-2" role="status" aria-busy>
    {Array.from({ length: lines }, (_, index) => (
      <Skeleton key={index} className={clsx('h-5', index % 3 === 2 ? 'w-2/3' : 'w-full')} />
    ))}
  </div>
)
