import { expect, test } from 'vitest'
import { createShortcutReader, isShortcutPress } from './shortcuts.ts'

const bare = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test.each([
  ['c', '/leads'],
  ['r', '/voice'],
  ['1', '/dashboard'],
  ['5', '/insights'],
  ['a', '/analytics'],
  ['C', '/leads'],
])('%s alone goes to %s', (key, place) => {
  expect(createShortcutReader()(key, 0)?.to).toBe(place)
})

test.each([
  ['d', '/dashboard'],
  ['l', '/leads'],
  ['v', '/voice'],
  ['t', '/tasks'],
  ['i', '/insights'],
  ['a', '/analytics'],
])('g then %s goes to %s, once', (key, place) => {
  const read = createShortcutReader()
  expect(read('g', 0)).toBeNull()
  expect(read(key, 100)?.to).toBe(place)
  expect(read('l', 200)).toBeNull()
})

test('the second key must follow the G', () => {
  const read = createShortcutReader()
  read('g', 0)
  expect(read('x', 10)).toBeNull()
  expect(read('d', 20)).toBeNull()
})

test('a G long ago is forgotten', () => {
  const read = createShortcutReader()
  read('g', 0)
  expect(read('d', 1501)).toBeNull()
})

test('typing and held modifiers are left alone', () => {
  expect(isShortcutPress({ ...bare, key: 'c' }, { tagName: 'BODY' })).toBe(true)
  expect(isShortcutPress({ ...bare, key: 'c' }, { tagName: 'INPUT' })).toBe(false)
  expect(isShortcutPress({ ...bare, key: 'c' }, { tagName: 'DIV', isContentEditable: true })).toBe(false)
  expect(isShortcutPress({ ...bare, key: 'c', ctrlKey: true }, null)).toBe(false)
  expect(isShortcutPress({ ...bare, key: 'C', shiftKey: true }, null)).toBe(false)
  expect(isShortcutPress({ ...bare, key: '?', shiftKey: true }, null)).toBe(true)
})
