import { FilterSelect } from '~/ui/filter-select.tsx'
import { choicesOf, formerMember, type Member } from './members.ts'

interface Props {
  /** What is looked at, for a screen reader: "Whose conversations". */
  label: string
  owner: string | undefined
  members: readonly Member[]
  /** Whether what people left behind who are gone can be looked at as well. */
  hasFormer?: boolean
  /** Undefined for everyone. */
  onChange: (owner: string | undefined) => void
}

/** Everyone's, or one person's. */
export function OwnerSelect({ label, owner, members, hasFormer = false, onChange }: Props) {
  const former = hasFormer ? [{ value: formerMember, label: 'Former members' }] : []
  return (
    <FilterSelect
      label={label}
      all="Everyone"
      value={owner}
      choices={[...choicesOf(members), ...former]}
      onChange={onChange}
    />
  )
}
