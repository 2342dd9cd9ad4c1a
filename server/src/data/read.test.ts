import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDataService, userA } from './testing/service.ts'

let service: Awaited<ReturnType<typeof startDataService>>
let db: ReturnType<typeof service.client>
beforeAll(async () => {
  service = await startDataService()
  db = service.client(userA)
})
afterAll(() => service.stop())

const rows = (path: string) => service.rows(path)

describe('select', () => {
  it('gives columns, aliases, casts and JSON paths', async () => {
    const { data, error } = await db
      .from('staff')
      .select(
        'id, who:name, text_id:id::text, level:details->level, details->phone->>home, last:details->tags->>1',
      )
      .eq('id', 1)
    expect(error).toBeNull()
    expect(data).toEqual([{ id: 1, who: 'Ada', text_id: '1', level: 3, home: '1', last: 'y' }])
  })
  it('keeps the formats of Postgres', async () => {
    const text = await (await service.fetch('/samples?id=eq.1&select=big,ratio,bytes,span,token')).text()
    expect(text).toContain('"big":9007199254740993')
    expect(text).toContain('"ratio":0.1')
    expect(text).toContain('"span":"[1,5)"')
    const order = await (await service.fetch('/orders?id=eq.1&select=amount,placed_at')).text()
    expect(order).toContain('"amount":10.50')
    expect(order).toContain('2026-01-01T00:00:00.123456+00:00')
  })
  it('reads computed fields', async () => {
    expect(await rows('/staff?select=initials&initials=eq.A')).toEqual([{ initials: 'A' }])
  })
  it('takes odd names, quoted', async () => {
    const path = `/${encodeURIComponent('odd "name"')}?select="a.b","x,y",select&"a.b"=eq.dot`
    expect(await rows(path)).toEqual([{ 'a.b': 'dot', 'x,y': 'comma', select: 'word' }])
  })
  it('answers an empty select with empty objects', async () => {
    expect(await rows('/products?select=')).toEqual([{}, {}, {}])
  })
})

