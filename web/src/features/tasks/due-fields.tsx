import { movedReminder } from '@parley/core/tasks/reminder'
import { readLocalInput } from '~/data/local-input.ts'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { RecurrenceField } from './recurrence-field.tsx'
import { ReminderField } from './reminder-field.tsx'
import type { TaskDraft } from './task-draft.ts'

interface Props {
  draft: TaskDraft
  /** ISO 8601; null as long as there is none. */
  dueAt: string | null
  timeZone: string
  error: string | undefined
  onChange: (part: Partial<TaskDraft>) => void
}

/** When a task is due, when it reminds, and its rhythm. */
export function DueFields({ draft, dueAt, timeZone, error, onChange }: Props) {
  const moveDue = (due: string) =>
    onChange({ due, remind_at: movedReminder(draft.remind_at, dueAt, readLocalInput(due, timeZone)) })
  return (
    <>
      <Field label="Due" hint={`Time zone: ${timeZone}`} error={error}>
        <Input type="datetime-local" value={draft.due} onChange={({ target }) => moveDue(target.value)} />
      </Field>
      <ReminderField
        remindAt={draft.remind_at}
        dueAt={dueAt}
        timeZone={timeZone}
        onChange={(remind_at) => onChange({ remind_at })}
      />
      <RecurrenceField
        rule={draft.recurrence}
        dueAt={dueAt}
        onChange={(recurrence) => onChange({ recurrence })}
      />
    </>
  )
}
