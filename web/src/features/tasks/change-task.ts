import type { TaskStatus } from '@parley/core/tasks/task'
import { describeError } from '~/data/describe-error.ts'
import { isOffline, queueChange, queueCreation } from '~/data/offline-queue.ts'
import { queryClient } from '~/data/query-client.ts'
import { toast } from '~/ui/toast.ts'
import { createDeletions, scheduleAfterUndo, undoTime, useHidden } from '../leads/index.ts'
import { createTask, deleteSeries, deleteTasks, skipTasks, updateTasks } from './queries.ts'
import { showTask } from './show-task.ts'
import { repeats, revertOf, statusLabels, type Task, type TaskPatch } from './task.ts'

export const refreshTasks = () => queryClient.invalidateQueries({ queryKey: ['tasks'] })

const shownBack = (tasks: readonly Task[], patch: TaskPatch) => {
  for (const task of tasks) showTask(task.id, revertOf(task, patch))
}

const nameOf = (tasks: readonly Task[]) => (tasks.length === 1 ? tasks[0]?.title : `${tasks.length} tasks`)

function queue(tasks: readonly Task[], patch: TaskPatch, said = 'Task changed'): void {
  const takeBack = queueChange({
    table: 'tasks',
    ids: tasks.map(({ id }) => id),
    patch,
    before: Object.fromEntries(tasks.map((task) => [task.id, revertOf(task, patch)])),
    said: `${said}: ${nameOf(tasks)}`,
  })
  const undo = () => {
    takeBack()
    shownBack(tasks, patch)
  }
  toast.success(said, {
    description: 'Sent when you are back online',
    action: { label: 'Undo', onClick: undo },
  })
}

/**
 * Shows a change at once and saves it; a refusal takes it back and says why. Offline it waits in the queue.
 * @param said what happened, for a toast with Undo; none without it
 * @returns whether it was saved
 */
export async function changeTasks(tasks: readonly Task[], patch: TaskPatch, said?: string): Promise<boolean> {
  for (const { id } of tasks) showTask(id, patch)
  try {
    if (isOffline()) {
      queue(tasks, patch, said)
      return true
    }
    await updateTasks(
      tasks.map(({ id }) => id),
      patch,
    )
  } catch (error) {
    shownBack(tasks, patch)
    void refreshTasks()
    toast.error('The change was not saved', { description: describeError(error) })
    return false
  }
  const undo = () => {
    for (const task of tasks) void changeTask({ ...task, ...patch }, revertOf(task, patch))
  }
  if (said !== undefined) toast.success(said, { action: { label: 'Undo', onClick: undo } })
  void refreshTasks()
  return true
}

/** The same for one task. */
export const changeTask = (task: Task, patch: TaskPatch, said?: string): Promise<boolean> =>
  changeTasks([task], patch, said)

/** Ticks a task off, or puts it back. */
export const setDone = (task: Task, isDone: boolean) =>
  changeTask(task, { status: isDone ? 'done' : 'todo' }, isDone ? 'Task done' : 'Task to do again')

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
    for (const way of deletionWays) {
      const chosen = ids.filter((id) => (ways.get(id) ?? 'task') === way)
      if (chosen.length > 0) await deleters[way](chosen)
    }
    await refreshTasks()
  },
  onFailure: (error) => toast.error('The task was not deleted', { description: describeError(error) }),
  schedule: scheduleAfterUndo,
})

/** Deletes a task after the time for Undo. Of a series: this one, followed by its next, or all that is open. */
export function removeTask({ id }: Task, way: Deletion = 'task'): void {
  ways.set(id, way)
  const undo = deletions.remove([id])
  toast.message(deletionWords[way], { duration: undoTime - 500, action: { label: 'Undo', onClick: undo } })
}

/** Deletes several tasks; a series goes on with its next one. */
export function removeTasks(tasks: readonly Task[], words: string): void {
  for (const task of tasks) ways.set(task.id, repeats(task) ? 'occurrence' : 'task')
  const undo = deletions.remove(tasks.map(({ id }) => id))
  toast.message(words, { duration: undoTime - 500, action: { label: 'Undo', onClick: undo } })
}

export const useHiddenTasks = (): ReadonlySet<string> => useHidden(deletions)
