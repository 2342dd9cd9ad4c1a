import { expect, test } from 'vitest'
import { titleOf } from '../labels.ts'
import type { FeedItem } from './feed.ts'
import { describeKind } from './feed-labels.ts'

const item: FeedItem = {
  id: 'i',
  recording_id: 'r',
  kind: 'objection',
  body: '',
  quote: '',
  start_seconds: 0,
  category: null,
  asked_by: null,
  task_id: null,
  pinned_at: null,
  created_at: '2026-01-01T00:00:00Z',
  title: '',
  recorded_at: '2026-01-01T00:00:00Z',
  owner_id: null,
  speaker: null,
  has_sound: true,
}

test.each([
  [{}, 'Objection'],
  [{ category: 'price' }, 'Objection\u00A0· Price'],
  [{ category: 'weather' }, 'Objection\u00A0· Weather'],
  [{ kind: 'key_moment', category: 'praise' }, 'Praise'],
  [{ kind: 'key_moment', category: 'weather' }, 'Key moment'],
  [{ kind: 'question', asked_by: 'us' }, 'Question\u00A0· ours'],
  [{ kind: 'question', asked_by: 'them' }, 'Question\u00A0· theirs'],
  [{ kind: 'question' }, 'Question'],
  [{ kind: 'of_a_later_version' }, 'of_a_later_version'],
])('%j is called %j', (part, name) => {
  expect(describeKind({ ...item, ...part })).toBe(name)
})

test.each([
  ['objection', 'price', undefined, 'Objections: Price'],
  ['question', 'them', undefined, 'Questions: Asked by them'],
  ['tracker', 't', 'Discount', 'Tracker: Discount'],
  ['tracker', 't', undefined, 'Tracker: deleted'],
  ['competitor', 'Acme', undefined, 'Competitor: Acme'],
] as const)('what is opened of %s %s is titled', (measure, key, tracker, title) => {
  expect(titleOf(measure, key, tracker)).toBe(title)
})
