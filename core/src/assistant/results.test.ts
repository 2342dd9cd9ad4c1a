import { expect, it } from 'vitest'
import { composeAnswer } from './results.ts'

const reader = { locale: 'en-US', timeZone: 'UTC', now: '2026-11-21T10:00:00Z' }
const done = { name: 'search_tasks', status: 'done' as const, message: '2 tasks are due.' }

it('lists rows with what matters of them, times as the wall shows them', () => {
  const data = {
    tasks: [
      { id: '1', title: 'Call Ana', due_at: '2026-11-26T16:00:00Z', status: 'in_progress' },
      { id: '2', title: 'Send offer', due_at: null, status: 'todo' },
    ],
  }
  expect(composeAnswer([{ ...done, data }], { ...reader, timeZone: 'Europe/Berlin' })).toBe(
    '- Call Ana · in progress · Thu, Nov 26, 5:00 PM\n- Send offer · todo',
  )
})

it('stops at ten rows and says how many are left', () => {
  const data = Array.from({ length: 12 }, (_, index) => ({ name: `Lead ${index}` }))
  const lines = composeAnswer([{ ...done, data }], reader).split('\n')
  expect(lines).toHaveLength(11)
  expect(lines.at(-1)).toBe('- and 2 more')
})

it('repeats a message that the list of actions cuts, and is never empty', () => {
  const message = 'a'.repeat(101)
  expect(composeAnswer([{ ...done, message, data: null }], reader)).toBe(message)
  expect(composeAnswer([{ ...done, message: 'a'.repeat(100), data: null }], reader)).not.toContain('aaa')
  expect(composeAnswer([{ ...done, name: 'add_note', message: '', data: null }], reader)).not.toBe('')
})

it('answers with what is told of one account or contact, however short, before what belongs to it', () => {
  const message = 'Acme: acme.example. 1 contact, no open sale.'
  const data = { name: 'Acme', contacts: [{ name: 'Ana', account: 'Acme', email: 'ana@acme.example' }] }
  expect(composeAnswer([{ ...done, name: 'get_account', message, data }], reader)).toBe(
    `${message}\n\n- Ana · Acme · ana@acme.example`,
  )
  const accounts = [{ name: 'Acme', open_sales: 2, website: 'acme.example' }]
  expect(composeAnswer([{ ...done, data: { total: 1, accounts } }], reader)).toBe(
    '- Acme · open sales 2 · acme.example',
  )
})

it('makes no link of a name', () => {
  const message = '[Pay here](https://evil.example): 1 contact, no open sale.'
  const answer = composeAnswer([{ ...done, name: 'get_account', message, data: null }], reader)
  expect(answer).toBe(' Pay here (https://evil.example): 1 contact, no open sale.')
})

it('counts the cards that wait', () => {
  const card = { name: 'update_lead', status: 'needs_confirmation' as const, message: '', data: null }
  expect(composeAnswer([card], reader)).toContain('until you confirm the card')
  expect(composeAnswer([card, card], reader)).toContain('2 cards')
})
