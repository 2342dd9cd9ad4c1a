import { DropdownMenuItem } from '~/ui/dropdown-menu.tsx'
import { MoreActions } from '~/ui/more-actions.tsx'

interface Props {
  isBoard: boolean
  onView: () => void
  onCalendar: () => void
}

/** On phones: what has buttons of its own on a screen. */
export default function TasksMenu({ isBoard, onView, onCalendar }: Props) {
  return (
    <MoreActions>
      <DropdownMenuItem onSelect={onView}>{isBoard ? 'Show as a list' : 'Show as a board'}</DropdownMenuItem>
      <DropdownMenuItem onSelect={onCalendar}>Calendar</DropdownMenuItem>
    </MoreActions>
  )
}
