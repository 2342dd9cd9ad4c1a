import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { fetchMore } from './fetch-more.ts'

/** A list of three pages whose answers wait to be let go, one by one. */
function slowList() {
  const client = new QueryClient()
  const waiting: { page: number; answer: (words?: string) => void; fail: () => void }[] = []
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ['list'],
    retry: false,
    initialPageParam: 0,
    queryFn: ({ pageParam }) =>
      new Promise<{ page: number; words: string }>((resolve, reject) =>
        waiting.push({
          page: pageParam,
          answer: (words = 'first') => resolve({ page: pageParam, words }),
          fail: () => reject(new Error('no answer')),
        }),
      ),
    getNextPageParam: ({ page }) => (page < 2 ? page + 1 : null),
  })
  observer.subscribe(() => {})
  const next = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    return waiting.splice(0).at(-1)
  }
  return {
    client,
    observer,
    next,
    pages: () => observer.getCurrentResult().data?.pages.map(({ page, words }) => `${page} ${words}`),
  }
}

it('reads the page asked for although a change has the list asked again meanwhile', async () => {
  const { client, observer, next, pages } = slowList()
  ;(await next())?.answer()
  await expect.poll(pages).toEqual(['0 first'])
  const more = fetchMore(observer.getCurrentResult())
  expect((await next())?.page).toBe(1)
  void client.invalidateQueries({ queryKey: ['list'] })
  const again = await next()
  expect(again?.page).toBe(0)
  again?.answer('changed')
  const second = await next()
  expect(second?.page).toBe(1)
  second?.answer()
  await more
  expect(pages()).toEqual(['0 changed', '1 first'])
})

it('leaves a reading that a change has begun its end', async () => {
  const { client, observer, next, pages } = slowList()
  ;(await next())?.answer()
  await expect.poll(pages).toEqual(['0 first'])
  void client.invalidateQueries({ queryKey: ['list'] })
  const again = await next()
  const more = fetchMore(observer.getCurrentResult())
  again?.answer('changed')
  const second = await next()
  expect(second?.page).toBe(1)
  second?.answer()
  await more
  expect(pages()).toEqual(['0 changed', '1 first'])
})

it('stops at a failure and at the end', async () => {
  const { observer, next, pages } = slowList()
  ;(await next())?.answer()
  await expect.poll(pages).toEqual(['0 first'])
  const failing = fetchMore(observer.getCurrentResult())
  ;(await next())?.fail()
  await failing
  expect(observer.getCurrentResult().isError).toBe(true)
  for (const page of [1, 2]) {
    const more = fetchMore(observer.getCurrentResult())
    const asked = await next()
    expect(asked?.page).toBe(page)
    asked?.answer()
    await more
  }
  await fetchMore(observer.getCurrentResult())
  expect(pages()).toEqual(['0 first', '1 first', '2 first'])
})
