import type { FilterField } from '@parley/core/leads/filters/fields'
import { filterLimit } from '@parley/core/leads/filters/filter'
import { type RefObject, useRef } from 'react'
import { Button } from '~/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { AddFilterLabel } from './add-filter-label.tsx'

interface Props {
  fields: readonly FilterField[]
  button: RefObject<HTMLButtonElement | null>
  isFull: boolean
  onChoose: (field: FilterField) => void
}

/** Chooses the field of a new filter: arrow keys, or its first letters. */
export function FieldMenu({ fields, button, isFull, onChoose }: Props) {
  const hasChosen = useRef(false)
  const isOwn = ({ field }: FilterField) => field.startsWith('custom.')
  const custom = fields.filter(isOwn)
  const itemFor = (field: FilterField) => (
    <DropdownMenuItem
      key={field.field}
      onSelect={() => {
        hasChosen.current = true
        onChoose(field)
      }}
    >
      <span className="block max-w-56 truncate">{field.label}</span>
    </DropdownMenuItem>
  )
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          ref={button}
          disabled={isFull}
          {...(isFull ? { title: `${filterLimit} filters at most` } : {})}
          className="h-11 min-w-20 sm:h-8.5"
        >
          <AddFilterLabel />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="start"
        onCloseAutoFocus={(event) => {
          // The editor of the chosen field has the focus.
          if (hasChosen.current) event.preventDefault()
          hasChosen.current = false
        }}
      >
        {fields.filter((field) => !isOwn(field)).map(itemFor)}
        {custom.length > 0 && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuLabel>Your company’s fields</DropdownMenuLabel>
            {custom.map(itemFor)}
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
