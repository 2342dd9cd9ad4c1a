import { useQuery } from '@tanstack/react-query'
import { Select } from '~/ui/select.tsx'
import { membersQuery } from './members.ts'

interface Props {
  /** Null for nobody. */
  owner: string | null
  onChange: (owner: string | null) => void
  'aria-label'?: string
}

/** Whose a record is: a colleague's or nobody's. Stands inside a Field, or names itself. */
export function OwnerChoice({ owner, onChange, ...named }: Props) {
  const members = useQuery(membersQuery()).data ?? []
  return (
    <Select {...named} value={owner ?? ''} onChange={({ target }) => onChange(target.value || null)}>
      <option value="">Nobody</option>
      {members.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
