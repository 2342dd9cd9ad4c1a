import type { Recipient } from '@parley/core/automations/action'
import type { Member } from '../../people/index.ts'
import { InlineSelect } from './inline-select.tsx'

interface Props {
  label: string
  value: Recipient
  members: readonly Member[]
  hasEveryone: boolean
  onChange: (recipient: Recipient) => void
}

export function RecipientSelect({ label, value, members, hasEveryone, onChange }: Props) {
  const key = typeof value === 'string' ? value : value.personId
  const people = members.map(({ id, name }) => ({ value: id, label: name }))
  const hasLeft = typeof value !== 'string' && !members.some(({ id }) => id === value.personId)
  return (
    <InlineSelect
      label={label}
      value={key}
      options={[
        { value: 'owner', label: 'the owner' },
        ...(hasEveryone || value === 'everyone' ? [{ value: 'everyone', label: 'everyone' }] : []),
        ...people,
        ...(hasLeft ? [{ value: key, label: 'a colleague who has left' }] : []),
      ]}
      onChange={(chosen) =>
        onChange(chosen === 'owner' || chosen === 'everyone' ? chosen : { personId: chosen })
      }
    />
  )
}
