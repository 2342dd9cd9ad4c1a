import { Field } from '~/ui/field.tsx'
import { Select } from '~/ui/select.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import type { Member } from '../account-calls.ts'
import { nameOf } from './people-calls.ts'
import type { Succession } from './use-succession.ts'

const nobody = 'nobody'

interface Props {
  /** "You own", "Ana owns". */
  who: string
  succession: Succession
  colleagues: readonly Member[]
}

/** Asks who takes over what somebody looks after, who goes. */
export function SuccessorField({ who, succession, colleagues }: Props) {
  const { isPending, owned, chosen, choose } = succession
  if (isPending) return <SkeletonRows count={1} label="Counting the records" />
  if (owned === undefined) return null
  if (owned === null) return <p className="text-sm text-muted">{who} nothing that has to be handed over.</p>
  return (
    <Field
      label="Who takes over?"
      hint={`${who} ${owned}.${chosen === nobody ? ' Leads and accounts of nobody are seen by everyone.' : ''}`}
    >
      <Select value={chosen} onChange={({ target }) => choose(target.value)}>
        <option value="" disabled>
          Choose a colleague
        </option>
        {colleagues.map((colleague) => (
          <option key={colleague.id} value={colleague.id}>
            {nameOf(colleague)}
          </option>
        ))}
        <option value={nobody}>Nobody for now</option>
      </Select>
    </Field>
  )
}
