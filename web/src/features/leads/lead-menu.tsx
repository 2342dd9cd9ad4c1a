import { useRights } from '~/data/rights.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { telAddress } from '../records/index.ts'
import type { Lead } from './lead.ts'
import { MenuButton } from './menu-button.tsx'

/** What is seldom done with a lead. */
interface Props {
  lead: Pick<Lead, 'phone' | 'owner_id' | 'created_by'>
  onDelete: () => void
}

export default function LeadMenu({ lead: { phone, owner_id, created_by }, onDelete }: Props) {
  const isTheirs = useRights().mayDelete(owner_id, created_by)
  if (phone === null && !isTheirs) return null
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
        {isTheirs && (
          <DropdownMenuItem isDanger onSelect={onDelete}>
            Delete
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