describe('filters', () => {
  const cases: [query: string, ids: number[]][] = [
    ['id=eq.1', [1]],
    ['id=neq.1', [2, 3]],
    ['id=gt.1', [2, 3]],
    ['id=gte.2', [2, 3]],
    ['id=lt.2', [1]],
    ['id=lte.2', [1, 2]],
    ['label=like.o*', [1]],
    ['label=like.%25wo', [2]],
    ['label=ilike.*O*', [1, 2]],
    ['label=match.^t', [2]],
    ['label=imatch.^T', [2]],
    ['label=like(any).{o*,t*}', [1, 2]],
    ['label=ilike(all).{*O*,T*}', [2]],
    ['id=eq(any).{1,3}', [1, 3]],
    ['id=gt(all).{0,1}', [2, 3]],
    ['id=in.(1,3)', [1, 3]],
    ['id=in.()', []],
    ['label=in.("one",two)', [1, 2]],
    ['id=not.in.(1,2)', [3]],
    ['label=is.null', [3]],
    ['label=not.is.null', [1, 2]],
    ['label=is.not_null', [1, 2]],
    ['is_good=is.true', [1]],
    ['is_good=is.FALSE', [2]],
    ['is_good=is.unknown', [3]],
    ['is_good=eq.true', [1]],
    ['is_good=not.eq.true', [2]],
    ['label=isdistinct.one', [2, 3]],
    ['tags=cs.{a}', [1]],
    ['tags=cd.{a,b,z}', [1]],
    ['tags=ov.{c,a}', [1, 2]],
    ['data=cs.{"a":1}', [1]],
    ['data->b=cs.[2]', [1]],
    ['data->a=eq.2', [2]],
    ['data->>a=eq.1', [1]],
    ['data->b->>0=eq.1', [1]],
    ['document->>k=eq.v', [1]],
    ['tags->>0=eq.b', [2]],
    ['span=sl.[6,8)', [1]],
    ['span=sr.[0,3)', [2]],
    ['span=nxl.[4,8)', [2]],
    ['span=nxr.[1,6)', [1]],
    ['span=adj.[9,12)', [2]],
    ['span=cs.[2,3)', [1]],
    ['words=fts.cat', [1]],
    ['words=fts(english).cats', [1]],
    ['words=plfts(english).fat cats', [1]],
    ['words=phfts(english).fat cat', [1]],
    ['words=wfts(english).cats or dogs', [1, 2]],
    ['words=not.fts.cat', [2]],
    ['label=fts(simple).one', [1]],
    ['mood=eq.happy', [2]],
    ['mood=in.(sad,happy)', [1, 2]],
    ['token=eq.11111111-1111-4111-8111-111111111111', [1]],
    ['big=eq.9007199254740993', [1]],
    ['double_it=eq.4', [2]],
    ['or=(id.eq.1,label.eq.two)', [1, 2]],
    ['and=(id.gt.1,or(id.lt.3,label.is.null))', [2, 3]],
    ['or=(and(id.eq.1,label.eq.one),not.and(id.lt.3,id.gt.0))', [1, 3]],
    ['not.or=(id.eq.1,id.eq.2)', [3]],
    ['or=(label.in.("one",x),id.not.in.(1,2))', [1, 3]],
    ['or=(tags.cs.{a,b},label.like.t*)', [1, 2]],
    ['or=(data->>a.eq.1,words.fts(english).dogs)', [1, 2]],
    ['id=gt.1&id=lt.3', [2]],
  ]
  it.each(cases)('%s', async (query, ids) => {
    const found = await rows(`/samples?select=id&order=id&${query}`)
    expect(found.map((row) => row['id'])).toEqual(ids)
  })
  it('reads quoted values with commas, parentheses and quotes', async () => {
    const name = 'Dan (the), "man"'
    const listed = await db
      .from('staff')
      .select('id')
      .in('name', ['Ada', name.replaceAll('"', '\\"')])
    expect(listed.data).toEqual([{ id: 1 }, { id: 4 }])
    const either = await db
      .from('staff')
      .select('id')
      .or(`name.eq."${name.replaceAll('"', '\\"')}",id.eq.2`)
      .order('id')
    expect(either.data).toEqual([{ id: 2 }, { id: 4 }])
  })
  it('goes through every filter method of the client', async () => {
    const query = db.from('samples').select('id')
    expect((await query.match({ id: 1, label: 'one' })).data).toEqual([{ id: 1 }])
    expect((await db.from('samples').select('id').contains('tags', ['a'])).data).toEqual([{ id: 1 }])
    expect((await db.from('samples').select('id').contains('data', { a: 2 })).data).toEqual([{ id: 2 }])
    expect((await db.from('samples').select('id').overlaps('span', '[4,6)').order('id')).data).toEqual([
      { id: 1 },
      { id: 2 },
    ])
    expect((await db.from('samples').select('id').rangeAdjacent('span', '[9,10)')).data).toEqual([{ id: 2 }])
    expect((await db.from('samples').select('id').likeAnyOf('label', ['o%', 'x%'])).data).toEqual([{ id: 1 }])
    expect(
      (
        await db
          .from('samples')
          .select('id')
          .textSearch('words', 'cats', { config: 'english', type: 'websearch' })
      ).data,
    ).toEqual([{ id: 1 }])
    expect(
      (await db.from('samples').select('id').not('label', 'is', null).filter('id', 'gt', 1)).data,
    ).toEqual([{ id: 2 }])
  })
})

