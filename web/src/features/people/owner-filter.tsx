import { Select } from '~/ui/select.tsx'
import type { Member } from './members.ts'

interface Props {
  /** A colleague's id, or "nobody"; undefined where any will do. */
  owner: string | undefined
  members: readonly Member[]
  onChange: (owner: string | undefined) => void
}

/** Narrows a list to what somebody owns, or nobody. */
export function OwnerFilter({ owner, members, onChange }: Props) {
  return (
    <div className="sm:w-40">
      <Select
        aria-label="Owner"
        value={owner ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        <option value="">Any owner</option>
        <option value="nobody">No owner</option>
        {members.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  )
}
