import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDataService, userA, userB } from './testing/service.ts'

let service: Awaited<ReturnType<typeof startDataService>>
let db: ReturnType<typeof service.client>
beforeAll(async () => {
  service = await startDataService()
  db = service.client(userA)
})
afterAll(() => service.stop())

const json = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

describe('insert', () => {
  it('answers 201 without a body, and the row when it is asked for', async () => {
    const quiet = await db.from('addresses').insert({ id: 10, street: 'Ten' })
    expect([quiet.status, quiet.data, quiet.error]).toEqual([201, null, null])
    const row = await db
      .from('staff')
      .insert({ name: 'Eve', store_id: 1 })
      .select('name, details, stores(name)')
      .single()
    expect(row.data).toEqual({ name: 'Eve', details: {}, stores: { name: 'North' } })
  })
  it('takes many rows, with null or the default for missing keys', async () => {
    const nulls = await db
      .from('orders')
      .insert([
        { staff_id: 1, amount: 1, note: 'x', placed_at: '2026-02-02T00:00:00Z' },
        { staff_id: 1, amount: 2, placed_at: '2026-02-02T00:00:00Z' },
      ])
      .select('note')
    expect(nulls.data).toEqual([{ note: 'x' }, { note: null }])
    const defaults = await db
      .from('orders')
      .insert(
        [
          { staff_id: 1, amount: 3, note: 'y' },
          { staff_id: 1, amount: 4 },
        ],
        { defaultToNull: false, count: 'exact' },
      )
      .select('amount, note')
    expect([defaults.data, defaults.count]).toEqual([
      [
        { amount: 3, note: 'y' },
        { amount: 4, note: 'none' },
      ],
      2,
    ])
  })
  it('takes every kind of value', async () => {
    const sample = {
      id: 20,
      label: 'new',
      tags: ['x', 'y,z'],
      span: '[1,2)',
      data: { a: [1, null] },
      document: 'plain',
      mood: 'ok',
      is_good: false,
      big: 12,
      ratio: 1e300,
      token: userA,
    }
    const { data, error } = await db.from('samples').insert(sample).select().single()
    expect(error).toBeNull()
    expect(data).toEqual({ ...sample, words: null, bytes: null, double_it: 40 })
  })
  it('inserts defaults for an empty object and nothing for an empty array', async () => {
    const empty = await service.fetch('/notes', json('POST', []))
    expect([empty.status, empty.headers.get('content-range')]).toEqual([201, '*/*'])
    expect(await service.failure('/notes', json('POST', {}))).toMatchObject({ status: 400, code: '23502' })
    const none = await service.fetch(
      '/store_settings?columns=store_id',
      json('POST', [{ store_id: 2, theme: 'ignored' }], { prefer: 'return=representation' }),
    )
    expect(await none.json()).toEqual([{ store_id: 2, theme: 'light' }])
  })
  it('tells where the row is', async () => {
    const response = await service.fetch(
      '/products',
      json('POST', { id: 77, name: 'Nib' }, { prefer: 'return=headers-only' }),
    )
    expect([response.status, response.headers.get('location')]).toEqual([201, '/products?id=eq.77'])
    expect(await response.text()).toBe('')
  })
  it('rolls a single-object insert back when it is no single object', async () => {
    const headers = { accept: 'application/vnd.pgrst.object+json', prefer: 'return=representation' }
    const rows = [
      { id: 201, name: 'a' },
      { id: 202, name: 'b' },
    ]
    expect(await service.failure('/products', json('POST', rows, headers))).toMatchObject({
      status: 406,
      code: 'PGRST116',
    })
    expect(await service.rows('/products?id=gt.200')).toEqual([])
  })
})

