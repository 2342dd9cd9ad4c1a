import { expect, test } from 'vitest'
import { toCorrection, toDraft } from './correction.ts'
import type { TimelineRow } from './timeline-row.ts'

const row: TimelineRow = {
  source: 'activity',
  id: 'a1',
  at: '2026-03-02T10:00:30.123456+00:00',
  kind: 'call',
  title: null,
  body: 'Likes tea',
  data: { import_id: 'i1', outcome: 'reached', minutes: 5 },
  actor_id: null,
  recording_id: null,
}
const draft = toDraft(row, 'call', 'Europe/Berlin')

test('an entry is typed again as it stands', () =>
  expect(draft).toEqual({
    kind: 'call',
    text: 'Likes tea',
    outcome: 'reached',
    minutes: '5',
    at: '2026-03-02T11:00',
  }))

test('what was left as it is, is no correction', () =>
  expect(toCorrection(row, draft, '2026-03-02T10:00:00.000Z', false)).toBeNull())

test('only what differs is written, beside what else is known of the call', () => {
  expect(toCorrection(row, { ...draft, text: ' Likes coffee ', minutes: '' }, null, false)).toEqual({
    correction: { body: 'Likes coffee', data: { import_id: 'i1', outcome: 'reached' } },
    before: { body: 'Likes tea', data: row.data },
  })
  expect(toCorrection(row, draft, '2026-03-02T09:00:00.000Z', true)).toEqual({
    correction: { created_at: '2026-03-02T09:00:00.000Z' },
    before: { created_at: row.at },
  })
})

test('a note has its words alone', () => {
  const note: TimelineRow = { ...row, kind: 'note', data: {} }
  const typed = { ...toDraft(note, 'note', 'UTC'), text: 'Hates tea', outcome: 'reached', minutes: '7' }
  expect(toCorrection(note, typed, null, true)).toEqual({
    correction: { body: 'Hates tea' },
    before: { body: 'Likes tea' },
  })
})
