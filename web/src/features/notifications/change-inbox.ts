import { describeError } from '~/data/describe-error.ts'
import { queryClient } from '~/data/query-client.ts'
import { toast } from '~/ui/toast.ts'
import { type Inbox, withAllRead, withRead } from './inbox.ts'
import { inboxKey, markAllRead, markRead } from './queries.ts'

/** Shows a change of what is known at once; before the first read there is nothing to change. */
export function changeInbox(userId: string, change: (inbox: Inbox) => Inbox): void {
  queryClient.setQueryData<Inbox>(inboxKey(userId), (inbox) => inbox && change(inbox))
}

export const refreshInbox = (userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: inboxKey(userId) })

/** Read at once on screen; where the server did not hear of it, the next look shows it unread again. */
export function read(userId: string, id: string): void {
  changeInbox(userId, (inbox) => withRead(inbox, id))
  markRead(id).catch(() => refreshInbox(userId))
}

export async function readAll(userId: string): Promise<void> {
  changeInbox(userId, withAllRead)
  try {
    await markAllRead(userId)
    toast.success('All notifications marked as read')
  } catch (error) {
    toast.error('They are still unread', { description: describeError(error) })
    await refreshInbox(userId)
  }
}
