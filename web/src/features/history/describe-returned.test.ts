import { expect, it } from 'vitest'
import { describeReturned } from './describe-returned.ts'

it('names what came back with a record, and says what could not', () => {
  expect(describeReturned({})).toBeUndefined()
  expect(describeReturned({ advice_dismissals: 2, lead_contacts: 0 })).toBeUndefined()
  expect(describeReturned({ lead_activities: 12, lead_contacts: 1, attachments: 2, missing: 1 })).toBe(
    'With 12 timeline entries, 1 person, and 2 files. 1 part of it is not there any more.',
  )
  expect(describeReturned({ lead_emails: 1, follow_up_emails: 1, missing: 3 })).toBe(
    'With 2 emails. 3 parts of it are not there any more.',
  )
  expect(describeReturned({ values: 1200 })).toBe('With 1,200 values.')
  expect(describeReturned({ tasks: 1, renamed: 1 })).toMatch(/^With 1 task\. Another one has its name by now/)
})
