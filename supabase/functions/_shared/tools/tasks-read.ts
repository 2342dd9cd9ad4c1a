import { countOf, nameSome } from '@parley/core/assistant/tools/words'
import { anyColumnHolds } from '@parley/core/text/like'
import { addDays, fromWallClock, toWallClock } from '@parley/core/text/time-zone'
import { z } from 'zod'
import { findColleague } from './find-colleague.ts'
import { findSubject, subjectParameters } from './find-subject.ts'
import {
  hasForeignText,
  readTask,
  taskColumns,
  taskEvidence,
  taskPriority,
  taskStatus,
  toTaskData,
} from './find-task.ts'
import { defineTool } from './tool.ts'

const dues = ['overdue', 'today', 'upcoming'] as const

/** The range of due times, ISO 8601; the day ends at midnight in the time zone. */
function dueRange(due: (typeof dues)[number], now: string, timeZone: string): [from: string, to: string] {
  const midnight = { ...toWallClock(new Date(now), timeZone), hour: 0, minute: 0 }
  const after = (days: number) => fromWallClock(addDays(midnight, days), timeZone).toISOString()
  if (due === 'overdue') return ['1970-01-01T00:00:00Z', now]
  return due === 'today' ? [after(0), after(1)] : [now, after(8)]
}

/** From midnight to midnight of a day (YYYY-MM-DD) in the time zone, ISO 8601. */
function dayRange(day: string, timeZone: string): [from: string, to: string] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const midnight = { year, month, day: date, hour: 0, minute: 0 }
  const after = (days: number) => fromWallClock(addDays(midnight, days), timeZone).toISOString()
  return [after(0), after(1)]
}

const searchTasks = defineTool({
  name: 'search_tasks',
  description: 'Finds tasks. Without parameters: the open ones by date.',
  kind: 'read',
  parameters: z.strictObject({
    query: z.string().max(200).optional(),
    status: z.union([taskStatus, z.literal('open')]).default('open'),
    priority: taskPriority.optional(),
    due: z.enum(dues).optional(),
    due_on: z.iso.date().optional().describe('One day, YYYY-MM-DD, in the time zone of the person'),
    ...subjectParameters,
    only_mine: z.boolean().default(false),
    assignee: z.string().min(1).max(200).optional().describe('Name or id of a colleague'),
    limit: z.int().min(1).max(50).default(20),
  }),
  run: async (wanted, context) => {
    const { client, userId, now, timeZone } = context
    let query = client.from('tasks').select(taskColumns, { count: 'exact' })
    query = wanted.status === 'open' ? query.neq('status', 'done') : query.eq('status', wanted.status)
    if (wanted.query?.trim()) query = query.or(anyColumnHolds(['title', 'description'], wanted.query))
    if (wanted.priority !== undefined) query = query.eq('priority', wanted.priority)
    if (wanted.only_mine) query = query.eq('assignee_id', userId)
    if (wanted.assignee !== undefined)
      query = query.eq('assignee_id', (await findColleague(wanted.assignee, context)).id)
    if (wanted.due !== undefined) {
      const [from, to] = dueRange(wanted.due, now, timeZone)
      query = query.gte('due_at', from).lt('due_at', to)
    }
    if (wanted.due_on !== undefined) {
      const [from, to] = dayRange(wanted.due_on, timeZone)
      query = query.gte('due_at', from).lt('due_at', to)
    }
    const found = await findSubject(wanted, context)
    if (found && 'answer' in found) return found.answer
    for (const [column, id] of Object.entries(found?.row.ids ?? {})) if (id) query = query.eq(column, id)
    const { data, count } = await query.order('due_at').order('id').limit(wanted.limit).throwOnError()
    const rows = data.map(readTask)
    const total = count ?? rows.length
    return {
      message:
        rows.length === 0
          ? 'No task matches.'
          : `${countOf(total, 'task')} found: ${nameSome(
              rows.map((task) => `"${task.title}"`),
              3,
              total,
            )}.`,
      data: { total, tasks: rows.map(toTaskData) },
      evidence: rows.slice(0, 8).map(taskEvidence),
      hasUntrustedText: rows.some(hasForeignText),
    }
  },
})

export const taskReadTools = [searchTasks]
