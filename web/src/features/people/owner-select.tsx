import { Select } from '~/ui/select.tsx'
import { formerMember, type Member } from './members.ts'

interface Props {
  /** What is looked at, for a screen reader: "Whose conversations". */
  label: string
  owner: string | undefined
  members: readonly Member[]
  /** Whether what people left behind who are gone can be looked at as well. */
  hasFormer?: boolean
  /** Empty for everyone. */
  onChange: (owner: string) => void
}

/** Everyone's, or one person's. */
export function OwnerSelect({ label, owner, members, hasFormer = false, onChange }: Props) {
  return (
    <Select aria-label={label} value={owner ?? ''} onChange={({ target }) => onChange(target.value)}>
      <option value="">Everyone</option>
      {members.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {hasFormer && <option value={formerMember}>Former members</option>}
    </Select>
  )
}
