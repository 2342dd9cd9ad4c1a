import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { formatDayAndTime } from '~/data/formats.ts'
import { useUserId } from '~/data/session.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast.ts'
import { calendarFeedQuery, endCalendarLink, makeCalendarLink } from './calendar-feed.ts'
import { NewLink } from './new-link.tsx'

/** Makes, replaces and ends the link under which a calendar program reads one's tasks. */
export default function CalendarDialog({ onClose }: { onClose: () => void }) {
  const userId = useUserId()
  const client = useQueryClient()
  const feed = useQuery(calendarFeedQuery())
  const [link, setLink] = useState<string | null>(null)
  const change = useMutation({
    mutationFn: async (isWanted: boolean) => {
      if (isWanted) return makeCalendarLink()
      await endCalendarLink(userId)
      return null
    },
    onSuccess: async (next) => {
      setLink(next)
      await client.invalidateQueries({ queryKey: calendarFeedQuery().queryKey })
      if (next === null) toast.success('The calendar link was revoked')
    },
    onError: (error) => toast.error('Nothing was changed', { description: describeError(error) }),
  })
  const made = feed.data ?? null
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Tasks in your calendar"
      description="Your calendar app subscribes to a link and shows each of your tasks that has a date."
      cancel="Close"
      aside={
        made !== null && (
          <Button
            variant="quiet"
            className="-ml-3"
            isBusy={change.isPending}
            onClick={() => change.mutate(false)}
          >
            Revoke the link
          </Button>
        )
      }
      footer={
        feed.isSuccess && (
          <Button
            variant={made ? 'secondary' : 'primary'}
            isBusy={change.isPending}
            onClick={() => change.mutate(true)}
          >
            {made ? 'Create a new link' : 'Create a link'}
          </Button>
        )
      }
    >
      {feed.error && (
        <ErrorNotice title="Your link could not be loaded" onRetry={() => void feed.refetch()}>
          {describeError(feed.error)}
        </ErrorNotice>
      )}
      {feed.isPending && <Skeleton className="h-10" />}
      {link !== null && <NewLink link={link} />}
      {link === null && made !== null && (
        <p className="text-muted">
          You have a link, made {formatDayAndTime(made.created_at)}.{' '}
          {made.last_read_at === null
            ? 'No app has read it yet.'
            : `An app last read it ${formatDayAndTime(made.last_read_at)}.`}{' '}
          It can’t be shown again; a new link replaces it.
        </p>
      )}
      {feed.data === null && (
        <p className="text-muted">
          It works in Google Calendar, Outlook, Apple Calendar and any other app that reads ICS. Anyone with
          the link can read your tasks, so keep it private.
        </p>
      )}
    </Dialog>
  )
}
