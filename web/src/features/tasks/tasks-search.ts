import { keyOf } from '@parley/core/records/field'
import { type Choices, choiceFields, readChoices } from './choice-fields.ts'

/** A choice of a field stands under its key. */
export interface TasksSearch extends Choices {
  /** Default: the list. */
  view?: 'board'
  /** Words to find in title or description. */
  q?: string
  /** `everyone` or the id of a colleague; default: one's own. */
  who?: string
  /** The line for a new task has the cursor. */
  new?: 1
  /** The task whose drawer is open. */
  task?: string
}

/** Which tasks a list holds. */
export interface TaskFilter extends Choices {
  userId: string
  q: string | undefined
  who: string | undefined
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)

/** The fields that tasks are filtered by: the board has a column for each status. */
export const filterFields = ({ view }: Pick<TasksSearch, 'view'>) =>
  choiceFields.filter(({ column }) => view !== 'board' || column !== 'status')

/** The query parameters of /tasks; what is not valid is left out. */
export function readTasksSearch(raw: Record<string, unknown>): TasksSearch {
  const { q, task, who } = raw
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200) : ''
  const shown: Pick<TasksSearch, 'view'> = raw['view'] === 'board' ? { view: 'board' } : {}
  return {
    ...shown,
    ...(words.trim() === '' ? {} : { q: words }),
    ...(who === 'everyone' || isId(who) ? { who } : {}),
    ...readChoices(filterFields(shown), raw),
    ...(raw['new'] === 1 || raw['new'] === '1' ? { new: 1 } : {}),
    ...(isId(task) ? { task } : {}),
  }
}

/** The filter that an address means. @param userId whose tasks, where nobody else is named */
export const filterOf = (search: TasksSearch, userId: string): TaskFilter => ({
  userId,
  q: search.q,
  who: search.who,
  ...readChoices(choiceFields, search),
})

/** How many choices narrow the list. */
export const countChoices = (search: TasksSearch): number =>
  Object.keys(readChoices(choiceFields, search)).length

/** What takes them out of an address. */
export const withoutChoices: Choices = Object.fromEntries(
  choiceFields.map((field) => [keyOf(field), undefined]),
)
