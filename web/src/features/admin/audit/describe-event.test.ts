import { expect, it } from 'vitest'
import { actorName, describeDetails } from './describe-event.ts'

it.each([
  [null, ''],
  [{}, ''],
  [{ reason: '' }, ''],
  [{ reason: 'Left the company', sessions: 2 }, 'reason: Left the company, sessions: 2'],
  [{ factor_type: 'totp', nested: { a: 1 } }, 'factor type: totp'],
])('%j reads %j', (details, text) => expect(describeDetails(details)).toBe(text))

it('names who did it', () => {
  const event = {
    id: '1',
    created_at: '',
    action: 'login',
    target_id: null,
    target_email: null,
    ip_address: null,
    details: null,
  }
  expect(actorName({ ...event, actor_id: 'a', actor_email: 'ana@x.example' })).toBe('ana@x.example')
  expect(actorName({ ...event, actor_id: 'a', actor_email: null })).toBe('A former account')
  expect(actorName({ ...event, actor_id: null, actor_email: null })).toBe('The instance')
})
