import { useStages } from '~/data/stages.ts'
import { Skeleton } from '~/ui/skeleton.tsx'
import type { LeadFilter } from '../leads-filter.ts'
import { boardClasses, columnClasses } from './board-layout.ts'
import { stagesOn } from './columns.ts'

/** Keeps the place of the board. */
export function BoardSkeleton({ filter }: { filter: LeadFilter }) {
  const stages = useStages()
  return (
    <output aria-busy="true" className={`${boardClasses} overflow-x-hidden`}>
      <span className="sr-only">Loading leads</span>
      {stagesOn(stages, filter).map((stage) => (
        <span key={stage} className={columnClasses}>
          <Skeleton className="mt-2 h-3 w-24" />
          <Skeleton className="mt-3 h-3 w-16" />
          <Skeleton className="mt-6 h-24" />
          <Skeleton className="mt-2 h-24" />
        </span>
      ))}
    </output>
  )
}
