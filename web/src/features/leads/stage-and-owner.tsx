import { useUserId } from '~/data/session.ts'
import { Field } from '~/ui/field.tsx'
import { Select } from '~/ui/select.tsx'
import { OwnerChoice } from '../people/index.ts'
import type { LeadDraft } from './lead-form.ts'
import { StageOptions } from './stage.tsx'

interface Props {
  /** The key of the one that it begins in. */
  stage: string
  draft: LeadDraft
  onChange: (draft: LeadDraft) => void
}

/** Where a new lead stands and whose it is: new and one's own, unless said otherwise. */
export function StageAndOwner({ stage, draft, onChange }: Props) {
  const userId = useUserId()
  return (
    <div className="grid grid-cols-2 gap-4">
      <Field label="Stage">
        <Select
          value={draft.status ?? stage}
          onChange={({ target }) => onChange({ ...draft, status: target.value })}
        >
          <StageOptions />
        </Select>
      </Field>
      <Field label="Owner">
        <OwnerChoice
          owner={draft.owner_id ?? userId}
          onChange={(owner) => onChange({ ...draft, owner_id: owner ?? '' })}
        />
      </Field>
    </div>
  )
}