describe('order and range', () => {
  it('orders by columns, JSON paths and nulls', async () => {
    const ids = async (query: string) => (await rows(`/staff?select=id&${query}`)).map((row) => row['id'])
    expect(await ids('order=hired_on.desc.nullslast,id')).toEqual([2, 1, 4, 3])
    expect(await ids('order=hired_on.nullsfirst')).toEqual([3, 4, 1, 2])
    expect(await ids('order=details->level.desc.nullslast')).toEqual([4, 1, 2, 3])
    expect(await ids('order=id.desc&limit=2&offset=1')).toEqual([3, 2])
  })
  it('counts and tells the range', async () => {
    const page = await db.from('staff').select('id', { count: 'exact' }).order('id').range(1, 2)
    expect([page.status, page.count, page.data]).toEqual([206, 4, [{ id: 2 }, { id: 3 }]])
    const head = await db.from('staff').select('*', { count: 'exact', head: true }).gt('id', 1)
    expect([head.status, head.count, head.data]).toEqual([200, 3, null])
    expect((await db.from('staff').select('id', { count: 'estimated' })).count).toBe(4)
    // Where the planner expects few, an estimate says no less than what was counted.
    await service.database.sql`insert into shop.addresses select n, 'Long' from generate_series(100, 1300) n`
    const long = await db
      .from('addresses')
      .select('id', { count: 'estimated', head: true })
      .like('street', '_on%')
    expect(long.count).toBeGreaterThan(1000)
    await service.database.sql`delete from shop.addresses where id >= 100`
    await service.database.sql`analyze shop.staff`
    expect((await db.from('staff').select('id', { count: 'planned' })).count).toBe(4)
    const inner = await db.from('stores').select('id, staff!inner(id)', { count: 'exact' }).limit(1)
    expect(inner.count).toBe(2)
  })
  it('reads the same pages far down a list', async () => {
    const { sql } = service.database
    await sql`insert into shop.addresses select n, 'Way ' || n % 7 from generate_series(100, 1399) n`
    const far = (query: string) =>
      rows(
        `/addresses?select=id,street,lower:street&id=gte.100&street=neq.Way 3&order=street.desc,id.desc&${query}`,
      )
    const all = await sql`select id, street, street as lower from shop.addresses
      where id >= 100 and street <> 'Way 3' order by street desc, id desc`
    expect(all.length).toBeGreaterThan(1100)
    expect(await far('offset=999&limit=3')).toEqual(all.slice(999, 1002))
    expect(await far('offset=1000&limit=3')).toEqual(all.slice(1000, 1003))
    expect(await far('offset=1090')).toEqual(all.slice(1090))
    expect(await far('offset=5000')).toEqual([])
    const counted = await service.fetch('/addresses?select=id&id=gte.100&order=id&offset=1000&limit=2', {
      headers: { prefer: 'count=exact' },
    })
    expect([counted.headers.get('content-range'), await counted.json()]).toEqual([
      '1000-1001/1300',
      [{ id: 1100 }, { id: 1101 }],
    ])
    // What counts or embeds others is read as ever.
    expect(await rows('/addresses?select=street,count()&id=gte.100&order=street&offset=1000')).toEqual([])
    await sql`delete from shop.addresses where id >= 100`
  })
  it('reads Range headers', async () => {
    const response = await service.fetch('/staff?select=id&order=id', {
      headers: { range: '0-1', prefer: 'count=exact' },
    })
    expect([response.status, response.headers.get('content-range')]).toEqual([206, '0-1/4'])
    expect(response.headers.get('preference-applied')).toBe('count=exact')
    const beyond = await service.fetch('/staff?offset=9', { headers: { prefer: 'count=exact' } })
    expect([beyond.status, await beyond.json()]).toEqual([
      416,
      {
        code: 'PGRST103',
        message: 'Requested range not satisfiable',
        details: 'An offset of 9 was requested, but there are only 4 rows.',
        hint: null,
      },
    ])
    expect((await service.fetch('/staff', { headers: { range: '5-2' } })).status).toBe(416)
    expect((await service.fetch('/staff?id=eq.99')).headers.get('content-range')).toBe('*/*')
  })
})

