import {
  type Action,
  changeableFields,
  limitOf,
  nameOfField,
  type UpdateKind,
  updateKinds,
} from '@parley/core/automations/action'
import { findField } from '@parley/core/automations/fields'
import { salesNouns } from '@parley/core/records/sales-records'
import type { Member } from '../../people/index.ts'
import { InlineInput, InlineSelect, InlineText } from './inline-controls.tsx'
import { useStageOptions } from './use-stage-options.ts'

interface Props {
  action: Extract<Action, { kind: UpdateKind }>
  members: readonly Member[]
  isInvalid: boolean
  onChange: (action: Action) => void
}

/** "its status to Contacted". */
export function RecordChangeControls({ action, members, isInvalid, onChange }: Props) {
  const { kind, column, value } = action
  const columns = changeableFields[kind].map((field) => ({
    value: field.column,
    label: `its ${field.label.toLowerCase()}`,
  }))
  const stages = useStageOptions(column === 'status' ? value : null)
  const change = (next: string) => onChange({ ...action, value: next })
  return (
    <>
      <span>: set</span>
      <InlineSelect
        label="What to set"
        value={column}
        options={columns}
        onChange={(next) => onChange({ ...action, column: next, value: '' })}
      />
      <span>to</span>
      {column === 'status' && (
        <InlineSelect
          label="New status"
          value={value}
          placeholder="choose"
          options={stages}
          isInvalid={isInvalid}
          onChange={change}
        />
      )}
      {column === 'owner_id' && (
        <InlineSelect
          label="New owner"
          value={value}
          placeholder="choose"
          options={members.map(({ id, name }) => ({ value: id, label: name }))}
          isInvalid={isInvalid}
          onChange={change}
        />
      )}
      {column === 'value' && (
        <InlineInput
          label="New value"
          inputMode="decimal"
          value={value}
          maxLength={15}
          placeholder="10000"
          isInvalid={isInvalid}
          onChange={change}
        />
      )}
      {column !== 'status' && column !== 'owner_id' && column !== 'value' && (
        <InlineText
          label={`New ${nameOfField(action)}`}
          value={value}
          limit={limitOf(action)}
          placeholder={findField(`${salesNouns[updateKinds[kind]]}.${column}`)?.example ?? ''}
          isInvalid={isInvalid}
          onChange={change}
        />
      )}
    </>
  )
}
