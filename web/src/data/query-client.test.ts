import { QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { FreshClient } from './query-client.ts'

/** A query whose answers wait to be let go, one by one. */
function slowQuery(isWatched: boolean) {
  const client = new FreshClient()
  const waiting: ((words: string) => void)[] = []
  const options = {
    queryKey: ['schedule'],
    staleTime: 30_000,
    queryFn: () => new Promise<string>((resolve) => waiting.push(resolve)),
  }
  const observer = new QueryObserver(client, options)
  if (isWatched) observer.subscribe(() => {})
  else void client.prefetchQuery(options)
  return { client, waiting, read: () => client.getQueryData<string>(['schedule']) }
}

it('reads again what was read for the first time when it went out of date', async () => {
  const { client, waiting, read } = slowQuery(true)
  await expect.poll(() => waiting.length).toBe(1)
  const done = client.invalidateQueries({ queryKey: ['schedule'] })
  waiting[0]?.('before the change')
  await expect.poll(() => waiting.length).toBe(2)
  waiting[1]?.('after the change')
  await done
  expect(read()).toBe('after the change')
})

it('leaves what nobody looks at to its next reader, marked as out of date', async () => {
  const { client, waiting, read } = slowQuery(false)
  await expect.poll(() => waiting.length).toBe(1)
  const done = client.invalidateQueries({ queryKey: ['schedule'] })
  waiting[0]?.('before the change')
  await done
  expect(read()).toBe('before the change')
  expect(client.getQueryState(['schedule'])?.isInvalidated).toBe(true)
  expect(waiting).toHaveLength(1)
})
