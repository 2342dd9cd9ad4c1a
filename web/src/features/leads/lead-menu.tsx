import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { telAddress } from '../records/index.ts'
import { MenuButton } from './menu-button.tsx'

/** What is seldom done with a lead. */
interface Props {
  phone: string | null
  onDelete: () => void
}

export default function LeadMenu({ phone, onDelete }: Props) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <MenuButton />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {phone !== null && (
          <DropdownMenuItem asChild>
            <a href={telAddress(phone)}>Call {phone}</a>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem isDanger onSelect={onDelete}>
          Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
