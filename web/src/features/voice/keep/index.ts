import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '~/data/session.ts'
import { uploads } from '~/data/uploads.ts'
import { serverRow } from '../queries.ts'
import { createKeeper } from './keeper.ts'
import { createStore } from './store.ts'

/** The one keeper of this tab. */
export const keeper = createKeeper({ store: createStore(), uploads, row: serverRow })

/** What this browser still keeps for the signed-in person; opening it resumes what was stopped. */
export function useKept() {
  const { session } = useSession()
  const userId = session?.user.id
  useEffect(() => {
    if (userId) void keeper.open(userId)
  }, [userId])
  return useSyncExternalStore(keeper.subscribe, keeper.read, keeper.read)
}
