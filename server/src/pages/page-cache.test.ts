import { expect, test } from 'vitest'
import { type CachedPage, createPageCache } from './page-cache.ts'

const page = (text: string): CachedPage => ({
  file: {
    body: new TextEncoder().encode(text),
    brotli: null,
    type: 'text/html',
    etag: text,
    isImmutable: false,
  },
  status: 200,
  postId: null,
})
const never = () => Promise.resolve(Number.POSITIVE_INFINITY)

test('a page is made once for all who ask, and again after a change', async () => {
  const cache = createPageCache()
  let made = 0
  const make = () => Promise.resolve(page(String(++made)))
  const both = await Promise.all([cache.get('/a', make, never), cache.get('/a', make, never)])
  expect(both.map((each) => each?.file.etag)).toEqual(['1', '1'])
  cache.forget()
  expect((await cache.get('/a', make, never))?.file.etag).toBe('2')
})

test('what a change overtakes is answered, not kept', async () => {
  const cache = createPageCache()
  const { promise, resolve } = Promise.withResolvers<CachedPage>()
  const slow = cache.get('/a', () => promise, never)
  cache.forget()
  resolve(page('old'))
  expect((await slow)?.file.etag).toBe('old')
  expect((await cache.get('/a', () => Promise.resolve(page('new')), never))?.file.etag).toBe('new')
})

test('a page is old when the time of a post has come', async () => {
  let clock = 0
  const cache = createPageCache(1024 ** 2, () => clock)
  await cache.get(
    '/a',
    () => Promise.resolve(page('before')),
    () => Promise.resolve(1000),
  )
  clock = 999
  expect((await cache.get('/a', () => Promise.resolve(page('after')), never))?.file.etag).toBe('before')
  clock = 1000
  expect((await cache.get('/a', () => Promise.resolve(page('after')), never))?.file.etag).toBe('after')
})

test('what is not there is asked for each time', async () => {
  const cache = createPageCache()
  expect(await cache.get('/a', () => Promise.resolve(null), never)).toBeNull()
  expect((await cache.get('/a', () => Promise.resolve(page('now')), never))?.file.etag).toBe('now')
})
