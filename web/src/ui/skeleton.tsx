import { joinClasses } from './join-classes.ts'

/** Keeps the place of what is loading: give it the final height and width. The region around it carries `aria-busy`. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={joinClasses('block animate-pulse rounded-sm bg-sunken', className)} />
  )
}

/** Rows of the final table's height. */
export function SkeletonRows({ count, label }: { count: number; label: string }) {
  return (
    <output aria-busy="true" className="block">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="flex h-8.5 items-center gap-6 border-b pointer-coarse:h-11">
          <Skeleton className="h-3 w-2/5" />
          <Skeleton className="h-3 w-1/5" />
          <Skeleton className="ml-auto h-3 w-16" />
        </span>
      ))}
    </output>
  )
}
