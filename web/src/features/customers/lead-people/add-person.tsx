import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { takeFocus } from '~/ui/take-focus.ts'
import { RecordPicker } from '../../records/index.ts'
import { contactChoicesQuery } from './calls.ts'
import type { PeopleChanges } from './change-people.ts'

interface Props {
  accountId: string | null
  /** Who takes part already. */
  known: readonly string[]
  changes: PeopleChanges
  onClose: () => void
}

/** Adds somebody to a sale: a contact by name or address, or a new one. */
export function AddPerson({ accountId, known, changes, onClose }: Props) {
  const [words, setWords] = useState<string | null>(null)
  const { data, error, isFetching } = useQuery({
    ...contactChoicesQuery(accountId, words?.trim() ?? ''),
    enabled: words !== null,
  })
  const others = data?.filter(({ id }) => !known.includes(id))
  return (
    <div className="flex items-end gap-2 py-3">
      <div className="min-w-0 flex-1">
        <Field label="Add a person" isLabelHidden>
          <RecordPicker
            label="Contacts"
            placeholder="Name or email"
            value=""
            words={words}
            onWords={setWords}
            choices={{ data: others, error, isFetching }}
            describe={({ name, title, accounts }) => [name, title, accounts?.name].filter(Boolean).join(', ')}
            onChoose={({ id, name }) => {
              onClose()
              void changes.add(id, name)
            }}
            more={{
              label: (words) => `New contact “${words}”`,
              onChoose: (words) => {
                onClose()
                void changes.addNew(words)
              },
            }}
            inputRef={takeFocus}
          />
        </Field>
      </div>
      <Button onClick={onClose}>Cancel</Button>
    </div>
  )
}
