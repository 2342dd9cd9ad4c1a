import { useNavigate } from '@tanstack/react-router'
import { useMayDelete } from '~/data/deletable.ts'
import { DropdownMenuItem } from '~/ui/dropdown-menu.tsx'
import { MoreActions } from '~/ui/more-actions.tsx'
import type { Lead } from './lead.ts'
import { removeLeads } from './remove-leads.ts'

interface Props {
  lead: Pick<Lead, 'id' | 'name' | 'owner_id' | 'created_by'>
}

/** What is seldom done with a lead. */
export default function LeadMenu({ lead }: Props) {
  const navigate = useNavigate()
  const mayDelete = useMayDelete('leads', { ...lead, keeper: lead.owner_id })
  if (!mayDelete) return null
  const remove = () => {
    removeLeads([lead.id], `${lead.name} deleted`)
    void navigate({ to: '/leads' })
  }
  return (
    <MoreActions>
      <DropdownMenuItem isDanger onSelect={remove}>
        Delete
      </DropdownMenuItem>
    </MoreActions>
  )
}
