import { type ChangedField, changedFields } from '@parley/core/history/changed-fields'
import { describeWay } from '@parley/core/history/describe-way'
import { historyRecord } from '@parley/core/history/records'
import { formatAge } from '~/data/ages.ts'
import { formatExact } from '~/data/formats.ts'
import type { Change } from './change.ts'
import { RestoreButton } from './restore-button.tsx'
import type { useChangeWords } from './use-change-words.ts'
import { type ValueContext, valueWords } from './value-words.ts'

interface Props {
  change: Change
  words: ReturnType<typeof useChangeWords>
  /** Of the record's amount. */
  currency?: string | null
  /** Not for the past of a record that was merged into this one. */
  isRestorable?: boolean
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** What became of the whole record: "Lead added". */
function describeOperation({ record, operation, restored_id }: Change): string {
  const verb =
    operation === 'delete'
      ? 'deleted'
      : restored_id === null
        ? record === 'profiles'
          ? 'joined'
          : 'added'
        : 'restored'
  return `${capital(historyRecord(record).noun)} ${verb}`
}

/** One change, field by field: who, when, by which way, and the way back. */
export function ChangeEntry({ change, words, currency = null, isRestorable = true }: Props) {
  const { record, operation, actor_id, changed_at, way, way_name, before, after } = change
  const fields =
    operation === 'update' ? changedFields(record, before ?? {}, after ?? {}, words.ownFields) : []
  const context: ValueContext = { record, names: words.names, currency }
  const by = [
    describeWay(way, way_name),
    operation === 'update' && change.restored_id !== null ? 'restored' : '',
  ]
    .filter(Boolean)
    .join(', ')
  const canRestore = isRestorable && operation === 'update' && before !== null
  return (
    <div className="group">
      <div className="flex items-baseline justify-between gap-4">
        <div className="min-w-0 flex-1">
          {operation !== 'update' && <p className="text-muted">{describeOperation(change)}</p>}
          {operation === 'update' && after === null && (
            <p className="text-muted">Changed; what it held was erased</p>
          )}
          {fields.map((each) => (
            <FieldLine key={each.field.column} changed={each} context={context} />
          ))}
        </div>
        <p className="shrink-0 text-sm text-faint tabular-nums">
          {actor_id !== null && (words.names.get(actor_id) ?? 'A former member')}{' '}
          <time dateTime={changed_at} title={formatExact(changed_at)}>
            {formatAge(changed_at)}
          </time>
        </p>
      </div>
      {(by !== '' || canRestore) && (
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-faint">
          {by !== '' && <span>{capital(by)}</span>}
          {canRestore && <RestoreButton change={change} fields={fields} context={context} />}
        </p>
      )}
    </div>
  )
}

/** "Value  $12,000 → $30,000" */
export function FieldLine({ changed, context }: { changed: ChangedField; context: ValueContext }) {
  const { field, before, after } = changed
  return (
    <p className="line-clamp-4 wrap-anywhere">
      <span className="text-faint">{field.label}</span>{' '}
      {field.type === 'steps' ? (
        <span>edited</span>
      ) : (
        <>
          <span className="text-muted">{valueWords(field, before, context)}</span>
          <span aria-hidden="true" className="text-faint">
            {' → '}
          </span>
          <span className="sr-only"> became </span>
          <span>{valueWords(field, after, context)}</span>
        </>
      )}
    </p>
  )
}
