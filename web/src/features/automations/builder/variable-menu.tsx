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
import { groupFacts } from './fact-groups.ts'
import { useKnownFacts } from './use-known-facts.ts'

interface Props {
  /** Where the variable goes. */
  target: RefObject<VariableTarget | null>
}

/** Puts a variable where the cursor is. */
export default function VariableMenu({ target }: Props) {
  const variables = useKnownFacts()
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
        {groupFacts(variables).map(({ title, facts }) => (
          <div key={title}>
            <DropdownMenuLabel>{title}</DropdownMenuLabel>
            {facts.map(({ name, label }) => (
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