describe('embedding', () => {
  it('gives to-one, to-many, many-to-many and one-to-one resources', async () => {
    const { data, error } = await db
      .from('orders')
      .select('id, staff(name, stores(name, store_settings(theme))), order_items(quantity), products(name)')
      .eq('id', 1)
      .single()
    expect(error).toBeNull()
    expect(data).toEqual({
      id: 1,
      staff: { name: 'Ada', stores: { name: 'North', store_settings: { theme: 'dark' } } },
      order_items: [{ quantity: 3 }, { quantity: 1 }],
      products: [{ name: 'Pen' }, { name: 'Ink' }],
    })
    expect(await rows('/stores?select=name,staff(name),store_settings(theme)&id=eq.3')).toEqual([
      { name: 'Empty', staff: [], store_settings: null },
    ])
  })
  it('follows composite keys and views', async () => {
    expect(await rows('/sites?select=id,regions(name)&order=id')).toEqual([
      { id: 1, regions: { name: 'Viken' } },
      { id: 2, regions: { name: 'Oslo' } },
    ])
    expect(await rows('/staff_names?select=full_name,stores(name)&id=eq.1')).toEqual([
      { full_name: 'Ada', stores: { name: 'North' } },
    ])
    expect(await rows('/stores?select=staff_names(full_name)&id=eq.2')).toEqual([
      { staff_names: [{ full_name: 'Cat' }] },
    ])
  })
  it('follows views over views and joins', async () => {
    expect(await rows('/busy_staff?select=best,stores(name),orders(id)&staff_number=eq.1')).toEqual([
      { best: 20, stores: { name: 'North' }, orders: [{ id: 1 }, { id: 2 }] },
    ])
  })
  it('chooses among several relationships by hint', async () => {
    const query =
      '/orders?id=eq.1&select=billing:addresses!billing_id(street),shipping:addresses!orders_shipping_id_fkey(street),billing_id(id)'
    expect(await rows(query)).toEqual([
      { billing: { street: 'First' }, shipping: { street: 'Second' }, billing_id: { id: 1 } },
    ])
    const body = await service.failure('/orders?select=addresses(street)')
    expect([body.status, body.code]).toEqual([300, 'PGRST201'])
    expect(body.details).toHaveLength(2)
    expect(body.details).toContainEqual({
      cardinality: 'many-to-one',
      relationship: 'orders_billing_id_fkey using orders(billing_id) and addresses(id)',
      embedding: 'orders with addresses',
    })
    expect(body.hint).toContain("'addresses!orders_billing_id_fkey'")
  })
  it('follows a table to itself both ways', async () => {
    expect(await rows('/staff?id=eq.2&select=name,manager:manager_id(name),reports:staff(name)')).toEqual([
      { name: 'Ben', manager: { name: 'Ada' }, reports: [{ name: 'Dan (the), "man"' }] },
    ])
  })
  it('filters, orders and limits inside', async () => {
    const { data } = await db
      .from('stores')
      .select('id, staff(id, name)')
      .eq('staff.name', 'Ben')
      .order('id')
      .limit(1)
    expect(data).toEqual([{ id: 1, staff: [{ id: 2, name: 'Ben' }] }])
    const ordered = await db
      .from('stores')
      .select('id, people:staff(id)')
      .eq('id', 1)
      .order('id', { referencedTable: 'people', ascending: false })
      .limit(1, { referencedTable: 'people' })
    expect(ordered.data).toEqual([{ id: 1, people: [{ id: 2 }] }])
    const either = await db
      .from('stores')
      .select('id, staff(id)')
      .or('id.eq.1,name.eq.Cat', { referencedTable: 'staff' })
      .order('id')
    expect(either.data).toEqual([
      { id: 1, staff: [{ id: 1 }] },
      { id: 2, staff: [{ id: 3 }] },
      { id: 3, staff: [] },
    ])
  })
  it('restricts parents by !inner and by null filters', async () => {
    const inner = await db.from('stores').select('name, staff!inner(id)').eq('staff.name', 'Cat')
    expect(inner.data).toEqual([{ name: 'South', staff: [{ id: 3 }] }])
    const deep = await db
      .from('orders')
      .select('id, staff!inner(stores!inner(name))')
      .eq('staff.stores.name', 'South')
    expect(deep.data).toEqual([{ id: 4, staff: { stores: { name: 'South' } } }])
    expect(await rows('/stores?select=name,staff()&staff=is.null')).toEqual([{ name: 'Empty' }])
    expect(await rows('/stores?select=name,staff()&staff=not.is.null&order=name')).toEqual([
      { name: 'North' },
      { name: 'South' },
    ])
    expect(
      await rows(
        '/stores?select=name,staff(),store_settings()&or=(staff.is.null,store_settings.not.is.null)&order=id',
      ),
    ).toEqual([{ name: 'North' }, { name: 'Empty' }])
    const many = await db.from('products').select('name, orders!inner(id)').eq('orders.id', 2)
    expect(many.data).toEqual([{ name: 'Pen', orders: [{ id: 2 }] }])
  })
  it('orders by a to-one resource', async () => {
    expect(await rows('/orders?select=id,staff()&order=staff(name).desc,id')).toEqual([
      { id: 4 },
      { id: 3 },
      { id: 1 },
      { id: 2 },
    ])
    expect((await service.failure('/stores?select=id,staff(id)&order=staff(name)')).code).toBe('PGRST118')
  })
  it('spreads', async () => {
    expect(await rows('/orders?id=eq.1&select=id,...staff(who:name,...stores(shop:name))')).toEqual([
      { id: 1, who: 'Ada', shop: 'North' },
    ])
    expect(await rows('/stores?order=id&select=id,...staff(names:name)&staff.order=id.desc')).toEqual([
      { id: 1, names: ['Ben', 'Ada'] },
      { id: 2, names: ['Cat'] },
      { id: 3, names: [] },
    ])
    expect(await rows('/orders?id=eq.3&select=id,...addresses!billing_id(street)')).toEqual([
      { id: 3, street: null },
    ])
    expect(await rows('/orders?order=id&select=id,...addresses!billing_id!inner(*)&limit=1')).toEqual([
      { id: 1, street: 'First' },
    ])
  })
  it('counts, and leaves other aggregates off', async () => {
    expect((await db.from('stores').select('id, staff(count)').order('id')).data).toEqual([
      { id: 1, staff: [{ count: 2 }] },
      { id: 2, staff: [{ count: 1 }] },
      { id: 3, staff: [{ count: 0 }] },
    ])
    expect(await rows('/staff?select=total:count()')).toEqual([{ total: 4 }])
    expect(await rows('/staff?select=store_id,count()&order=store_id')).toEqual([
      { store_id: 1, count: 2 },
      { store_id: 2, count: 1 },
      { store_id: null, count: 1 },
    ])
    expect((await service.failure('/orders?select=amount.sum()')).code).toBe('PGRST123')
  })
})

