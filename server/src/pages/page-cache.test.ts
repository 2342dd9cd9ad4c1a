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
  const cache = createPageCache({ nextChange: never })
  let made = 0
  const make = () => Promise.resolve(page(String(++made)))
  const both = await Promise.all([cache.get('/a', make), cache.get('/a', make)])
  expect(both.map((each) => each?.file.etag)).toEqual(['1', '1'])
  cache.forget()
  expect((await cache.get('/a', make))?.file.etag).toBe('2')
})

test('what a change overtakes is answered, not kept', async () => {
  const cache = createPageCache({ nextChange: never })
  const { promise, resolve } = Promise.withResolvers<CachedPage>()
  const slow = cache.get('/a', () => promise)
  cache.forget()
  resolve(page('old'))
  expect((await slow)?.file.etag).toBe('old')
  expect((await cache.get('/a', () => Promise.resolve(page('new'))))?.file.etag).toBe('new')
})

test('a page is old when the time of a post has come', async () => {
  let clock = 0
  const changes = [1000, 5000]
  const cache = createPageCache({
    nextChange: () => Promise.resolve(changes.shift() ?? Number.POSITIVE_INFINITY),
    now: () => clock,
  })
  await cache.get('/a', () => Promise.resolve(page('before')))
  clock = 999
  expect((await cache.get('/a', () => Promise.resolve(page('after'))))?.file.etag).toBe('before')
  clock = 1000
  expect((await cache.get('/a', () => Promise.resolve(page('after'))))?.file.etag).toBe('after')
  clock = 4999
  expect((await cache.get('/a', () => Promise.resolve(page('later'))))?.file.etag).toBe('after')
})

test('when the next change comes is asked for once, until asking failed or one has come', async () => {
  let clock = 0
  let asked = 0
  const answers = [() => Promise.reject(new Error('away')), () => Promise.resolve(1000)]
  const cache = createPageCache({
    nextChange: () => answers[asked++]?.() ?? never(),
    now: () => clock,
  })
  const get = (key: string) => cache.get(key, () => Promise.resolve(page(key)))
  await expect(get('/a')).rejects.toThrow('away')
  for (const key of ['/a', '/b', '/c']) await get(key)
  expect(asked).toBe(2)
  clock = 1000
  for (const key of ['/a', '/b']) await get(key)
  expect(asked).toBe(3)
  cache.forget()
  await get('/a')
  expect(asked).toBe(4)
})

test('what is not there is asked for each time', async () => {
  const cache = createPageCache({ nextChange: never })
  expect(await cache.get('/a', () => Promise.resolve(null))).toBeNull()
  expect((await cache.get('/a', () => Promise.resolve(page('now'))))?.file.etag).toBe('now')
})
