import type { SampleTask } from '../types.ts'
import { closingTasks } from './closing.ts'
import { doneTasks } from './done.ts'
import { openTasks } from './open.ts'

/** Sixty; the other twenty are the promises made in the conversations. */
export const tasks: SampleTask[] = [...closingTasks, ...openTasks, ...doneTasks]
