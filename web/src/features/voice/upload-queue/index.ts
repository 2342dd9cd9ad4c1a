import { useEffect, useSyncExternalStore } from 'react'
import { readSession, useSession } from '~/data/session.ts'
import { uploads } from '~/data/uploads.ts'
import { serverRow } from './server-row.ts'
import { createStore } from './store.ts'
import { createUploadQueue } from './upload-queue.ts'

/** The one upload queue of this tab. */
export const uploadQueue = createUploadQueue({
  store: createStore(),
  uploads,
  row: serverRow,
  currentUser: () => readSession().session?.user.id ?? null,
})

/** What this browser still keeps for the signed-in person; opening it resumes what was stopped. */
export function useQueuedRecordings() {
  const { session } = useSession()
  const userId = session?.user.id
  useEffect(() => {
    if (userId) void uploadQueue.open(userId)
  }, [userId])
  return useSyncExternalStore(uploadQueue.subscribe, uploadQueue.read, uploadQueue.read)
}
