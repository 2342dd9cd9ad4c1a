import { readAllById } from '@parley/core/paging/read-pages'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'

export interface Member {
  id: string
  name: string
  email: string | null
}

/** People as what a list offers. */
export const choicesOf = (members: readonly Member[]): { value: string; label: string }[] =>
  members.map(({ id, name }) => ({ value: id, label: name }))

/** The people of the company, by name. */
export const membersQuery = () =>
  queryOptions({
    queryKey: ['members'],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<Member[]> => {
      const people = await readAllById((after) =>
        supabase
          .from('profiles')
          .select('id, full_name, email', { count: 'exact' })
          .gt('id', after)
          .order('id')
          .abortSignal(signal)
          .throwOnError(),
      )
      return people
        .map(({ id, full_name, email }) => ({ id, name: full_name?.trim() || email || 'Unnamed', email }))
        .toSorted((one, other) => one.name.localeCompare(other.name))
    },
  })

/** Stands for the owner of records whose owner has left the company. */
export { nobody as formerMember } from '@parley/core/records/nobody'

/** What a file calls people by, by id: the name, or the address where two share a name, so that both are known again. */
export function namesInFiles(members: readonly Member[]): ReadonlyMap<string, string> {
  const byName = Map.groupBy(members, ({ name }) => name.toLowerCase())
  return new Map(
    members.map(({ id, name, email }) => [
      id,
      (byName.get(name.toLowerCase())?.length ?? 0) > 1 ? (email ?? name) : name,
    ]),
  )
}
