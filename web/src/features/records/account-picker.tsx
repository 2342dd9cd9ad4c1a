import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { accountChoicesQuery } from './account-choices.ts'
import { RecordPicker } from './record-picker.tsx'

/** An account; one without an id is made when what names it is saved. */
export interface ChosenAccount {
  id: string | null
  name: string
}

interface Props {
  /** What it is asked for as. */
  label: string
  account: ChosenAccount | null
  /** Whether a new one may be named. */
  mayBeNew?: boolean
  onChange: (account: ChosenAccount | null) => void
}

/** Chooses an account by typing a part of its name or website, or names a new one. Stands inside a Field. */
export default function AccountPicker({ label, account, mayBeNew = false, onChange }: Props) {
  const [words, setWords] = useState<string | null>(null)
  const choices = useQuery({ ...accountChoicesQuery(words?.trim() ?? ''), enabled: words !== null })
  const named = (name: string) =>
    choices.data?.find((known) => known.name.toLowerCase() === name.toLowerCase()) ?? { id: null, name }
  return (
    <div className="flex gap-2">
      <RecordPicker
        label={label}
        placeholder="None"
        value={account ? `${account.name}${account.id === null ? ' (new)' : ''}` : ''}
        words={words}
        onWords={setWords}
        choices={choices}
        describe={({ name }) => name}
        onChoose={onChange}
        {...(mayBeNew && {
          more: {
            label: (typed: string) => `New account “${typed}”`,
            onChoose: (typed: string) => onChange(named(typed)),
          },
        })}
      />
      {account && <Button onClick={() => onChange(null)}>Remove</Button>}
    </div>
  )
}
