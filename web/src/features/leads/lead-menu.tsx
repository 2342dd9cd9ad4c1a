import { useRights } from '~/data/rights.ts'
import { DropdownMenuItem } from '~/ui/dropdown-menu.tsx'
import { MoreActions } from '~/ui/more-actions.tsx'
import { telAddress } from '../records/index.ts'
import type { Lead } from './lead.ts'

/** What is seldom done with a lead. */
interface Props {
  lead: Pick<Lead, 'phone' | 'owner_id' | 'created_by'>
  onDelete: () => void
}

export default function LeadMenu({ lead: { phone, owner_id, created_by }, onDelete }: Props) {
  const isTheirs = useRights().mayDelete(owner_id, created_by)
  if (phone === null && !isTheirs) return null
  return (
    <MoreActions>
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
    </MoreActions>
  )
}
