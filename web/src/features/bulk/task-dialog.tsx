import { fieldAt } from '@parley/core/records/field'
import { type SalesRecord, salesNouns } from '@parley/core/records/sales-records'
import { subjectIds } from '@parley/core/records/subject'
import { taskFields } from '@parley/core/records/task'
import { parseQuickAdd, type QuickTask } from '@parley/core/tasks/quick-add'
import { priorityLabels } from '@parley/core/tasks/task'
import { type FormEvent, useId, useState } from 'react'
import { formatDue } from '~/data/ages.ts'
import { describeError } from '~/data/describe-error.ts'
import { inPieces } from '~/data/in-pieces.ts'
import { supabase } from '~/data/supabase.ts'
import { useClock } from '~/data/use-clock.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { toast } from '~/ui/toast.ts'
import type { WindowProps } from './window-props.ts'

const titleLimit = fieldAt(taskFields, 'title').limit

/** Tasks of one call. */
const perCall = 500

/**
 * One task for each record. Asked for again, it makes those that are missing.
 * @param ids that of the task to be made, by record
 */
const addTasks = (
  record: SalesRecord,
  ids: ReadonlyMap<string, string>,
  { title, dueAt, priority }: QuickTask,
) =>
  inPieces(
    [...ids.keys()],
    (piece) => {
      const rows = piece.map((id) => ({
        ...subjectIds({ kind: salesNouns[record], id }),
        ...(ids.has(id) && { id: ids.get(id) }),
        title: title.slice(0, titleLimit),
        due_at: dueAt,
        priority,
      }))
      return supabase.from('tasks').upsert(rows, { ignoreDuplicates: true }).throwOnError()
    },
    perCall,
  )

const removeTasks = (ids: readonly string[]) =>
  inPieces(ids, (piece) => supabase.from('tasks').delete().in('id', piece).throwOnError())

/** Adds the same task to each of the selected records. */
export default function TaskDialog({ record, ids, words, onClose, onDone }: WindowProps) {
  const form = useId()
  const { now, timeZone } = useClock()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  // Chosen once: a press after a call that failed halfway makes none of them twice.
  const [taskIds] = useState(() => new Map(ids.map((id) => [id, crypto.randomUUID()])))
  const read = text.trim() === '' ? null : parseQuickAdd(text, now, timeZone)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (read === null || read.title === '') return setProblem('Say what needs to be done')
    setBusy(true)
    try {
      await addTasks(record, taskIds, read)
      const undo = () =>
        void removeTasks([...taskIds.values()]).then(
          () => toast.success('Undone'),
          (error: unknown) =>
            toast.error('The tasks could not be removed', { description: describeError(error) }),
        )
      toast.success(`Task added to ${words}`, { action: { label: 'Undo', onClick: undo } })
      onDone()
    } catch (error) {
      setProblem(describeError(error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Add a task"
      description={`One for each of ${words}`}
      footer={
        <Button variant="primary" type="submit" form={form} isBusy={isBusy}>
          Add task
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label="Task"
          error={problem}
          hint={
            read
              ? `${read.title}\u00A0· ${read.dueAt === null ? 'no date' : formatDue(read.dueAt, now)}${read.priority === 'normal' ? '' : `\u00A0· ${priorityLabels[read.priority]}`}`
              : 'With a day, if you like: “Call about the renewal Friday”'
          }
        >
          <Input
            autoComplete="off"
            maxLength={400}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
