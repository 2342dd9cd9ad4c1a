import { keyOf } from '@parley/core/records/field'
import { anyColumnHolds } from '@parley/core/text/like'
import { type ChoiceField, choiceFields } from '../choice-fields.ts'
import type { TaskFilter } from '../tasks-search.ts'

/** A request that can be narrowed in place, as supabase-js builds it. */
interface Narrowable {
  eq: (column: ChoiceField['column'] | 'assignee_id', value: string) => unknown
  or: (filters: string) => unknown
}

/** Leaves of a request those that a filter finds. */
export function narrowTasks(query: Narrowable, filter: TaskFilter): void {
  for (const field of choiceFields) {
    const choice = filter[keyOf(field)]
    if (choice !== undefined) query.eq(field.column, choice)
  }
  if (filter.who !== 'everyone') query.eq('assignee_id', filter.who ?? filter.userId)
  if (filter.q) query.or(anyColumnHolds(['title', 'description'], filter.q.trim()))
}
