import { onlineManager } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import {
  dropChange,
  forceChange,
  isOffline,
  offlineQueue,
  type QueuedChange,
  readQueue,
  type SendChange,
  sendQueue,
} from '~/data/offline-queue.ts'
import { useSession } from '~/data/session.ts'
import { useStore } from '~/data/store.ts'
import { sendCustomerChange } from '~/features/customers/index.ts'
import { sendLeadChange } from '~/features/leads/index.ts'
import { sendTaskChange } from '~/features/tasks/index.ts'
import { Button } from '~/ui/button.tsx'
import { FloatingNotice } from '~/ui/floating-notice.tsx'
import { toast } from '~/ui/toast.ts'

const senders: Record<QueuedChange['table'], SendChange> = {
  leads: sendLeadChange,
  lead_activities: sendLeadChange,
  tasks: sendTaskChange,
  accounts: sendCustomerChange('accounts'),
  contacts: sendCustomerChange('contacts'),
}
const send: SendChange = (change, isForced) => senders[change.table](change, isForced)

async function sendWaiting(): Promise<void> {
  readQueue()
  const waiting = offlineQueue.read().filter(({ problem }) => problem === null).length
  if (isOffline() || waiting === 0) return
  await sendQueue(send)
  const left = offlineQueue.read().filter(({ problem }) => problem === null).length
  const sent = waiting - offlineQueue.read().length
  if (left === 0 && sent > 0) toast.success(sent === 1 ? '1 change was sent' : `${sent} changes were sent`)
}

const followOnline = (listener: () => void) => onlineManager.subscribe(listener)

/** Says that one is offline and what waits, sends it on the way back, and shows what was refused. */
export default function OfflineNotice() {
  const isAway = useSyncExternalStore(followOnline, isOffline)
  const queue = useStore(offlineQueue)
  const userId = useSession().session?.user.id
  useEffect(() => {
    if (userId === undefined) return
    void sendWaiting()
    globalThis.addEventListener('storage', readQueue)
    const unsubscribe = onlineManager.subscribe(() => void sendWaiting())
    return () => {
      unsubscribe()
      globalThis.removeEventListener('storage', readQueue)
    }
  }, [userId])
  const waiting = queue.filter(({ problem }) => problem === null).length
  const refused = queue.filter(({ problem }) => problem !== null)
  return (
    // On phones it stands above the bar under the thumb: below the header it would hide the page's heading.
    <div className="pointer-events-none fixed inset-x-0 z-30 flex flex-col max-md:bottom-(--above-thumb) max-md:flex-col-reverse md:top-14">
      {isAway && (
        <output
          data-below-toasts
          className="block border-b bg-fair-soft max-md:mr-20 max-md:ml-4 max-md:rounded-lg max-md:border max-md:shadow-float px-4 py-1.5 text-sm text-fair md:text-center"
        >
          You are offline. Changes are kept here and sent when you are back.
          {waiting > 0 && (
            <strong className="ml-2 font-semibold">
              {waiting === 1 ? '1 change is waiting.' : `${waiting} changes are waiting.`}
            </strong>
          )}
        </output>
      )}
      <div className="my-2 ml-auto flex max-w-104 flex-col gap-2 px-4">
        {refused.map((change) => (
          <FloatingNotice
            key={change.id}
            isUrgent
            title="A change you made offline was not saved"
            actions={
              <>
                <Button onClick={() => void forceChange(change, send)}>Save it anyway</Button>
                <Button variant="quiet" onClick={() => dropChange(change.id)}>
                  Discard
                </Button>
              </>
            }
          >
            {change.problem}
          </FloatingNotice>
        ))}
      </div>
    </div>
  )
}
