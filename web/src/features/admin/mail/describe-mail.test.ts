import { expect, it } from 'vitest'
import { describeMail } from './describe-mail.ts'

it.each([
  [
    { isSending: false, failed: 1, waiting: 1 },
    'No mail server is set up: emails are kept here instead of being sent.',
  ],
  [{ isSending: true, failed: 2, waiting: 1 }, '2 emails could not be sent.'],
  [{ isSending: true, failed: 0, waiting: 1 }, '1 email is on the way.'],
  [{ isSending: true, failed: 0, waiting: 3 }, '3 emails are on the way.'],
  [{ isSending: true, failed: 0, waiting: 0 }, 'No email waits or failed.'],
])('%j', (outbox, text) => expect(describeMail(outbox)).toBe(text))
