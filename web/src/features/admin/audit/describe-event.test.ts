import { expect, it } from 'vitest'
import { actorName, describeDetails, describePeople } from './describe-event.ts'

it.each([
  [null, ''],
  [{}, ''],
  [{ reason: '' }, ''],
  [{ reason: 'Left the company', sessions: 2 }, 'reason: Left the company, sessions: 2'],
  [{ factor_type: 'totp', nested: { a: 1 } }, 'factor type: totp'],
])('%j reads %j', (details, text) => expect(describeDetails(details)).toBe(text))

const event = {
  id: '1',
  created_at: '',
  action: 'login',
  target_id: null,
  target_email: null,
  ip_address: null,
  details: null,
}

it('names who did it', () => {
  expect(actorName({ ...event, actor_id: 'a', actor_email: 'ana@x.example' })).toBe('ana@x.example')
  expect(actorName({ ...event, actor_id: 'a', actor_email: null })).toBe('A former account')
  expect(actorName({ ...event, actor_id: null, actor_email: null })).toBe('The instance')
})

it('says in a line who did it, to whom and from where', () => {
  const byAna = { ...event, actor_id: 'a', actor_email: 'ana@x.example' }
  expect(describePeople(byAna)).toBe('ana@x.example')
  expect(describePeople({ ...byAna, target_email: 'ben@x.example', ip_address: '192.0.2.1' })).toBe(
    'ana@x.example to ben@x.example, from 192.0.2.1',
  )
})
