import { expect, test } from 'vitest'
import { badgeText, type Inbox, inboxLimit, withAllRead, withNew, withRead } from './inbox.ts'

const make = (id: string, read = false) => ({
  id,
  title: id,
  message: null,
  link: null,
  read,
  created_at: '2026-11-21T10:00:00Z',
})
const inbox: Inbox = { items: [make('b'), make('a', true)], unread: 1 }

test('a new one comes first and counts; told twice, it counts once', () => {
  const once = withNew(inbox, make('c'))
  expect(once.items.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  expect(once.unread).toBe(2)
  expect(withNew(once, make('c'))).toBe(once)
})

test('one that was read elsewhere does not count', () => {
  expect(withNew(inbox, make('c', true)).unread).toBe(1)
})

test('the list holds the newest twenty', () => {
  let full = inbox
  for (let n = 0; n < 30; n += 1) full = withNew(full, make(`n${n}`))
  expect(full.items).toHaveLength(inboxLimit)
  expect(full.items[0]?.id).toBe('n29')
  expect(full.unread).toBe(31)
})

test('marking read counts down once, and not below 0', () => {
  const read = withRead(inbox, 'b')
  expect(read.unread).toBe(0)
  expect(withRead(read, 'b')).toBe(read)
  expect(withRead(inbox, 'a')).toBe(inbox)
  expect(withRead({ ...inbox, unread: 0 }, 'b').unread).toBe(0)
})

test('marking all read leaves none', () => {
  const { items, unread } = withAllRead({ ...inbox, unread: 40 })
  expect([items.every(({ read }) => read), unread]).toEqual([true, 0])
})

test.each([
  [0, ''],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
])('the badge of %d says "%s"', (unread, text) => {
  expect(badgeText(unread)).toBe(text)
})
