import { useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { useFieldProps } from '~/ui/field.tsx'
import { controlClasses } from '~/ui/input.tsx'
import { leadChoicesQuery } from './calls/lead-choices-query.ts'

interface ChosenLead {
  id: string
  name: string
  company: string | null
}

interface Props {
  lead: ChosenLead | null
  onChange: (lead: ChosenLead | null) => void
}

/** Chooses a lead by typing a part of name, company or email. Stands inside a Field. */
export default function LeadPicker({ lead, onChange }: Props) {
  const field = useFieldProps()
  const [words, setWords] = useState<string | null>(null)
  const choices = useQuery({ ...leadChoicesQuery(words?.trim() ?? ''), enabled: words !== null })
  return (
    <div className="flex gap-2">
      <Command shouldFilter={false} label="Leads" className="relative min-w-0 flex-1">
        <Command.Input
          {...field}
          placeholder="None"
          value={words ?? (lead ? describeLead(lead) : '')}
          onValueChange={setWords}
          onFocus={(event) => event.target.select()}
          onBlur={() => setWords(null)}
          className={`${controlClasses} h-11 px-2.5 sm:h-8.5 pointer-coarse:h-11`}
        />
        <Command.List
          hidden={words === null}
          className="absolute inset-x-0 top-full z-10 mt-1 rounded-lg border bg-raised p-1 shadow-float"
        >
          {choices.data?.map((option) => (
            <Command.Item
              key={option.id}
              value={option.id}
              // Before the field loses the focus and the list closes.
              onPointerDown={(event) => event.preventDefault()}
              onSelect={() => {
                onChange(option)
                setWords(null)
              }}
              className="truncate rounded-md px-2 py-1.5 text-sm aria-selected:bg-selected"
            >
              {describeLead(option)}
            </Command.Item>
          ))}
          {!choices.data?.length && (
            <p className="px-2 py-1.5 text-sm text-muted">
              {choices.error
                ? describeError(choices.error)
                : choices.isPending
                  ? 'Searching…'
                  : 'Nobody found'}
            </p>
          )}
        </Command.List>
      </Command>
      {lead && <Button onClick={() => onChange(null)}>Remove</Button>}
    </div>
  )
}

const describeLead = ({ name, company }: ChosenLead) => (company ? `${name}, ${company}` : name)
