import { expect, it } from 'vitest'
import { emptyDraft, findProblem, toActivity } from './logged-draft.ts'

const now = '2026-03-02T10:00:00.000Z'

it('stores a note as its words alone', () => {
  const draft = { ...emptyDraft, text: ' Likes tea. ', outcome: 'no_answer', minutes: '5', at: 'x' }
  expect(toActivity(draft, now)).toEqual({ kind: 'note', body: 'Likes tea.' })
})

it('stores a call with how it went, also without a word', () => {
  expect(toActivity({ ...emptyDraft, kind: 'call' }, null)).toEqual({
    kind: 'call',
    body: null,
    data: { outcome: 'reached' },
  })
  const left = {
    ...emptyDraft,
    kind: 'call' as const,
    outcome: 'left_message',
    minutes: ' 3 ',
    text: 'Voicemail',
  }
  expect(toActivity(left, now)).toEqual({
    kind: 'call',
    body: 'Voicemail',
    data: { outcome: 'left_message', minutes: 3 },
    created_at: now,
  })
})

it.each([
  ['1.5', null, 'Give the minutes as a whole number up to 1440.'],
  ['-1', null, 'Give the minutes as a whole number up to 1440.'],
  ['1441', null, 'Give the minutes as a whole number up to 1440.'],
  ['a while', null, 'Give the minutes as a whole number up to 1440.'],
  ['1440', null, null],
  ['', null, null],
  ['0', now, null],
  ['10', '2026-03-02T10:00:00.001Z', 'That is in the future. Plan it as a task.'],
])('says of %s minutes at %s: %s', (minutes, at, problem) => {
  expect(findProblem({ ...emptyDraft, kind: 'meeting', minutes }, at, now)).toBe(problem)
  expect(findProblem({ ...emptyDraft, minutes }, at, now)).toBeNull()
})
