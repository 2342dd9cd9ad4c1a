import { useMutation } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { queryClient } from '~/data/query-client.ts'
import { dismissInsight, makeTask } from '~/features/voice/index.ts'
import { toast } from '~/ui/toast.ts'
import { type FeedItem, pinInsight, refreshFeed } from './feed.ts'

const linkTo = ({ recording_id: id, start_seconds: start }: FeedItem) =>
  `${location.origin}/voice/${id}?t=${start}`

const failed = (error: unknown) => toast.error('That was not saved', { description: describeError(error) })

/** What can be done with a statement; each is told to everybody who looks at the feed. */
export function useFeedActs() {
  const pin = useMutation({
    mutationFn: ({ id, isPinned }: { id: string; isPinned: boolean }) => pinInsight(id, isPinned),
    onSuccess: (_, { id, isPinned }) => {
      const undo = { label: 'Undo', onClick: () => pin.mutate({ id, isPinned: !isPinned }) }
      toast.message(isPinned ? 'Pinned for everyone' : 'Unpinned', { id: `pin ${id}`, action: undo })
    },
    onError: failed,
    onSettled: refreshFeed,
  })
  const dismiss = useMutation({
    mutationFn: ({ id, isDismissed }: { id: string; isDismissed: boolean }) =>
      dismissInsight(id, isDismissed),
    onSuccess: (_, { id, isDismissed }) => {
      if (!isDismissed) return
      const undo = { label: 'Undo', onClick: () => dismiss.mutate({ id, isDismissed: false }) }
      toast.message('Dismissed', { action: undo })
    },
    onError: failed,
    onSettled: refreshFeed,
  })
  const task = useMutation({
    mutationFn: (id: string) => makeTask(id),
    onSuccess: () => toast.success('Task created'),
    onError: (error) => toast.error('The task could not be created', { description: describeError(error) }),
    onSettled: () => Promise.all([refreshFeed(), queryClient.invalidateQueries({ queryKey: ['tasks'] })]),
  })
  const copyLink = (item: FeedItem) =>
    void navigator.clipboard.writeText(linkTo(item)).then(
      () => toast.success('Copied to clipboard'),
      () => toast.error('The link could not be copied', { description: linkTo(item) }),
    )
  return { pin, dismiss, task, copyLink }
}
