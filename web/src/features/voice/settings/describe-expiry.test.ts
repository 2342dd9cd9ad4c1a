import { expect, it } from 'vitest'
import { describeExpiry } from './describe-expiry.ts'

it('says how much goes and what of it', () => {
  expect(describeExpiry({ recordings: 12, seconds: 7200, held: 0 }, 'audio')).toBe(
    '12 recordings, 2 hours in all, would go within the hour. Only the audio goes.',
  )
  expect(describeExpiry({ recordings: 1, seconds: 61, held: 1 }, 'everything')).toBe(
    '1 recording, 1 minute in all, would go within the hour. They go with their transcripts, for good. 1 is held and stays.',
  )
})

it('says that nothing goes', () => {
  expect(describeExpiry({ recordings: 0, seconds: 0, held: 2 }, 'audio')).toBe(
    'No recording is that old now. 2 are held and stay.',
  )
})
