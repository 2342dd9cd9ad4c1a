import type { LoggedKind } from '@parley/core/records/activity'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { Select } from '~/ui/select.tsx'
import { type LoggedDraft, outcomesOf } from './logged-draft.ts'

interface Props {
  kind: Exclude<LoggedKind, 'note'>
  draft: LoggedDraft
  /** It stands in the timeline: its time is known, and how it went as far as that was said. */
  isStored?: boolean
  onChange: (change: Partial<LoggedDraft>) => void
}

/** How a call or a meeting went, how long it took and when it was. */
export function LoggedFacts({ kind, draft, isStored = false, onChange }: Props) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,12rem)_6rem_minmax(0,14rem)]">
      <Field label="How it went">
        <Select value={draft.outcome} onChange={({ target }) => onChange({ outcome: target.value })}>
          {isStored && draft.outcome === '' && <option value="">Not said</option>}
          {outcomesOf(kind).map(([key, label], place) => (
            <option key={key} value={place === 0 && !isStored ? '' : key}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Minutes">
        <Input
          inputMode="numeric"
          autoComplete="off"
          value={draft.minutes}
          onChange={({ target }) => onChange({ minutes: target.value })}
        />
      </Field>
      <div className="max-sm:col-span-2">
        <Field label={isStored ? 'When' : 'When (if not just now)'}>
          <Input
            type="datetime-local"
            value={draft.at}
            onChange={({ target }) => onChange({ at: target.value })}
          />
        </Field>
      </div>
    </div>
  )
}
