import { momentBefore, reminderChoice, reminderChoices, reminderLabels } from '@parley/core/tasks/reminder'
import { useState } from 'react'
import { readLocalInput, toLocalInput } from '~/data/local-input.ts'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { Select } from '~/ui/select.tsx'

interface Props {
  /** ISO 8601; null without one. */
  remindAt: string | null
  dueAt: string | null
  timeZone: string
  onChange: (remindAt: string | null) => void
}

/** When the assignee is reminded beside the due time: so long before it, or at a time of its own. */
export function ReminderField({ remindAt, dueAt, timeZone, onChange }: Props) {
  const [isOwn, setOwn] = useState(remindAt !== null && reminderChoice(dueAt, remindAt) === null)
  const choice = remindAt === null ? null : reminderChoice(dueAt, remindAt)
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field
        label="Reminder"
        hint={
          dueAt === null || remindAt !== null || isOwn ? undefined : 'You’re notified when it’s due, too.'
        }
      >
        <Select
          value={isOwn ? 'own' : (choice ?? '')}
          onChange={({ target }) => {
            setOwn(target.value === 'own')
            if (target.value === 'own') return
            const minutes = reminderChoices.find((known) => String(known) === target.value)
            onChange(minutes === undefined || dueAt === null ? null : momentBefore(dueAt, minutes))
          }}
        >
          <option value="">None</option>
          {dueAt !== null &&
            reminderChoices.map((minutes) => (
              <option key={minutes} value={minutes}>
                {reminderLabels[minutes]}
              </option>
            ))}
          <option value="own">At a custom time</option>
        </Select>
      </Field>
      {isOwn && (
        <Field label="Remind at">
          <Input
            type="datetime-local"
            value={toLocalInput(remindAt, timeZone)}
            onChange={({ target }) => onChange(readLocalInput(target.value, timeZone))}
          />
        </Field>
      )}
    </div>
  )
}
