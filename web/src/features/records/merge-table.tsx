import { WholeText } from '~/ui/whole-text.tsx'

interface Mergeable {
  id: string
}

/** A field in which two records differ. */
interface MergeField<R> {
  key: string
  label: string
  /** As people read it; empty where nothing is known. */
  show: (record: R) => string
}

interface Props<R extends Mergeable, F extends MergeField<R>> {
  records: readonly [R, R]
  /** What a record is called where it is chosen whether it stays. */
  describe: (record: R) => string
  keepId: string
  onKeep: (id: string) => void
  fields: readonly F[]
  chosenOf: (field: F) => string
  onChoose: (field: F, id: string) => void
}

const row = 'grid grid-cols-2 gap-x-3 border-b py-2 sm:grid-cols-[7rem_minmax(0,1fr)_minmax(0,1fr)]'

/** Two records side by side: which stays, and whose value of each field that differs. */
export function MergeTable<R extends Mergeable, F extends MergeField<R>>(props: Props<R, F>) {
  const { records, describe, keepId, onKeep, fields, chosenOf, onChoose } = props
  return (
    <div>
      <Choice label="Stays" name="keep" records={records} chosen={keepId} onChoose={onKeep} show={describe} />
      {fields.length === 0 && <p className="py-3 text-muted">Both are identical in every field.</p>}
      {fields.map((field) => (
        <Choice
          key={field.key}
          label={field.label}
          name={field.key}
          records={records}
          chosen={chosenOf(field)}
          onChoose={(id) => onChoose(field, id)}
          show={field.show}
        />
      ))}
    </div>
  )
}

interface ChoiceProps<R> {
  label: string
  name: string
  records: readonly [R, R]
  chosen: string
  onChoose: (id: string) => void
  show: (record: R) => string
}

function Choice<R extends Mergeable>({ label, name, records, chosen, onChoose, show }: ChoiceProps<R>) {
  return (
    <fieldset className={row}>
      <legend className="sr-only">{label}</legend>
      <span aria-hidden="true" className="col-span-2 self-center text-sm text-faint sm:col-span-1">
        {label}
      </span>
      {records.map((record) => (
        <label
          key={record.id}
          className="flex min-h-8 items-center gap-2.5 rounded-md px-2 py-1 transition-colors hover:bg-sunken has-checked:bg-accent-soft pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            checked={chosen === record.id}
            onChange={() => onChoose(record.id)}
            className="radio"
          />
          <span className="min-w-0">
            {show(record) === '' ? (
              <span className="text-faint">Empty</span>
            ) : (
              <WholeText>{show(record)}</WholeText>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
