import { useMayDelete } from '~/data/deletable.ts'
import { DropdownMenuItem } from '~/ui/dropdown-menu.tsx'
import { MoreActions } from '~/ui/more-actions.tsx'
import type { Lead } from './lead.ts'

/** What is seldom done with a lead. */
interface Props {
  lead: Pick<Lead, 'id' | 'owner_id' | 'created_by'>
  onDelete: () => void
}

export default function LeadMenu({ lead, onDelete }: Props) {
  const mayDelete = useMayDelete('leads', { ...lead, keeper: lead.owner_id })
  if (!mayDelete) return null
  return (
    <MoreActions>
      <DropdownMenuItem isDanger onSelect={onDelete}>
        Delete
      </DropdownMenuItem>
    </MoreActions>
  )
}
