import { Skeleton } from '~/ui/skeleton.tsx'

/** The page's shape while it loads. */
export function LoadingRecording() {
  return (
    <output aria-busy="true" className="block pt-6">
      <span className="sr-only">Loading the recording</span>
      <Skeleton className="h-4 w-16" />
      <Skeleton className="mt-3 h-7 w-96 max-w-full" />
      <Skeleton className="mt-3 h-4 w-64 max-w-full" />
      <Skeleton className="mt-6 h-28 w-full" />
      <span className="mt-8 grid gap-12 lg:grid-cols-[5fr_6fr]">
        {[0, 1].map((column) => (
          <span key={column} className="block space-y-4">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-3 w-full" />
            <Skeleton className="h-3 w-11/12" />
            <Skeleton className="h-3 w-4/5" />
          </span>
        ))}
      </span>
    </output>
  )
}
