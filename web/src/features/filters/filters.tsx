import { type ComponentProps, lazy, Suspense } from 'react'
import { whenIdle } from '~/data/when-idle.ts'
import { Button } from '~/ui/button.tsx'
import { AddFilterLabel } from './add-filter-label.tsx'

const FieldFilters = lazy(whenIdle(() => import('./field-filters.tsx')))

/** The filters on single fields of a record as chips, and the way to one more; they come when the page stands. */
export function Filters(props: ComponentProps<typeof FieldFilters>) {
  return (
    <Suspense fallback={<FiltersPlace count={props.filters.length} />}>
      <FieldFilters {...props} />
    </Suspense>
  )
}

/** Keeps the place of the filters on single fields while they are on the way. */
function FiltersPlace({ count }: { count: number }) {
  return (
    <>
      <Button disabled className="h-11 min-w-20 disabled:opacity-100! sm:h-8.5">
        <AddFilterLabel />
      </Button>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="h-8.5 w-44 rounded-md bg-sunken pointer-coarse:h-11" />
      ))}
    </>
  )
}
