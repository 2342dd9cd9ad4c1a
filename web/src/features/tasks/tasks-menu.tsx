import { DropdownMenuItem } from '~/ui/dropdown-menu.tsx'
import { MoreActions } from '~/ui/more-actions.tsx'

interface Props {
  isBoard: boolean
  onView: () => void
  onCalendar: () => void
  /** Undefined where no task can be selected. */
  onSelect: (() => void) | undefined
}

/** On phones: what has buttons of its own on a screen. */
export default function TasksMenu({ isBoard, onView, onCalendar, onSelect }: Props) {
  return (
    <MoreActions>
      {onSelect && <DropdownMenuItem onSelect={onSelect}>Select tasks</DropdownMenuItem>}
      <DropdownMenuItem onSelect={onView}>{isBoard ? 'Show as a list' : 'Show as a board'}</DropdownMenuItem>
      <DropdownMenuItem onSelect={onCalendar}>Calendar</DropdownMenuItem>
    </MoreActions>
  )
}