describe('computed relationships', () => {
  it('embed what a function of the row gives, one or many', async () => {
    const { data, error } = await db
      .from('staff')
      .select('name, boss(name), colleagues(name, boss(name)), chief:boss!inner(id)')
      .order('id')
    expect(error).toBeNull()
    expect(data).toEqual([
      { name: 'Ben', boss: { name: 'Ada' }, colleagues: [{ name: 'Ada', boss: null }], chief: { id: 1 } },
      { name: 'Cat', boss: { name: 'Ada' }, colleagues: [], chief: { id: 1 } },
      { name: 'Dan (the), "man"', boss: { name: 'Ben' }, colleagues: [], chief: { id: 2 } },
    ])
  })
  it('are filtered, ordered and spread like any other, and follow a write', async () => {
    const filtered = await db
      .from('staff')
      .select('id, colleagues!inner(id), ...boss(bossName:name)')
      .eq('colleagues.name', 'Ada')
    expect(filtered.data).toEqual([{ id: 2, colleagues: [{ id: 1 }], bossName: 'Ada' }])
    const written = await db
      .from('staff')
      .update({ details: {} })
      .eq('id', 3)
      .select('id, boss(name), colleagues(id)')
    expect(written.data).toEqual([{ id: 3, boss: { name: 'Ada' }, colleagues: [] }])
    const called = await db.rpc('staff_of', { store: 1 }).select('id, boss(name)').order('id')
    expect(called.data).toEqual([
      { id: 1, boss: null },
      { id: 2, boss: { name: 'Ada' } },
    ])
  })
})

describe('media', () => {
  it('gives single objects', async () => {
    expect((await db.from('staff').select('name').eq('id', 1).single()).data).toEqual({ name: 'Ada' })
    const none = await db.from('staff').select('name').eq('id', 99).single()
    expect([none.status, none.error]).toMatchObject([
      406,
      { code: 'PGRST116', details: 'The result contains 0 rows' },
    ])
    expect((await db.from('staff').select('name').eq('id', 99).maybeSingle()).data).toBeNull()
    const several = await db.from('staff').select('name').maybeSingle()
    expect(several.error?.code).toBe('PGRST116')
  })
  it('strips nulls', async () => {
    const { data } = await db.from('samples').select('id, label').eq('id', 3).stripNulls()
    expect(data).toEqual([{ id: 3 }])
    expect((await db.from('samples').select('id, label').eq('id', 3).stripNulls().single()).data).toEqual({
      id: 3,
    })
  })
  it('gives csv', async () => {
    const { data } = await db.from('staff').select('id, name').gte('id', 3).order('id').csv()
    expect(data).toBe('id,name\n3,Cat\n4,"Dan (the), ""man"""')
  })
  it('refuses media it has not', async () => {
    const response = await service.failure('/staff', { headers: { accept: 'image/png' } })
    expect([response.status, response.code]).toEqual([406, 'PGRST107'])
    expect((await db.from('staff').select().explain()).status).toBe(406)
  })
  it('answers HEAD and OPTIONS', async () => {
    const head = await service.fetch('/staff?select=id', { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('content-range')]).toEqual([200, '', '0-3/*'])
    const options = await service.fetch('/staff', { method: 'OPTIONS' })
    expect(options.headers.get('allow')).toContain('PATCH')
  })
})
