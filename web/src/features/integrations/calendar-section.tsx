import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { formatAge } from '~/data/ages.ts'
import { useClock } from '~/data/use-clock.ts'
import { Button } from '~/ui/button.tsx'
import { Status } from '~/ui/status.tsx'
import { CalendarDialog, calendarFeedQuery } from '../tasks/index.ts'
import { Row, Section } from './section.tsx'
import { testCalendar } from './test-calendar.ts'
import { TestResult, useTest } from './test-result.tsx'

/** The link under which calendar programs read one's tasks. */
export function CalendarSection() {
  const feed = useQuery(calendarFeedQuery())
  const { now } = useClock()
  const [isOpen, setOpen] = useState(false)
  const test = useTest(testCalendar)
  const made = feed.data ?? null
  const lastRead = made?.last_read_at ?? null
  return (
    <Section
      title="Calendar"
      about="Your tasks in Google Calendar, Outlook, Apple Calendar and any other app that reads ICS."
    >
      <ul>
        <Row
          name="Calendar feed"
          detail={
            made === null
              ? 'You have no link yet.'
              : lastRead === null
                ? 'No app has read your link yet.'
                : `Last read by an app ${formatAge(lastRead, now)} ago.`
          }
          state={
            feed.isSuccess && (
              <Status kind={made === null ? 'idle' : 'done'}>{made === null ? 'off' : 'on'}</Status>
            )
          }
          note={<TestResult test={test} />}
        >
          <Button
            size="small"
            isBusy={test.isPending}
            onClick={() => test.mutate()}
            aria-label="Test: Calendar feed"
          >
            Test
          </Button>
          <Button size="small" onClick={() => setOpen(true)}>
            {made === null ? 'Create a link' : 'Change'}
          </Button>
        </Row>
      </ul>
      <Suspense fallback={null}>{isOpen && <CalendarDialog onClose={() => setOpen(false)} />}</Suspense>
    </Section>
  )
}
