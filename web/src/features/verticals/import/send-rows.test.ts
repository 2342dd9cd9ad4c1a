import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '~/data/testing/page.ts'

let refused: number[] = []
const page = openPage(async (request) => {
  const { rows }: { rows: unknown[] } = await request.json()
  const problems = refused.splice(0).map((row) => ({ row, problem: 'No such customer' }))
  return Response.json({ created: rows.length - problems.length, updated: 0, refused: problems })
})
beforeEach(() => void page.requests.splice(0))
afterAll(() => void vi.unstubAllGlobals())
const { readRows, sendRows } = await import('./send-rows.ts')

const headings = ['Id', 'Customer', 'Amount', 'Currency', 'When']
const mapping = ['external_id', 'customer', 'amount', 'currency', 'placed_at']
const order = (index: number, amount = '12.50') => [`o${index}`, 'Ana', amount, 'EUR', '2026-03-29 02:30']
const read = (rows: string[][]) =>
  readRows('orders', { name: 'orders.csv', headings, rows }, mapping, 'Europe/Berlin')

test('rows go five hundred at a time, and what was refused is told by its place in the file', async () => {
  const rows = read(Array.from({ length: 1203 }, (_, index) => order(index, index === 7 ? 'much' : '12.50')))
  expect(rows.good).toHaveLength(1202)
  expect(rows.refused.map(({ row }) => row)).toEqual([8])
  refused = [3]
  const progress: number[] = []
  const result = await sendRows('orders', rows, (sent) => progress.push(sent))
  expect(progress).toEqual([500, 1000, 1202])
  expect(result).toMatchObject({ created: 1201, updated: 0 })
  expect(result.refused.map(({ row }) => row)).toEqual([3, 8])
})

test('nothing to send asks nobody', async () => {
  const result = await sendRows('orders', read([order(1, 'much')]), () => {})
  expect(result).toMatchObject({ created: 0, updated: 0 })
  expect(result.refused).toHaveLength(1)
  expect(page.requests).toEqual([])
})
