import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { openPage } from './testing/page.ts'

let page: ReturnType<typeof openPage>
beforeEach(() => {
  page = openPage()
})
afterAll(() => void vi.unstubAllGlobals())

const key = 'parley.draft.ana.note.1'
async function open() {
  const { createDraft } = await import('./use-draft.ts')
  return createDraft(key, z.string(), '')
}

it('is there again after the form was closed, until it is forgotten', async () => {
  const seen: string[] = []
  const draft = await open()
  draft.subscribe(() => seen.push(draft.read()))
  draft.write('Call')
  draft.write('Call 🙂')
  expect(seen).toEqual(['Call', 'Call 🙂'])
  expect((await open()).read()).toBe('Call 🙂')
  draft.forget()
  expect(draft.read()).toBe('Call 🙂')
  expect((await open()).read()).toBe('')
})

it('reads what stands there now, not what stood there when it was asked for', async () => {
  const draft = await open()
  const { read } = draft
  draft.write('a')
  expect(read()).toBe('a')
})

it.each(['{', '7', 'null', '{"text":"x"}'])('begins anew where the tab holds %s', async (held) => {
  page.session.setItem(key, held)
  expect((await open()).read()).toBe('')
})

it('works where the tab keeps nothing', async () => {
  const draft = await open()
  page.session.refuse()
  draft.write('Call')
  expect(draft.read()).toBe('Call')
  vi.stubGlobal('sessionStorage', undefined)
  expect((await open()).read()).toBe('')
})
