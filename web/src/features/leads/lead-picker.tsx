import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { Input } from '~/ui/input.tsx'
import { leadChoicesQuery } from './queries.ts'

export interface ChosenLead {
  id: string
  name: string
  company: string | null
}

interface Props {
  lead: ChosenLead | null
  onChange: (lead: ChosenLead | null) => void
}

/** Chooses a lead by typing a part of name, company or email. Stands inside a Field. */
export function LeadPicker({ lead, onChange }: Props) {
  const id = useId()
  const [words, setWords] = useState<string | null>(null)
  const [place, setPlace] = useState(0)
  const choices = useQuery({ ...leadChoicesQuery(words?.trim() ?? ''), enabled: words !== null })
  const options = words === null ? [] : (choices.data ?? [])
  const choose = (chosen: ChosenLead | undefined) => {
    if (!chosen) return
    onChange(chosen)
    setWords(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (words === null) return
    if (event.key === 'ArrowDown') setPlace(Math.min(place + 1, options.length - 1))
    else if (event.key === 'ArrowUp') setPlace(Math.max(place - 1, 0))
    else if (event.key === 'Enter') choose(options[place])
    else if (event.key === 'Escape') setWords(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="relative">
      <div className="flex gap-2">
        <Input
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={options[place] ? `${id}-${place}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder="None"
          value={words ?? (lead ? describeLead(lead) : '')}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setWords(event.target.value)
            setPlace(0)
          }}
          onBlur={() => setWords(null)}
          onKeyDown={onKeyDown}
        />
        {lead && <Button onClick={() => onChange(null)}>Remove</Button>}
      </div>
      {words !== null && (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label="Leads"
          className="absolute inset-x-0 top-full z-10 mt-1 rounded-lg border bg-raised p-1 shadow-float"
        >
          {options.map((option, index) => (
            <div
              key={option.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === place}
              // Before the field loses the focus and closes the list.
              onPointerDown={(event) => {
                event.preventDefault()
                choose(option)
              }}
              className="truncate rounded-md px-2 py-1.5 text-sm hover:bg-sunken aria-selected:bg-sunken"
            >
              {describeLead(option)}
            </div>
          ))}
          {options.length === 0 && (
            <p className="px-2 py-1.5 text-sm text-muted">
              {choices.error
                ? describeError(choices.error)
                : choices.isPending
                  ? 'Searching…'
                  : 'Nobody found'}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

const describeLead = ({ name, company }: ChosenLead) => (company ? `${name}, ${company}` : name)
