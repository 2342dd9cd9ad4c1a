import { type Day, moveInstant } from '@parley/core/blog/calendar'
import { formatWeekdayAndTime } from '~/data/formats.ts'
import { useClock } from '~/data/use-clock.ts'
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import { appointPost } from '../change-posts.ts'
import type { ListedPost } from '../posts.ts'
import AppointmentDialog from './appointment-dialog.tsx'

interface Props {
  post: ListedPost
  day: Day
  timeZone: string
  onClose: () => void
}

/** An appointment was put down on another day: it moves only after a yes, and never into the past. */
export default function RescheduleDialog({ post, day, timeZone, onClose }: Props) {
  const { now } = useClock()
  const at = post.blog_post_schedules?.publish_at
  if (at === undefined) return null
  const next = moveInstant(at, day, timeZone)
  // The time of that day may have passed already: the form then asks for one that has not.
  if (next <= now) {
    return <AppointmentDialog post={post} timeZone={timeZone} day={day} onClose={onClose} />
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Reschedule this post?"
      description={`“${post.title}” will go out ${formatWeekdayAndTime(next)} instead of ${formatWeekdayAndTime(at)}.`}
      confirmLabel="Move it"
      isDanger={false}
      onConfirm={() => void appointPost(post.id, new Date(next))}
    />
  )
}
