import { automations } from '@parley/core/records/nobody'
import { formerMember, type Member } from '../people/index.ts'

/** Whose row of figures it is. Leads that nobody owns have no owner; work of nobody is of those who left, or of a task without an assignee. */
export function personName(person: string, isWork: boolean, members: readonly Member[]): string {
  if (person === automations) return 'Automations'
  if (person === formerMember) return isWork ? 'Former members, unassigned' : 'No owner'
  return members.find(({ id }) => id === person)?.name ?? 'Former member'
}
