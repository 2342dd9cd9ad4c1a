import {
  type ContactRole,
  contactRoleLabels,
  contactRoles,
  findContactRole,
} from '@parley/core/records/contact-roles'
import { Link } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import type { Participant } from './calls.ts'
import type { PeopleChanges } from './change-people.ts'

interface Props {
  person: Participant
  /** Whether the sale is named after them. */
  isMain: boolean
  /** Whether somebody else has a menu, which the role then stands before. */
  hasMenuBelow: boolean
  changes: PeopleChanges
}

/** Somebody who takes part in a sale. */
export function PersonRow({ person, isMain, hasMenuBelow, changes }: Props) {
  const { contactId, name, title, email, role } = person
  const facts = [isMain && 'Main contact', title || email].filter(Boolean).join('\u00A0· ')
  return (
    <li className="flex min-h-11 items-center gap-2 border-b py-1.5">
      <span className="min-w-0 flex-1">
        <Link to="/contacts/$contactId" params={{ contactId }} className="block truncate hover:underline">
          {name}
        </Link>
        {facts && <span className="block text-sm break-words text-faint">{facts}</span>}
      </span>
      <RolePicker name={name} role={role} onChange={(next) => void changes.setRole(contactId, next, role)} />
      {isMain ? (
        // Alone the role's word ends where the line does.
        <span className={hasMenuBelow ? 'w-8 shrink-0 pointer-coarse:w-11' : '-ml-3.5'} />
      ) : (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton label={`Actions for ${name}`} icon={<Ellipsis />} />
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            <DropdownMenuItem onSelect={() => void changes.makeMain(contactId, name)}>
              Make main contact
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => void changes.remove(contactId, name, role)}>
              Remove from this lead
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      )}
    </li>
  )
}

interface RoleProps {
  name: string
  role: ContactRole | null
  onChange: (role: ContactRole | null) => void
}

/** The role as a word, and on a press the platform's own list. */
function RolePicker({ name, role, onChange }: RoleProps) {
  return (
    <span className="relative inline-flex min-h-7 shrink-0 items-center rounded-md px-1.5 text-sm hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent-ink pointer-coarse:min-h-11">
      <span className={role === null ? 'text-faint' : ''}>
        {role === null ? 'Role' : contactRoleLabels[role]}
      </span>
      <select
        aria-label={`Role of ${name}`}
        value={role ?? ''}
        onChange={({ target }) => onChange(findContactRole(target.value) ?? null)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      >
        <option value="">No role</option>
        {contactRoles.map((each) => (
          <option key={each} value={each}>
            {contactRoleLabels[each]}
          </option>
        ))}
      </select>
    </span>
  )
}
