import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { startDataService } from './testing/service.ts'

const most = 2

let service: Awaited<ReturnType<typeof startDataService>>
beforeAll(async () => {
  service = await startDataService({ maximumRows: most })
})
afterAll(() => service.stop())

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await service.fetch(path, { headers })
  const body = z.array(z.unknown()).parse(await response.json())
  return { status: response.status, range: response.headers.get('content-range'), length: body.length, body }
}

it.each([
  ['no limit', '/staff?order=id', {}, '0-1/*'],
  ['a larger limit', '/staff?order=id&limit=3', {}, '0-1/*'],
  ['a smaller limit', '/staff?order=id&limit=1', {}, '0-0/*'],
  ['an offset', '/staff?order=id&offset=2', {}, '2-3/*'],
  ['a larger range', '/staff?order=id', { range: '1-3' }, '1-2/*'],
  ['a view', '/staff_names?order=id', {}, '0-1/*'],
  ['a function that gives rows', '/rpc/totals?order=name', {}, '0-1/*'],
  ['a function that gives plain values', '/rpc/count_up?n=5', {}, '0-1/*'],
])('cuts what is read with %s, and says what came', async (_what, path, headers, range) => {
  expect(await read(path, headers)).toMatchObject({ range, length: range === '0-0/*' ? 1 : most })
})

it('counts the whole all the same', async () => {
  expect(await read('/staff?order=id', { prefer: 'count=exact' })).toMatchObject({
    status: 206,
    range: '0-1/4',
  })
  expect(await read('/rpc/count_up?n=5', { prefer: 'count=exact' })).toMatchObject({ range: '0-1/5' })
  const head = await service.fetch('/staff', { method: 'HEAD', headers: { prefer: 'count=exact' } })
  expect(head.headers.get('content-range')).toBe('0-1/4')
})

it('cuts embedded lists, spread ones too, and leaves to-one resources whole', async () => {
  await service.database
    .sql`insert into shop.orders (id, staff_id, amount) select 900 + n, 1, n from generate_series(1, 3) n`
  const lists = await service.rows('/staff?select=id,orders(id),store:stores(name)&id=eq.1&orders.order=id')
  expect(lists).toEqual([{ id: 1, orders: [{ id: 1 }, { id: 2 }], store: { name: 'North' } }])
  const spread = await service.rows('/staff?select=id,...orders(numbers:id)&id=eq.1&orders.order=id')
  expect(spread).toEqual([{ id: 1, numbers: [1, 2] }])
  const asked = await service.rows(
    '/staff?select=orders(id)&id=eq.1&orders.order=id&orders.limit=1&orders.offset=4',
  )
  expect(asked).toEqual([{ orders: [{ id: 903 }] }])
})

it('gives everything back that a write wrote', async () => {
  const response = await service.fetch('/addresses', {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'return=representation' },
    body: JSON.stringify([5, 6, 7].map((id) => ({ id, street: 'Long' }))),
  })
  expect(await response.json()).toHaveLength(3)
})

it('reads all of it page by page', async () => {
  const client = service.client('aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa')
  const ids: unknown[] = []
  for (let after = 0; ; ) {
    const { data } = await client.from('orders').select('id').gt('id', after).order('id').throwOnError()
    if (data.length === 0) break
    ids.push(...data.map(({ id }) => id))
    after = Number(data.at(-1)?.['id'])
  }
  const { count } = await client.from('orders').select('*', { count: 'exact', head: true })
  expect(ids).toHaveLength(count ?? 0)
})
