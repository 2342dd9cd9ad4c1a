import { afterAll, beforeAll, expect, it } from 'vitest'
import { startDataService, userA } from './testing/service.ts'

let service: Awaited<ReturnType<typeof startDataService>>
let db: ReturnType<typeof service.client>
beforeAll(async () => {
  service = await startDataService()
  db = service.client(userA)
})
afterAll(() => service.stop())

const post = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json', ...headers },
})

it('passes named arguments by POST and GET, with defaults', async () => {
  expect((await db.rpc('add_them', { a: 1, b: 2 })).data).toBe(3)
  expect((await db.rpc('add_them', { a: 1 })).data).toBe(11)
  expect((await db.rpc('add_them', { a: 1, b: 5 }, { get: true })).data).toBe(6)
})
it('treats a set of rows as a table', async () => {
  const query = db.rpc('staff_of', { store: 1 }, { count: 'exact' }).select('id, name, stores(city)')
  const { data, count, error } = await query.gt('id', 0).order('id', { ascending: false }).limit(1)
  expect(error).toBeNull()
  expect([data, count]).toEqual([[{ id: 2, name: 'Ben', stores: { city: 'Oslo' } }], 2])
  const got = await db.rpc('staff_of', { store: 1 }, { get: true }).select('name').eq('id', 1).single()
  expect(got.data).toEqual({ name: 'Ada' })
  const head = await db.rpc('staff_of', { store: 1 }, { head: true, count: 'exact' })
  expect([head.count, head.data]).toEqual([2, null])
})
it('gives one row as an object, a table as rows, plain values as they are', async () => {
  expect((await db.rpc('one_staff', { staff_id: 3 }).select('id, name')).data).toEqual({ id: 3, name: 'Cat' })
  expect((await db.rpc('totals').order('amount').limit(1)).data).toEqual([{ name: 'Ben', amount: 5 }])
  expect((await db.rpc('totals').select('name').eq('name', 'Ada')).data).toEqual([{ name: 'Ada' }])
  expect((await db.rpc('count_up', { n: 3 })).data).toEqual([1, 2, 3])
  const nothing = await db.rpc('do_nothing')
  expect([nothing.status, nothing.data]).toEqual([204, null])
})
it('hands the whole body to a single unnamed argument, and lists to a variadic one', async () => {
  const response = await service.fetch('/rpc/echo', post('{"any": ["thing"]}'))
  expect(await response.json()).toEqual({ any: ['thing'] })
  const list = await service.fetch('/rpc/echo', post('[1, 2]'))
  expect(await list.json()).toEqual([1, 2])
  expect(await (await service.fetch('/rpc/join_all?words=a&words=b,c')).json()).toBe('a-b,c')
  expect((await db.rpc('join_all', { words: ['x', 'y'] })).data).toBe('x-y')
})
it('writes by POST only', async () => {
  const { data } = await db
    .rpc('add_stores', { names: ['P', 'Q'] })
    .select('name')
    .order('name')
  expect(data).toEqual([{ name: 'P' }, { name: 'Q' }])
  expect(await service.failure('/rpc/add_store?store_name=Z')).toMatchObject({ status: 405, code: '25006' })
  expect(await service.failure('/rpc/add_them', { method: 'DELETE' })).toMatchObject({
    status: 405,
    code: 'PGRST101',
  })
  const strict = { prefer: 'handling=strict, max-affected=1' }
  const many = post('{"names": ["R", "S"]}', strict)
  expect(await service.failure('/rpc/add_stores', many)).toMatchObject({ status: 400, code: 'PGRST124' })
  expect(await service.rows('/stores?name=in.(R,S,Z)')).toEqual([])
  const one = post('{"a": 1}', strict)
  expect(await service.failure('/rpc/add_them', one)).toMatchObject({ code: 'PGRST128' })
})
it('lets functions shape the response', async () => {
  const response = await service.fetch('/rpc/teapot', { method: 'POST' })
  expect([response.status, response.headers.get('x-kind'), await response.json()]).toEqual([202, 'tea', 'ok'])
})
it('tells functions about the request, but no token', async () => {
  expect((await db.rpc('request_setting', { name: 'method' })).data).toBe('POST')
  expect((await db.rpc('request_setting', { name: 'path' })).data).toBe('/rest/v1/rpc/request_setting')
  const headers = (await db.rpc('request_setting', { name: 'headers' })).data
  expect(headers).toContain('"content-type"')
  expect(headers).not.toContain(userA)
})
it('says which functions there are when none or several fit', async () => {
  expect((await db.rpc('add_thm', { a: 1 })).error).toEqual({
    code: 'PGRST202',
    message: 'Could not find the function shop.add_thm(a) in the schema cache',
    details:
      'Searched for the function shop.add_thm with parameter a or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
    hint: 'Perhaps you meant to call the function shop.add_them',
  })
  expect((await db.rpc('add_them', { a: 1, c: 2 })).error).toMatchObject({
    code: 'PGRST202',
    hint: 'Perhaps you meant to call the function shop.add_them(a, b)',
  })
  expect(await service.failure('/rpc/pick?a=1')).toMatchObject({ status: 300, code: 'PGRST203' })
})
