import { useQuery } from '@tanstack/react-query'
import { membersQuery } from '../people/index.ts'
import type { Change } from './change.ts'
import { formerIn, formerQuery, idsIn, namesQuery, ownFieldsQuery } from './names.ts'

/** What it takes to put changes into words: names by id, and what the company calls its own fields. */
export function useChangeWords(changes: readonly Change[]) {
  const known = useQuery(membersQuery()).data
  const members = known ?? []
  const former = useQuery(formerQuery(known ? formerIn(changes, known) : [])).data ?? []
  const leads = useQuery(namesQuery('leads', idsIn(changes, 'lead'))).data ?? []
  const accounts = useQuery(namesQuery('accounts', idsIn(changes, 'account'))).data ?? []
  const contacts = useQuery(namesQuery('contacts', idsIn(changes, 'contact'))).data ?? []
  const teams = useQuery(namesQuery('teams', idsIn(changes, 'team'))).data ?? []
  const hasOwn = changes.some(({ after }) => after !== null && 'custom' in after)
  const ownFields = useQuery({ ...ownFieldsQuery(), enabled: hasOwn }).data ?? []
  const names = new Map(
    [...members, ...former, ...leads, ...accounts, ...contacts, ...teams].map(({ id, name }) => [id, name]),
  )
  return { names, ownFields }
}
