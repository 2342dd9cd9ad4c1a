import { Braces } from 'lucide-react'
import type { RefObject } from 'react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import type { VariableTarget } from '../../variables/index.ts'
import { useKnownFacts } from './use-known-facts.ts'

const allGroups = [
  'lead',
  'contact',
  'account',
  'owner',
  'company',
  'recording',
  'keyword',
  'task',
  'event',
  'ai',
] as const
type Group = (typeof allGroups)[number]
const titles: Record<Group, string> = {
  lead: 'Lead',
  contact: 'Contact',
  account: 'Account',
  owner: 'Owner',
  company: 'Company',
  recording: 'Recording',
  keyword: 'Keyword',
  task: 'Task',
  event: 'What happened',
  ai: 'AI',
}

interface Props {
  /** Where the variable goes. */
  target: RefObject<VariableTarget | null>
}

/** Puts a variable where the cursor is. */
export default function VariableMenu({ target }: Props) {
  const variables = useKnownFacts()
  const groups = allGroups.filter((group) => variables.some(({ name }) => name.startsWith(`${group}.`)))
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label="Insert a variable" icon={<Braces aria-hidden="true" />} />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        className="max-h-80 w-64"
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          target.current?.focus()
        }}
      >
        {groups.map((group) => (
          <div key={group}>
            <DropdownMenuLabel>{titles[group]}</DropdownMenuLabel>
            {variables
              .filter(({ name }) => name.startsWith(`${group}.`))
              .map(({ name, label }) => (
                <DropdownMenuItem key={name} onSelect={() => target.current?.insert(`{{${name}}}`)}>
                  {label.slice(0, 1).toUpperCase() + label.slice(1)}
                </DropdownMenuItem>
              ))}
          </div>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
