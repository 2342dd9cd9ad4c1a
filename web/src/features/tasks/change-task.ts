import type { TaskStatus } from '@parley/core/tasks/task'
import { statusLabels } from '@parley/core/tasks/task'
import { createDeletions, scheduleAfterUndo, undoTime, useHidden } from '~/data/deletions.ts'
import { describeError } from '~/data/describe-error.ts'
import { countOf } from '~/data/formats.ts'
import { inTurn } from '~/data/in-turn.ts'
import { isOffline, queueChange, queueCreation } from '~/data/offline-queue.ts'
import { queryClient } from '~/data/query-client.ts'
import { toast } from '~/ui/toast.ts'
import { createTask } from './calls/create-task.ts'
import { deleteSeries, deleteTasks, skipTasks } from './calls/delete-tasks.ts'
import type { Selectable } from './calls/read-selectable.ts'
import { updateTasks } from './calls/update-tasks.ts'
import { showTask } from './show-task.ts'
import { repeats, revertOf, type Task, type TaskPatch } from './task.ts'

export const refreshTasks = () => queryClient.invalidateQueries({ queryKey: ['tasks'] })

function shownBack(tasks: readonly Task[], patch: TaskPatch) {
  for (const task of tasks) showTask(task.id, revertOf(task, patch))
}

const nameOf = (ids: readonly string[], known: readonly Task[]) =>
  ids.length === 1 && known[0] ? known[0].title : countOf(ids.length, 'task')

function queue(
  ids: readonly string[],
  known: readonly Task[],
  patch: TaskPatch,
  summary = 'Task changed',
): void {
  const takeBack = queueChange({
    table: 'tasks',
    ids: [...ids],
    patch,
    before: Object.fromEntries(known.map((task) => [task.id, revertOf(task, patch)])),
    said: `${summary}: ${nameOf(ids, known)}`,
  })
  const undo = () => {
    takeBack()
    shownBack(known, patch)
  }
  toast.success(summary, {
    description: 'Sent when you are back online',
    action: { label: 'Undo', onClick: undo },
  })
}

/**
 * Shows a change at once and saves it; a refusal takes it back and says why. Offline it waits in the queue.
 * @param summary what happened, for a toast with Undo; none without it
 * @returns whether it was saved
 */
export async function changeTask(task: Task, patch: TaskPatch, summary?: string): Promise<boolean> {
  showTask(task.id, patch)
  return await inTurn([task.id], () => saveTask(task, patch, summary))
}

async function saveTask(task: Task, patch: TaskPatch, summary?: string): Promise<boolean> {
  try {
    if (isOffline()) {
      queue([task.id], [task], patch, summary)
      return true
    }
    await updateTasks([task.id], patch)
  } catch (error) {
    shownBack([task], patch)
    void refreshTasks()
    toast.error('The change was not saved', { description: describeError(error) })
    return false
  }
  const undo = () => void changeTask({ ...task, ...patch }, revertOf(task, patch))
  if (summary !== undefined) toast.success(summary, { action: { label: 'Undo', onClick: undo } })
  void refreshTasks()
  return true
}

/**
 * The same change to many tasks, with Undo.
 * @param known those of them that are on screen
 * @param summary for the toast: "1,200 tasks: done"
 */
export async function changeTasks(
  ids: readonly string[],
  known: readonly Task[],
  patch: TaskPatch,
  summary: string,
): Promise<boolean> {
  for (const { id } of known) showTask(id, patch)
  const showBack = () => shownBack(known, patch)
  try {
    if (isOffline()) {
      queue(ids, known, patch, summary)
      return true
    }
    const { changeInBulk, toValues } = await import('~/data/bulk-change.ts')
    return await changeInBulk({
      ids,
      send: toValues('tasks', patch),
      said: summary,
      showBack,
      refresh: refreshTasks,
    })
  } catch (error) {
    showBack()
    toast.error('The change was not saved', { description: describeError(error) })
    return false
  }
}

/** Ticks a task off, or puts it back. */
export const setDone = (task: Task, isDone: boolean) =>
  changeTask(task, { status: isDone ? 'done' : 'todo' }, isDone ? 'Task done' : 'Task reopened')

/** Puts a task into another column of the board. */
export const moveTask = (task: Task, status: TaskStatus) =>
  changeTask(task, { status }, status === 'done' ? 'Task done' : `Moved to ${statusLabels[status]}`)

/** Adds a task; throws what the server said, so that the form keeps what was typed. Offline it waits in the queue. */
export async function addTask(task: TaskPatch & { title: string }): Promise<void> {
  if (isOffline()) {
    const undo = queueCreation('tasks', task, `Task added: ${task.title}`)
    toast.success('Task kept', {
      description: 'Sent when you are back online',
      action: { label: 'Undo', onClick: undo },
    })
    return
  }
  await createTask(task)
  void refreshTasks()
}

/** What becomes of a task's series when it is deleted. */
const deletionWays = ['task', 'occurrence', 'series'] as const
export type Deletion = (typeof deletionWays)[number]

const deleters: Record<Deletion, (ids: readonly string[]) => Promise<void>> = {
  task: deleteTasks,
  occurrence: skipTasks,
  series: deleteSeries,
}
const deletionWords: Record<Deletion, string> = {
  task: 'Task deleted',
  occurrence: 'Task deleted, its series goes on',
  series: 'Series deleted',
}

// One set of hidden tasks, whichever way they go.
const ways = new Map<string, Deletion>()
const deletions = createDeletions({
  commit: async (ids) => {
    try {
      for (const way of deletionWays) {
        const chosen = ids.filter((id) => (ways.get(id) ?? 'task') === way)
        if (chosen.length > 0) await deleters[way](chosen)
      }
    } finally {
      // Also where it failed: a part of them may be gone.
      await refreshTasks()
    }
  },
  onFailure: (error, deleted) =>
    toast.error(deleted === 0 ? 'The task was not deleted' : `Only ${countOf(deleted, 'task')} deleted`, {
      description: describeError(error),
    }),
  schedule: scheduleAfterUndo,
})

/** Deletes a task after the time for Undo. Of a series: this one, followed by its next, or all that is open. */
export function removeTask({ id }: Task, way: Deletion = 'task'): void {
  ways.set(id, way)
  const undo = deletions.remove([id])
  toast.message(deletionWords[way], { duration: undoTime - 500, action: { label: 'Undo', onClick: undo } })
}

/** Deletes several tasks; a series goes on with its next one. */
export function removeTasks(tasks: readonly Selectable[], words: string): void {
  for (const task of tasks) ways.set(task.id, repeats(task) ? 'occurrence' : 'task')
  const undo = deletions.remove(tasks.map(({ id }) => id))
  toast.message(words, { duration: undoTime - 500, action: { label: 'Undo', onClick: undo } })
}

export const useHiddenTasks = (): ReadonlySet<string> => useHidden(deletions)
