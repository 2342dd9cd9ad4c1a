import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { idsPerAddress, inPieces } from './in-pieces.ts'

const ids = (count: number) => Array.from({ length: count }, (_, index) => `id ${index}`)

test.each([
  [0, []],
  [1, [1]],
  [idsPerAddress, [idsPerAddress]],
  [idsPerAddress + 1, [idsPerAddress, 1]],
  [3000, Array.from({ length: 3000 / idsPerAddress }, () => idsPerAddress)],
])('asks for %i ids in pieces and answers as one', async (count, sizes) => {
  const asked: number[] = []
  const rows = await inPieces(ids(count), (piece) => {
    asked.push(piece.length)
    return Promise.resolve({ data: piece })
  })
  expect(asked).toEqual(sizes)
  expect(rows).toEqual(ids(count))
})

test('stops at the first piece that fails', async () => {
  let asked = 0
  const failing = inPieces(ids(500), () => {
    asked += 1
    return asked === 2 ? Promise.reject(new Error('refused')) : Promise.resolve({ data: null })
  })
  await expect(failing).rejects.toThrow('refused')
  expect(asked).toBe(2)
})

/** Requests for ids whose number is bounded by where they come from. */
const bounded: Record<string, string> = {
  'web/src/features/leads/merge/queries.ts': 'two leads',
  'web/src/features/search/calls/recording-hits-query.ts': 'the few hits of a kind',
  'supabase/functions/_shared/tools/vertical-data.ts': 'cut to fifty, which the answer says',
}

test('no request puts any number of ids into one address', async () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const found: string[] = []
  for await (const file of glob(['web/src/**/*.{ts,tsx}', 'supabase/functions/**/*.ts'], { cwd: root })) {
    if (file.includes('.test.') || file in bounded) continue
    const asked = readFileSync(`${root}/${file}`, 'utf8').matchAll(/\.in\(\s*'(?:\w+_)?id',\s*([^)]*)\)/g)
    for (const [call, given = ''] of asked) if (given.trim() !== 'piece') found.push(`${file}: ${call}`)
  }
  expect(found).toEqual([])
})
