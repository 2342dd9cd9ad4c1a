import { Button } from '~/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { useOpenLead } from './use-open-lead.ts'

interface Props {
  people: readonly { id: string; name: string; account_id: string | null }[]
}

/** Opens a sale with one of an account’s people. */
export default function NewLeadMenu({ people }: Props) {
  const openLead = useOpenLead()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="primary">New lead</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {people.map((contact) => (
          <DropdownMenuItem key={contact.id} onSelect={() => void openLead(contact)}>
            With {contact.name}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
