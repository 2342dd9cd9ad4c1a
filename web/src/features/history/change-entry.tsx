import { type ChangedField, changedFields } from '@parley/core/history/changed-fields'
import { describeOperation } from '@parley/core/history/describe-operation'
import { describeWay } from '@parley/core/history/describe-way'
import { isReversible } from '@parley/core/history/records'
import { formatAge } from '~/data/ages.ts'
import { formatExact } from '~/data/formats.ts'
import { useStages } from '~/data/stages.ts'
import { GraveMark } from '~/ui/grave-mark.tsx'
import type { Change } from './change.ts'
import { isGrave, isGraveField } from './is-grave.ts'
import { RestoreButton } from './restore-button.tsx'
import type { useChangeWords } from './use-change-words.ts'
import { erased, type ValueContext, valueWords } from './value-words.ts'

interface Props {
  change: Change
  words: ReturnType<typeof useChangeWords>
  /** Of the record's amount. */
  currency?: string | null
  /** Not for the past of a record that was merged into this one. */
  isRestorable?: boolean
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** One change, field by field: who, when, by which way, and the way back. */
export function ChangeEntry({ change, words, currency = null, isRestorable = true }: Props) {
  const { record, operation, actor_id, changed_at, way, way_name, before, after } = change
  const fields =
    operation === 'update' ? changedFields(record, before ?? {}, after ?? {}, words.ownFields) : []
  const context: ValueContext = { record, names: words.names, stages: useStages(), currency }
  const by = [
    describeWay(way, way_name),
    operation === 'update' && change.restored_id !== null ? 'restored' : '',
  ]
    .filter(Boolean)
    .join(', ')
  const title = describeOperation(change, words.names)
  const canRestore = isRestorable && isReversible(record, operation) && before !== null
  return (
    <div className="group flex flex-col justify-between gap-x-4 sm:flex-row sm:items-baseline">
      <div className="min-w-0 flex-1">
        {title !== null && (
          <p className={operation !== 'update' && isGrave(change) ? 'font-medium' : 'text-muted'}>
            {operation !== 'update' && isGrave(change) && <GraveMark />}
            {title}
          </p>
        )}
        {record === 'lead_activities' && operation === 'delete' && typeof before?.['body'] === 'string' && (
          <p className="line-clamp-3 text-faint">{before['body']}</p>
        )}
        {operation === 'update' && after === null && <p className="text-muted">{erased}</p>}
        {fields.length > 0 && (
          <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-x-2 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
            {fields.map((each) => (
              <FieldLine key={each.field.column} changed={each} context={context} />
            ))}
          </dl>
        )}
        {by !== '' && (
          <p className="text-sm text-faint">
            {operation === 'update' && isGrave(change) && <GraveMark />}
            {capital(by)}
          </p>
        )}
      </div>
      <div className="flex shrink-0 items-baseline justify-between gap-x-4 sm:flex-row-reverse">
        <p className="text-sm text-faint">
          {actor_id !== null && (words.names.get(actor_id) ?? 'A former member')}{' '}
          <time dateTime={changed_at} title={formatExact(changed_at)}>
            {formatAge(changed_at)}
          </time>
        </p>
        {canRestore && <RestoreButton change={change} fields={fields} context={context} />}
      </div>
    </div>
  )
}

/** "Value  $12,000 → $30,000" */
function FieldLine({ changed, context }: { changed: ChangedField; context: ValueContext }) {
  const { field, before, after } = changed
  return (
    <>
      <dt className="text-sm text-faint">
        {isGraveField(context.record, field.column) && <GraveMark />}
        {field.label}
      </dt>
      <dd className="line-clamp-6 wrap-anywhere">
        {field.type !== 'steps' && (
          <>
            <span className="text-muted">{valueWords(field, before, context)}</span>
            <span aria-hidden="true" className="text-faint">
              {' → '}
            </span>
            <span className="sr-only"> became </span>
          </>
        )}
        {valueWords(field, after, context)}
      </dd>
    </>
  )
}
