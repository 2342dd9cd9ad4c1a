import { useQueries, useQuery } from '@tanstack/react-query'
import { membersQuery } from '../people/index.ts'
import type { Change } from './change.ts'
import { nameQueries, namesById, ownFieldsQuery } from './names.ts'

/** What it takes to put changes into words: names by id, and what the company calls its own fields. */
export function useChangeWords(changes: readonly Change[]) {
  const members = useQuery(membersQuery()).data
  const answers = useQueries({ queries: nameQueries(changes, members) })
  const hasOwn = changes.some(({ after }) => after !== null && 'custom' in after)
  const ownFields = useQuery({ ...ownFieldsQuery(), enabled: hasOwn }).data ?? []
  const names = namesById(
    members ?? [],
    answers.map(({ data }) => data ?? []),
  )
  return { names, ownFields }
}
