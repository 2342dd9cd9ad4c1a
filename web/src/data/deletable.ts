import { queryOptions, useQuery } from '@tanstack/react-query'
import { idsPerAddress } from './in-pieces.ts'
import { useProfile } from './profile.ts'
import { useRights } from './rights.ts'
import { supabase } from './supabase.ts'

/** The column of who looks after a row, by table. */
const keepers = { leads: 'owner_id', tasks: 'assignee_id' } as const
/** Above this a member's choice is not looked through: so many are hardly all their own. */
const most = 1000

/** Whether one of the rows is neither made nor looked after by the person. */
async function hasOthers(
  table: keyof typeof keepers,
  ids: readonly string[],
  person: string,
  signal: AbortSignal,
): Promise<boolean> {
  for (let start = 0; start < ids.length; start += idsPerAddress) {
    const { data } = await supabase
      .from(table)
      .select('id')
      .in('id', ids.slice(start, start + idsPerAddress))
      .or(`${keepers[table]}.is.null,${keepers[table]}.neq.${person}`)
      .or(`created_by.is.null,created_by.neq.${person}`)
      .limit(1)
      .abortSignal(signal)
      .throwOnError()
    if (data.length > 0) return true
  }
  return false
}

const othersQuery = (table: keyof typeof keepers, ids: readonly string[], person: string | undefined) =>
  queryOptions({
    queryKey: [table, 'of-others', ids],
    enabled: person !== undefined && ids.length <= most,
    queryFn: ({ signal }) => hasOthers(table, ids, person ?? '', signal),
  })

/** Whether the person may delete all of the rows, so that no button is shown that the database would refuse; false until it is known. */
export function useMayDeleteAll(table: keyof typeof keepers, ids: readonly string[]): boolean {
  const { isManager, isKnown } = useRights()
  const person = useProfile().data?.id
  const others = useQuery(othersQuery(table, ids, isKnown && !isManager ? person : undefined))
  return isManager || others.data === false
}
