import { dayOf } from '@parley/core/blog/calendar'
import { toWallClock } from '@parley/core/text/time-zone'
import { useState } from 'react'
import { useClock } from '~/data/use-clock.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { findScheduleProblem, readChoice } from '../../schedule/schedule-choice.ts'
import { appointPost } from '../change-posts.ts'
import type { ListedPost } from '../posts.ts'

interface Props {
  post: ListedPost
  timeZone: string
  /** A day to offer, where the post was put down on one. */
  day?: string
  onClose: () => void
}

function timeOf(instant: string, timeZone: string): string {
  const { hour, minute } = toWallClock(new Date(instant), timeZone)
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** When a draft goes out by itself, to the minute. */
export default function AppointmentDialog({ post, timeZone, day, onClose }: Props) {
  const today = dayOf(useClock().now, timeZone)
  const appointment = post.blog_post_schedules?.publish_at
  const [date, setDate] = useState(
    day ?? (appointment ? dayOf(appointment, timeZone) : (post.planned_for ?? today)),
  )
  const [time, setTime] = useState(appointment ? timeOf(appointment, timeZone) : '09:00')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const schedule = async () => {
    const publishAt = readChoice({ date, time }, timeZone)
    const problem = findScheduleProblem({ date, time }, new Date(), timeZone)
    if (!publishAt || problem !== null) return setError(problem ?? undefined)
    setBusy(true)
    const isDone = await appointPost(post.id, publishAt)
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Schedule for later"
      description={post.title}
      width="narrow"
      footer={
        <Button variant="primary" isBusy={isBusy} onClick={() => void schedule()}>
          Schedule
        </Button>
      }
    >
      <div className="grid grid-cols-2 gap-3">
        <Field label="Date" error={error}>
          <Input type="date" min={today} value={date} onChange={({ target }) => setDate(target.value)} />
        </Field>
        <Field label="Time">
          <Input type="time" value={time} onChange={({ target }) => setTime(target.value)} />
        </Field>
      </div>
      <p className="pt-3 text-sm text-faint">
        In your time zone, {timeZone}. It is published automatically at that time.
      </p>
    </Dialog>
  )
}
