import { afterAll, beforeEach, expect, it, test, vi } from 'vitest'
import { openPage } from '~/data/testing/page.ts'
import { forget, readRecent, remember } from './recent.ts'

let page: ReturnType<typeof openPage>
beforeEach(() => {
  page = openPage()
})
afterAll(() => void vi.unstubAllGlobals())

it('keeps the last five of each person, each once, as it was last written', () => {
  for (const words of ['a', 'b', 'c', 'Acme', 'd', 'acme', 'e']) remember('ana', words)
  expect(readRecent('ana')).toEqual(['e', 'acme', 'd', 'c', 'b'])
  expect(readRecent('ben')).toEqual([])
  forget('ana', 'd')
  forget('ana', 'never searched')
  expect(readRecent('ana')).toEqual(['e', 'acme', 'c', 'b'])
})

test.each(['{', '{"0":"a"}', '[1,2]', 'null'])('%s is nothing', (held) => {
  page.local.setItem('parley.searches.ana', held)
  expect(readRecent('ana')).toEqual([])
})

it('works where nothing can be kept', () => {
  page.local.refuse()
  remember('ana', 'a')
  expect(readRecent('ana')).toEqual([])
})
