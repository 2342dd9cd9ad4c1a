import { useEffect, useSyncExternalStore } from 'react'
import { environment } from '~/data/environment.ts'
import { useSession } from '~/data/session.ts'
import { supabase } from '~/data/supabase.ts'
import { serverRow } from '../queries.ts'
import { createKeeper } from './keeper.ts'
import { createResumableUploads, UploadError } from './resumable-upload.ts'
import { createStore } from './store.ts'

const uploads = createResumableUploads({
  origin: globalThis.location.origin,
  apiKey: environment.publishableKey,
  accessToken: async () => {
    const { data } = await supabase.auth.getSession()
    if (!data.session) throw new UploadError(401, 'Your session has ended. Sign in again; nothing is lost.')
    return data.session.access_token
  },
  fetch: (...request) => globalThis.fetch(...request),
})

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
