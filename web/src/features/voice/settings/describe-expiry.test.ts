import { expect, it } from 'vitest'
import { describeExpiry } from './describe-expiry.ts'

it('says how much goes and what of it', () => {
  expect(describeExpiry({ recordings: 12, seconds: 7200, held: 0 }, 'audio')).toBe(
    '12 recordings, 2 hours in all, would be deleted within the hour. Only the audio goes.',
  )
  expect(describeExpiry({ recordings: 1, seconds: 61, held: 1 }, 'everything')).toBe(
    '1 recording, 1 minute in all, would be deleted within the hour. They are deleted for good, with their transcripts. 1 is held and stays.',
  )
})

it('says that nothing goes', () => {
  expect(describeExpiry({ recordings: 0, seconds: 0, held: 2 }, 'audio')).toBe(
    'No recordings are that old yet. 2 are held and stay.',
  )
})
