import { fieldAt } from '@parley/core/records/field'
import type { SubjectIds } from '@parley/core/records/subject'
import { taskFields } from '@parley/core/records/task'
import type { QuickTask } from '@parley/core/tasks/quick-add'
import { describeRecurrence, formatRecurrence } from '@parley/core/tasks/recurrence'
import { priorityLabels } from '@parley/core/tasks/task'
import { unsentText } from '@parley/core/text/unsent'
import { type FormEvent, type ReactNode, type Ref, useState } from 'react'
import { formatDue } from '~/data/ages.ts'
import { describeError } from '~/data/describe-error.ts'
import { useClock } from '~/data/use-clock.ts'
import { Button } from '~/ui/button.tsx'
import { Input } from '~/ui/input.tsx'
import { addTask } from './change-task.ts'

const titleLimit = fieldAt(taskFields, 'title').limit

// Reading dates takes more code than the page itself: it loads with the first touch of the field.
const loadParser = () => import('@parley/core/tasks/quick-add')
type Parse = Awaited<ReturnType<typeof loadParser>>['parseQuickAdd']

interface Props {
  /** The record that the new tasks belong to. */
  of?: Partial<SubjectIds>
  inputRef?: Ref<HTMLInputElement>
  /** Stands in the button's place while nothing is written: one line instead of two. */
  aside?: ReactNode
}

/** One line becomes a task; below it stands what was understood. */
export function QuickAdd({ of, inputRef, aside }: Props) {
  const { now, timeZone } = useClock()
  const [text, setText] = useState('')
  const [parse, setParse] = useState<Parse>()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const prepare = () => void loadParser().then(({ parseQuickAdd }) => setParse(() => parseQuickAdd))
  const read = parse && text.trim() !== '' ? parse(text, now, timeZone) : null
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' || isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      const { parseQuickAdd } = await loadParser()
      const { title, dueAt, recurrence, priority } = parseQuickAdd(text, new Date().toISOString(), timeZone)
      await addTask({
        title: title.slice(0, titleLimit),
        due_at: dueAt,
        ...(recurrence ? { recurrence: formatRecurrence(recurrence) } : {}),
        priority,
        ...of,
      })
      setText((now) => unsentText(now, text))
    } catch (error) {
      setFailure(describeError(error))
    }
    setBusy(false)
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <div className="flex gap-2">
        <Input
          ref={inputRef}
          aria-label="Add a task"
          placeholder="Call Ana tomorrow at 3 !high"
          autoComplete="off"
          maxLength={400}
          value={text}
          onFocus={prepare}
          onChange={(event) => setText(event.target.value)}
        />
        {aside !== undefined && text === '' ? (
          aside
        ) : (
          <Button type="submit" className="h-11 sm:h-8.5" isBusy={isBusy}>
            Add
          </Button>
        )}
      </div>
      <p aria-live="polite" className="mt-1.5 text-sm text-faint max-sm:pb-2.5 sm:min-h-5">
        {failure === null ? read && <Understood task={read} now={now} /> : null}
        {failure !== null && <span className="text-danger">Not added: {failure}</span>}
      </p>
    </form>
  )
}

function Understood({ task, now }: { task: QuickTask; now: string }) {
  const facts = [
    task.dueAt === null ? 'no date' : formatDue(task.dueAt, now),
    task.recurrence ? describeRecurrence(task.recurrence) : null,
    task.priority === 'normal' ? null : priorityLabels[task.priority],
  ].filter((fact) => fact !== null)
  return (
    <>
      <span className="text-ink">{task.title}</span>&nbsp;· {facts.join('\u00A0· ')}
    </>
  )
}
