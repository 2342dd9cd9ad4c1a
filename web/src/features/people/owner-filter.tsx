import { FilterSelect } from '~/ui/filter-select.tsx'
import { choicesOf, type Member } from './members.ts'

interface Props {
  /** A colleague's id, or "nobody"; undefined where any will do. */
  owner: string | undefined
  members: readonly Member[]
  onChange: (owner: string | undefined) => void
}

/** Narrows a list to what somebody owns, or nobody. */
export function OwnerFilter({ owner, members, onChange }: Props) {
  return (
    <FilterSelect
      label="Owner"
      all="Any owner"
      value={owner}
      choices={choicesOf(members)}
      onChange={onChange}
    >
      <option value="nobody">No owner</option>
    </FilterSelect>
  )
}
