import {
  type Action,
  changeableFields,
  mayBeEmpty,
  nameOfField,
  ownFieldsIn,
  ownKeyOf,
  type UpdateKind,
  updateKinds,
} from '@parley/core/automations/action'
import { nounOf } from '@parley/core/records/field'
import type { Member } from '../../people/index.ts'
import { InlineSelect } from './inline-select.tsx'
import { NewValue } from './new-value.tsx'
import { useOwnFields } from './use-own-fields.ts'

interface Props {
  action: Extract<Action, { kind: UpdateKind }>
  members: readonly Member[]
  isInvalid: boolean
  onChange: (action: Action) => void
}

/** "its status to Contacted": any field that may be set, those of the company's own last. */
export function RecordChangeControls({ action, members, isInvalid, onChange }: Props) {
  const { id, kind, column } = action
  const record = updateKinds[kind]
  const own = ownFieldsIn(useOwnFields(record === 'tasks' ? [] : [record]), kind) ?? []
  const columns = [
    ...changeableFields[kind].map((field) => ({ value: field.column, label: `its ${nounOf(field)}` })),
    ...own.map(({ key, label }) => ({ value: `custom.${key}`, label: `its ${label}` })),
  ]
  // One that was removed meanwhile is named, and can't be published.
  const isGone = !columns.some(({ value }) => value === column)
  return (
    <>
      {mayBeEmpty(action) ? (
        <>
          <span>:</span>
          <InlineSelect
            label="What to do with it"
            value={action.isEmptied ? 'empty' : 'set'}
            options={[
              { value: 'set', label: 'set' },
              { value: 'empty', label: 'empty' },
            ]}
            onChange={(next) =>
              onChange({ id, kind, column, value: '', ...(next === 'empty' && { isEmptied: true }) })
            }
          />
        </>
      ) : (
        <span>: set</span>
      )}
      <InlineSelect
        label="What to set"
        value={column}
        options={
          isGone ? [...columns, { value: column, label: `its ${nameOfField(action)} (removed)` }] : columns
        }
        onChange={(next) => onChange({ id, kind, column: next, value: '' })}
      />
      {!action.isEmptied && (
        <>
          <span>to</span>
          <NewValue
            change={action}
            own={own.find(({ key }) => key === ownKeyOf(action))}
            members={members}
            isInvalid={isInvalid}
            onChange={(next) => onChange({ id, kind, column, ...next })}
          />
        </>
      )}
    </>
  )
}
