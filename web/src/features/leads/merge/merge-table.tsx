import type { Lead } from '../lead.ts'
import type { mergeFields } from './merge-fields.ts'

type MergeField = ReturnType<typeof mergeFields>[number]

interface Props {
  leads: readonly [Lead, Lead]
  keepId: string
  onKeep: (id: string) => void
  fields: readonly MergeField[]
  chosenOf: (field: MergeField) => string
  onChoose: (field: MergeField, id: string) => void
}

const row = 'grid grid-cols-2 gap-x-3 border-b py-2 sm:grid-cols-[7rem_minmax(0,1fr)_minmax(0,1fr)]'

/** Two leads side by side: which stays, and whose value of each field that differs. */
export function MergeTable({ leads, keepId, onKeep, fields, chosenOf, onChoose }: Props) {
  return (
    <div>
      <Choice
        label="Stays"
        name="keep"
        leads={leads}
        chosen={keepId}
        onChoose={onKeep}
        show={({ name, company }) => [name, company].filter(Boolean).join(', ')}
      />
      {fields.length === 0 && <p className="py-3 text-muted">Both are identical in every field.</p>}
      {fields.map((field) => (
        <Choice
          key={field.key}
          label={field.label}
          name={field.key}
          leads={leads}
          chosen={chosenOf(field)}
          onChoose={(id) => onChoose(field, id)}
          show={field.show}
        />
      ))}
    </div>
  )
}

interface ChoiceProps {
  label: string
  name: string
  leads: readonly [Lead, Lead]
  chosen: string
  onChoose: (id: string) => void
  show: (lead: Lead) => string
}

function Choice({ label, name, leads, chosen, onChoose, show }: ChoiceProps) {
  return (
    <fieldset className={row}>
      <legend className="sr-only">{label}</legend>
      <span aria-hidden="true" className="col-span-2 self-center text-sm text-faint sm:col-span-1">
        {label}
      </span>
      {leads.map((lead) => (
        <label
          key={lead.id}
          className="flex min-h-8 items-center gap-2.5 rounded-md px-2 py-1 transition-colors hover:bg-sunken has-checked:bg-accent-soft pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            checked={chosen === lead.id}
            onChange={() => onChoose(lead.id)}
            className="size-4 shrink-0 accent-accent"
          />
          <span className="min-w-0 break-words">
            {show(lead) || <span className="text-faint">Empty</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
