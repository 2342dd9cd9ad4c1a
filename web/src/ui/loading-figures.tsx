import { Skeleton } from './skeleton.tsx'

/** Stands for a page of figures until they are there. */
export const LoadingFigures = () => (
  <output aria-busy="true" className="block">
    <span className="sr-only">Loading figures</span>
    <Skeleton className="h-96" />
  </output>
)
