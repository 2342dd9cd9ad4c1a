import { expect, test } from 'vitest'
import { mergeTimeline } from './timeline.ts'

const activity = { body: null, data: {}, actor_id: null }
const recording = { title: 'Call', status: 'ready', summary: 'They want a trial.', duration_seconds: 60 }

test('merges by time, the latest first, and shows a linked recording once', () => {
  const entries = mergeTimeline({
    activities: [
      { ...activity, id: 'a1', kind: 'created', created_at: '2026-01-01T00:00:00Z' },
      {
        ...activity,
        id: 'a2',
        kind: 'status_changed',
        data: { from: 'new', to: 'proposal' },
        created_at: '2026-01-04T00:00:00+00:00',
      },
      {
        ...activity,
        id: 'a3',
        kind: 'recording',
        data: { recording_id: 'r1' },
        created_at: '2026-01-03T00:00:00Z',
      },
      {
        ...activity,
        id: 'a4',
        kind: 'recording',
        data: { recording_id: 'gone' },
        created_at: '2026-01-02T12:00:00Z',
      },
    ],
    recordings: [{ ...recording, id: 'r1', recorded_at: '2026-01-02T00:00:00Z' }],
    emails: [
      {
        id: 'e1',
        subject: 'Thanks',
        status: 'sent',
        to_email: null,
        sent_at: '2026-01-05T00:00:00Z',
        created_at: '2026-01-02T00:00:00Z',
        recording_id: 'r1',
      },
    ],
  })
  expect(entries.map(({ id, title }) => [id, title])).toEqual([
    ['e1', 'Email sent: Thanks'],
    ['a2', 'New → Proposal'],
    ['a4', 'Recording'],
    ['r1', 'Call'],
    ['a1', 'Lead added'],
  ])
})

test('says of an email that was not delivered why', () => {
  const entries = mergeTimeline({
    activities: [
      {
        ...activity,
        id: 'a1',
        kind: 'email',
        body: 'As promised.',
        data: { email_id: 'm1', subject: 'Our offer', returned: '550 User unknown' },
        created_at: '2026-01-02T00:00:00Z',
      },
    ],
    recordings: [],
    emails: [
      {
        id: 'e1',
        subject: 'Our offer',
        status: 'failed',
        to_email: null,
        sent_at: null,
        created_at: '2026-01-01T00:00:00Z',
        recording_id: 'r1',
      },
    ],
  })
  expect(entries.map(({ title, problem }) => [title, problem])).toEqual([
    ['Email not delivered', '550 User unknown'],
    ['Email not delivered: Our offer', null],
  ])
})