describe('upsert', () => {
  it('merges on the primary key, or another unique one', async () => {
    const merged = await db
      .from('products')
      .upsert([
        { id: 1, name: 'Pencil' },
        { id: 50, name: 'New' },
      ])
      .select()
    expect(merged.data).toEqual([
      { id: 1, name: 'Pencil' },
      { id: 50, name: 'New' },
    ])
    const byName = await db
      .from('stores')
      .upsert({ name: 'North', city: 'Bergen' }, { onConflict: 'name' })
      .select('id, city')
      .single()
    expect(byName.data).toEqual({ id: 1, city: 'Bergen' })
  })
  it('answers 200 where nothing was new, else 201', async () => {
    const pencil = { id: 1, name: 'Pencil' }
    expect((await db.from('products').upsert(pencil)).status).toBe(200)
    expect((await db.from('products').upsert([pencil]).select()).status).toBe(200)
    expect((await db.from('products').upsert([pencil, { id: 51, name: 'Newer' }])).status).toBe(201)
    expect((await db.from('products').upsert({ id: 52, name: 'Newest' })).status).toBe(201)
    expect((await db.from('products').upsert(pencil, { ignoreDuplicates: true })).status).toBe(201)
    expect((await db.from('products').insert({ id: 53, name: 'Plain' })).status).toBe(201)
  })
  it('ignores duplicates', async () => {
    const { data } = await db
      .from('products')
      .upsert(
        [
          { id: 2, name: 'Other' },
          { id: 60, name: 'Sixty' },
        ],
        { ignoreDuplicates: true },
      )
      .select('id')
    expect(data).toEqual([{ id: 60 }])
  })
  it('replaces by PUT what its filters name', async () => {
    const put = await service.fetch(
      '/products?id=eq.3',
      json('PUT', { id: 3, name: 'Hat' }, { prefer: 'return=representation' }),
    )
    expect([put.status, await put.json()]).toEqual([200, [{ id: 3, name: 'Hat' }]])
    expect((await service.fetch('/products?id=eq.90', json('PUT', { id: 90, name: 'N' }))).status).toBe(204)
    expect(await service.failure('/products?id=eq.3', json('PUT', { id: 4, name: 'X' }))).toMatchObject({
      status: 400,
      code: 'PGRST115',
    })
    expect(await service.failure('/products?name=eq.Hat', json('PUT', { id: 3, name: 'X' }))).toMatchObject({
      status: 405,
      code: 'PGRST105',
    })
    expect(
      await service.failure('/products?id=eq.3&limit=1', json('PUT', { id: 3, name: 'X' })),
    ).toMatchObject({ code: 'PGRST114' })
    expect(await service.rows('/products?id=in.(3,4)')).toEqual([{ id: 3, name: 'Hat' }])
  })
})

