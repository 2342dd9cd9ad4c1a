import { CalendarDays } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { whenIdle } from '~/data/when-idle.ts'
import { Button } from '~/ui/button.tsx'
import { MoreButton } from '~/ui/more-button.tsx'
import { SegmentedControl } from '~/ui/segmented-control.tsx'

const TasksMenu = lazy(whenIdle(() => import('./tasks-menu.tsx')))

type View = 'list' | 'board'

interface Props {
  isPhone: boolean
  view: View
  onView: (next: View) => void
  onCalendar: () => void
  /** Undefined where no task can be selected. */
  onSelect: (() => void) | undefined
}

/** How tasks are looked at: buttons, on a phone a menu. */
export function TasksActions({ isPhone, view, onView, onCalendar, onSelect }: Props) {
  if (isPhone)
    return (
      <Suspense fallback={<MoreButton disabled />}>
        <TasksMenu
          isBoard={view === 'board'}
          onView={() => onView(view === 'board' ? 'list' : 'board')}
          onCalendar={onCalendar}
          onSelect={onSelect}
        />
      </Suspense>
    )
  return (
    <>
      <Button variant="quiet" onClick={onCalendar}>
        <CalendarDays aria-hidden="true" className="size-4" />
        Calendar
      </Button>
      <SegmentedControl
        label="View"
        value={view}
        options={[
          { value: 'list', label: 'List' },
          { value: 'board', label: 'Board' },
        ]}
        onChange={onView}
      />
    </>
  )
}
