import { expect, test } from 'vitest'
import { safeDestination } from './safe-destination.ts'

test.each([
  ['/leads?status=new#top', '/leads?status=new#top'],
  ['/voice/0b7', '/voice/0b7'],
  [undefined, null],
  ['', null],
  ['leads', null],
  ['//evil.example/x', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['/.//evil.example', null],
  ['/leads/..//evil.example/x', null],
  ['/%2e//evil.example', null],
  ['/leads/../tasks?q=a%2Fb', '/tasks?q=a%2Fb'],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['/auth?mode=sign-up', null],
])('%j leads to %j', (wanted, place) => {
  expect(safeDestination(wanted)).toBe(place)
})
