import { createStore, type Store } from '~/data/store.ts'
import { toast } from '~/ui/toast.ts'
import { describeAiFailure } from '../calls/failure.ts'

/** A piece of AI work: its last result stays while a newer one is under way or has failed. */
export interface TaskState<Result> {
  result: Result | null
  isRunning: boolean
  /** The words of the last failure; null after a success. */
  failure: string | null
}

export type Task<Result> = Store<TaskState<Result>>

export const createTask = <Result>(): Task<Result> =>
  createStore<TaskState<Result>>({ result: null, isRunning: false, failure: null })

/**
 * Does the work unless it is under way already. @returns its result; null where it failed or ran already. A failure is
 * a toast in the words of docs/specified.md S8.6, S8.7 unless `onFailure` takes it.
 */
export async function runTask<Result>(
  task: Task<Result>,
  work: () => Promise<Result>,
  failure: string,
  onFailure?: (error: unknown) => void,
): Promise<Result | null> {
  if (task.read().isRunning) return null
  task.write({ ...task.read(), isRunning: true, failure: null })
  try {
    const result = await work()
    task.write({ result, isRunning: false, failure: null })
    return result
  } catch (error) {
    const { title, reason } = describeAiFailure(error, failure)
    task.write({ ...task.read(), isRunning: false, failure: title })
    if (onFailure) onFailure(error)
    else toast.error(title, reason === null ? {} : { description: reason })
    return null
  }
}

/** Puts another result in the place of the last one: what was applied or given up. */
export const setResult = <Result>(task: Task<Result>, result: Result | null): void =>
  task.write({ ...task.read(), result })
