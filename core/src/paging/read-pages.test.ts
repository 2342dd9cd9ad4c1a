import { expect, it } from 'vitest'
import { type Page, readAll, readPages } from './read-pages.ts'

/** A table of rows 1 to `size`, of which at most `cap` come at once. */
function table(size: number, cap: number, isCounted: boolean) {
  const asked: number[] = []
  const read = async (after: number): Promise<Page<number>> => {
    asked.push(after)
    const rest = Array.from({ length: Math.max(0, size - after) }, (_, index) => after + 1 + index)
    return { data: rest.slice(0, cap), ...(isCounted && { count: rest.length }) }
  }
  return { asked, all: (onPart?: (count: number) => void) => readAll(0, read, (row) => row, onPart) }
}

it.each([0, 1, 4, 5, 6, 10, 11])('reads all of %i rows, five at a time', async (size) => {
  for (const isCounted of [true, false])
    expect(await table(size, 5, isCounted).all()).toEqual(
      Array.from({ length: size }, (_, index) => index + 1),
    )
})

it('sends no extra request where the count of rows is known', async () => {
  const short = table(3, 5, true)
  await short.all()
  expect(short.asked).toEqual([0])
  const long = table(10, 5, true)
  await long.all()
  expect(long.asked).toEqual([0, 5])
})

it('takes a short page for the end only where nothing follows', async () => {
  const uncounted = table(3, 5, false)
  await uncounted.all()
  expect(uncounted.asked).toEqual([0, 3])
})

it('reports the number of rows so far', async () => {
  const heard: number[] = []
  const { all } = table(11, 5, false)
  await all((count) => heard.push(count))
  expect(heard).toEqual([5, 10, 11, 11])
})

it('ends with what the reading throws', async () => {
  const pages = readPages(
    0,
    async () => {
      throw new Error('the server is away')
    },
    (row: number) => row,
  )
  await expect(pages.next()).rejects.toThrow('the server is away')
})
