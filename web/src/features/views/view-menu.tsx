import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { ViewMenuButton } from './view-menu-button.tsx'

interface Props {
  name: string
  /** Null where this person may not change the view. */
  onRename: (() => void) | null
  /** Null where this person may not share the view or stop it. */
  onShare: (() => void) | null
  isShared: boolean
  onSaveAs: () => void
  onDelete: (() => void) | null
}

/** What is done with the chosen view. */
export default function ViewMenu({ name, onRename, onShare, isShared, onSaveAs, onDelete }: Props) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <ViewMenuButton name={name} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={onSaveAs}>Save as new view</DropdownMenuItem>
        {onRename && <DropdownMenuItem onSelect={onRename}>Rename</DropdownMenuItem>}
        {onShare && (
          <DropdownMenuItem onSelect={onShare}>
            {isShared ? 'Stop sharing' : 'Share with the company'}
          </DropdownMenuItem>
        )}
        {onDelete && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem isDanger onSelect={onDelete}>
              Delete view
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