describe('update and delete', () => {
  it('changes the rows its filters choose', async () => {
    const { data, status } = await db
      .from('staff')
      .update({ name: 'Bob', details: { a: 1 } })
      .eq('id', 2)
      .select('id, name, details, stores(name)')
    expect([status, data]).toEqual([
      200,
      [{ id: 2, name: 'Bob', details: { a: 1 }, stores: { name: 'North' } }],
    ])
    const quiet = await db.from('staff').update({ name: 'None' }, { count: 'exact' }).eq('id', 9999)
    expect([quiet.status, quiet.count]).toEqual([204, 0])
    const counted = await db
      .from('staff')
      .update({ hired_on: '2022-01-01' }, { count: 'exact' })
      .in('id', [1, 2])
    expect(counted.count).toBe(2)
  })
  it('filters by JSON and logic, orders what it gives back', async () => {
    const { data } = await db
      .from('staff')
      .update({ hired_on: '2023-03-03' })
      .or('name.eq.Bob,details->>level.eq.10')
      .select('id')
      .order('id', { ascending: false })
    expect(data).toEqual([{ id: 4 }, { id: 2 }])
  })
  it('deletes, and refuses to touch a whole table', async () => {
    await db
      .from('addresses')
      .insert([
        { id: 31, street: 'a' },
        { id: 32, street: 'b' },
      ])
      .throwOnError()
    const gone = await db.from('addresses').delete({ count: 'exact' }).gt('id', 30).select('id')
    expect([gone.status, gone.count, gone.data]).toEqual([200, 2, [{ id: 31 }, { id: 32 }]])
    expect(await service.failure('/addresses', { method: 'DELETE' })).toMatchObject({
      status: 400,
      code: '21000',
    })
    expect(await service.failure('/addresses', json('PATCH', { street: 'x' }))).toMatchObject({
      status: 400,
      code: '21000',
    })
    expect(await service.failure('/addresses?id=gt.0&limit=1', { method: 'DELETE' })).toMatchObject({
      code: 'PGRST127',
    })
    expect(await service.rows('/addresses?select=id&order=id')).toEqual([{ id: 1 }, { id: 2 }, { id: 10 }])
  })
  it('does nothing for an empty change', async () => {
    const { data } = await db.from('products').update({}).eq('id', 1).select()
    expect(data).toEqual([])
  })
  it('rolls back when more rows change than allowed', async () => {
    const atMost = (rows: number) =>
      json('PATCH', { quantity: 0 }, { prefer: `handling=strict, max-affected=${rows}` })
    const path = '/order_items?quantity=gt.0'
    const details = 'The query affects 3 rows'
    expect(await service.failure(path, atMost(1))).toMatchObject({ status: 400, code: 'PGRST124', details })
    expect(await service.rows('/order_items?quantity=eq.0')).toEqual([])
    expect((await service.fetch(path, atMost(3))).status).toBe(204)
  })
  it('chooses rows by whether a resource is there', async () => {
    await db.from('stores').insert({ id: 60, name: 'Bare' }).throwOnError()
    const path = '/stores?id=gte.60&id=lt.70&select=id,staff()&staff=is.null'
    const gone = await service.fetch(path, { method: 'DELETE', headers: { prefer: 'return=representation' } })
    expect(await gone.json()).toEqual([{ id: 60 }])
  })
  it('takes a form', async () => {
    const response = await service.fetch('/addresses', {
      method: 'POST',
      body: new URLSearchParams({ id: '70', street: 'Form' }),
    })
    expect(response.status).toBe(201)
    expect(await service.rows('/addresses?id=eq.70')).toEqual([{ id: 70, street: 'Form' }])
  })
  it('writes through views', async () => {
    const { data } = await db
      .from('staff_names')
      .update({ full_name: 'Ada L.' })
      .eq('id', 1)
      .select('full_name, stores(name)')
    expect(data).toEqual([{ full_name: 'Ada L.', stores: { name: 'North' } }])
  })
})

describe('policies', () => {
  it('show and touch only what is the caller’s', async () => {
    const own = await db.from('notes').select('body')
    expect(own.data).toEqual([{ body: 'of A' }])
    const others = await service.client(userB).from('notes').select('body')
    expect(others.data).toEqual([{ body: 'of B' }])
    const foreign = await db.from('notes').insert({ body: 'x', owner: userB })
    expect([foreign.status, foreign.error?.code]).toEqual([403, '42501'])
    expect((await db.from('notes').delete().neq('id', 0).select('body')).data).toEqual([{ body: 'of A' }])
    expect((await service.client(userB).from('notes').select('body')).data).toEqual([{ body: 'of B' }])
    await db.from('notes').insert({ body: 'mine' }).throwOnError()
    expect((await db.from('notes').select('body, owner')).data).toEqual([{ body: 'mine', owner: userA }])
  })
})

describe('preferences', () => {
  it('are checked with handling=strict', async () => {
    const strict = await service.failure('/staff', { headers: { prefer: 'handling=strict, anything=1' } })
    expect([strict.code, strict.details]).toEqual(['PGRST122', 'Invalid preferences: anything=1'])
    expect((await service.fetch('/staff', { headers: { prefer: 'anything=1' } })).status).toBe(200)
  })
})
