import { type LoggedKind, loggedLabels } from '@parley/core/records/activity'
import { Ellipsis } from 'lucide-react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { IconButton } from '~/ui/icon-button.tsx'

interface Props {
  kind: LoggedKind
  onEdit: () => void
  onRemove: () => void
}

/** What can be done with a note, a call or a meeting of one's own. */
export default function EntryMenu({ kind, onEdit, onRemove }: Props) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton
          label={`Actions for this ${loggedLabels[kind].toLowerCase()}`}
          icon={<Ellipsis aria-hidden="true" />}
        />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={onEdit}>Edit</DropdownMenuItem>
        <DropdownMenuItem isDanger onSelect={onRemove}>
          Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
