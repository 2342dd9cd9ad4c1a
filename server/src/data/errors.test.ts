import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDataService, userA } from './testing/service.ts'

let service: Awaited<ReturnType<typeof startDataService>>
let db: ReturnType<typeof service.client>
beforeAll(async () => {
  service = await startDataService({ timeout: 1500 })
  db = service.client(userA)
})
afterAll(() => service.stop())

const post = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json', ...headers },
})

describe('errors of Postgres', () => {
  const cases: [name: string, path: string, init: RequestInit, status: number, code: string][] = [
    ['no column in select', '/staff?select=nope', {}, 400, '42703'],
    ['no column in a filter', '/staff?nope=eq.1', {}, 400, '42703'],
    ['no column in order', '/staff?order=nope', {}, 400, '42703'],
    ['no such type', '/staff?select=id::nope', {}, 400, '42704'],
    ['no value of the type', '/staff?id=eq.x', {}, 400, '22P02'],
    ['no operator for the type', '/staff?id=like.x', {}, 404, '42883'],
    ['out of range', '/staff?id=eq.99999999999', {}, 400, '22003'],
    ['a missing value', '/staff', post('{"store_id":1}'), 400, '23502'],
    ['a second of a kind', '/products', post('{"id":1,"name":"x"}'), 409, '23505'],
    ['nothing to refer to', '/staff', post('{"name":"x","store_id":99}'), 409, '23503'],
    ['a failed check', '/orders', post('{"staff_id":1,"amount":-1}'), 400, '23514'],
    ['a table without rights', '/secrets', {}, 403, '42501'],
    ['a function without rights', '/rpc/locked', post('{}'), 403, '42501'],
    ['raise', '/rpc/fail_with', post('{"code":"P0001"}'), 400, 'P0001'],
    ['no such row, in words', '/rpc/fail_with', post('{"code":"P0002"}'), 404, 'P0002'],
    ['raise with a status', '/rpc/fail_with', post('{"code":"PT402"}'), 402, 'PT402'],
    [
      'a double upsert',
      '/products',
      post('[{"id":5,"name":"x"},{"id":5,"name":"y"}]', { prefer: 'resolution=merge-duplicates' }),
      400,
      '21000',
    ],
    ['a generated column', '/samples', post('{"id":9,"double_it":1}'), 400, '428C9'],
    ['a time-out', '/rpc/nap', post('{"seconds":20}'), 500, '57014'],
  ]
  it.each(cases)('%s', async (_, path, init, status, code) => {
    expect(await service.failure(path, init)).toMatchObject({ status, code })
  })
  it.each([
    ['53100', 507, 'disk is full'],
    ['58030', 503, 'disk could not be read or written'],
    ['53200', 503, 'not enough memory'],
    ['57014', 500, 'took too long'],
    ['58P01', 500, 'failed inside'],
    ['XX001', 500, 'failed inside'],
  ])('of the server itself (%s) are told in words of our own', async (code, status, words) => {
    const failure = await service.failure('/rpc/fail_with', post(JSON.stringify({ code })))
    expect(failure).toMatchObject({ status, code, message: expect.stringContaining(words) })
    expect(failure).toMatchObject({ details: null, hint: null })
  })
  it('carry message, details and hint', async () => {
    const { error, status } = await db.rpc('fail_with', { code: 'P0001' })
    expect([status, error]).toEqual([400, { code: 'P0001', message: 'failed', details: 'why', hint: 'how' }])
    const whole = await service.failure('/rpc/fail_whole', post('{}'))
    expect(whole).toMatchObject({ status: 418, code: '77', message: 'whole', details: 'd', hint: 'h' })
    expect(whole.headers.get('x-tea')).toBe('pot')
  })
  it('ask a visitor to sign in', async () => {
    const failure = await service.failure('/orders', {}, 'anon')
    expect([failure.status, failure.code, failure.headers.get('www-authenticate')]).toEqual([
      401,
      '42501',
      'Bearer',
    ])
  })
})

describe('errors of the protocol', () => {
  it('name the unknown table and a likely one', async () => {
    expect((await db.from('staf').select()).error).toEqual({
      code: 'PGRST205',
      message: "Could not find the table 'shop.staf' in the schema cache",
      details: null,
      hint: "Perhaps you meant the table 'shop.staff'",
    })
  })
  it('name the unknown relationship, column, schema, path', async () => {
    expect((await db.from('staff').select('products(id)')).error).toMatchObject({ code: 'PGRST200' })
    expect((await db.from('staff').insert({ nope: 1 })).error).toMatchObject({
      code: 'PGRST204',
      message: "Could not find the 'nope' column of 'staff' in the schema cache",
    })
    const schema = await service.failure('/staff', { headers: { 'accept-profile': 'auth' } })
    expect(schema).toMatchObject({
      status: 406,
      code: 'PGRST106',
      hint: 'Only the following schemas are exposed: shop, public',
    })
    expect(await service.failure('/a/b/c')).toMatchObject({ status: 404, code: 'PGRST125' })
    expect(await service.failure('/staff?stores.id=eq.1')).toMatchObject({ status: 400, code: 'PGRST108' })
    expect(await service.failure('/stores?select=staff()&staff=eq.1')).toMatchObject({
      status: 400,
      code: 'PGRST120',
    })
    expect(await service.failure('/staff?id=foo.1')).toMatchObject({
      status: 400,
      code: 'PGRST100',
      message: '"failed to parse filter (foo.1)" (line 1, column 4)',
    })
  })
  it('refuse bodies over 10 MB', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(11 * 1024 * 1024) })
    expect(await service.failure('/staff', post(body))).toMatchObject({ status: 413 })
  })
})

describe('malformed requests', () => {
  const deep = (count: number) => `${'staff('.repeat(count)}id${')'.repeat(count)}`
  const paths = [
    '/staff?select=(',
    '/staff?select=)',
    '/staff?select=id,',
    '/staff?select=,id',
    '/staff?select=stores(',
    '/staff?select=stores(id',
    '/staff?select=id)',
    '/staff?select=id::',
    '/staff?select=:id',
    '/staff?select=a:b:c',
    '/staff?select=...',
    '/staff?select=...stores',
    '/staff?select="id',
    '/staff?select=id->',
    '/staff?select=*x',
    '/staff?select=stores!(id)',
    `/staff?select=${deep(60)}`,
    '/staff?select=id.nope()',
    '/staff?select=%00',
    '/staff?select=a%00b',
    '/staff?id=',
    '/staff?id=eq',
    '/staff?id=1',
    '/staff?id=.eq.1',
    '/staff?id=not.1',
    '/staff?id=in.1',
    '/staff?id=in.(1',
    '/staff?id=in.(1))',
    '/staff?id=is.maybe',
    '/staff?id=is.',
    '/staff?id=eq(some).1',
    '/staff?id=eq(any).1',
    '/staff?id=neq(any).{1}',
    '/staff?id=in.(a)',
    '/staff?name=fts(nope).x',
    '/staff?name=fts.a%20b',
    '/staff?=eq.1',
    '/staff?.=eq.1',
    '/staff?id->=eq.1',
    '/staff?details->>a->b=eq.1',
    '/staff?name=match.(',
    '/staff?name=eq.%00',
    '/staff?or=',
    '/staff?or=()',
    '/staff?or=(',
    '/staff?or=id.eq.1',
    '/staff?or=(id.eq.1',
    '/staff?or=(id)',
    '/staff?or=(id.eq.1,)',
    '/staff?or=(id.eq.1)x',
    '/staff?not=(id.eq.1)',
    `/staff?or=${'(and'.repeat(60)}(id.eq.1)${')'.repeat(60)}`,
    '/staff?and=(or)',
    '/staff?order=,',
    '/staff?order=id.up',
    '/staff?order=id.asc.desc',
    '/staff?order=id.asc.nullsmiddle',
    '/staff?order=stores(id).asc',
    '/staff?order=id,',
    '/staff?order=(id)',
    '/staff?limit=x',
    '/staff?limit=-1',
    '/staff?limit=1.5',
    '/staff?offset=-3',
    '/staff?limit=99999999999999999999999',
    '/staff?stores.limit=1',
    '/staff?select=%ff%fe',
    '/staff?id=eq.1&id=gt.',
    '/rpc/',
    '/rpc/nope',
    '/rpc/add_them?a=x',
    '/rpc/add_them?c=1',
    '/rpc/join_all?words=a&x=1',
    '/%00',
    '/staff%00',
    '/%ff',
    '/staff?details->99999999999999=eq.1&id=x',
    '/samples?tags=cs.{a',
    '/samples?span=cs.[5',
    '/samples?data=cs.{',
    '/samples?tags=cs.1',
    '/samples?mood=eq.angry',
    '/samples?document=eq.1',
    '/samples?token=eq.1',
    '/samples?id=cs.1',
  ]
  it.each(paths)('GET %s', async (path) => {
    const { status, code } = await service.failure(path)
    expect([status >= 400 && status < 500, code !== ''], `${status} ${code}`).toEqual([true, true])
  })
  const bodies = [
    '',
    '{',
    '[',
    'null',
    '1',
    '"x"',
    '[1]',
    '[null]',
    '[[]]',
    '[{"name":"a"},{"id":1}]',
    '{"name":"\\u0000"}',
    '{"name":"\\ud800"}',
    '{"name":{"a":1},"store_id":{}}',
    '{"":1}',
    '{"na\\"me":1}',
    `{"name":"x","details":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    '{"__proto__":1}',
    '{"constructor":1}',
    '\u0000',
  ]
  it.each(bodies.map((body) => [body.slice(0, 40), body]))('POST %s', async (_, body) => {
    const { status } = await service.failure('/staff', post(body))
    expect(status >= 400 && status < 500, String(status)).toBe(true)
  })
  const others: [string, string, RequestInit][] = [
    ['a method of no meaning', '/staff', { method: 'PROPFIND' }],
    ['a change that is a list', '/staff?id=eq.1', { ...post('[{"name":"x"}]'), method: 'PATCH' }],
    ['a media type unknown', '/staff', post('<a/>', { 'content-type': 'application/xml' })],
    ['text for a table', '/staff', post('x', { 'content-type': 'text/plain' })],
    ['columns that are none', '/staff?columns=nope', post('[{"nope":1}]')],
    ['columns malformed', '/staff?columns="', post('[{"name":1}]')],
    [
      'a conflict on no key',
      '/staff?on_conflict=name',
      post('{"name":"x"}', { prefer: 'resolution=merge-duplicates' }),
    ],
    [
      'a conflict on no column',
      '/staff?on_conflict=nope',
      post('{"name":"x"}', { prefer: 'resolution=merge-duplicates' }),
    ],
    [
      'no UTF-8',
      '/staff',
      {
        method: 'POST',
        body: new Uint8Array([0x22, 0xff, 0x22]),
        headers: { 'content-type': 'application/json' },
      },
    ],
    ['a write to the root', '/', post('{}')],
    ['a write to nothing', '/nope', post('{}')],
    ['a write to a function’s rows', '/rpc/totals?select=nope', post('{}')],
    ['arguments of another type', '/rpc/add_them', post('{"a":"x"}')],
    ['arguments that are a list', '/rpc/add_them', post('[1]')],
  ]
  it.each(others)('%s', async (_, path, init) => {
    const { status } = await service.failure(path, init)
    expect(status >= 400 && status < 500, String(status)).toBe(true)
  })
})

describe('injection', () => {
  const payloads = [
    `1;select value from shop.secrets`,
    `' or '1'='1`,
    `1) union select value from shop.secrets--`,
    `"); drop table shop.notes;--`,
    `\\'; select 1;--`,
    `$$;select 1;$$`,
    `name" from shop.secrets--`,
    `*/ select value from shop.secrets /*`,
    `(select value from shop.secrets)`,
    `id"::text,(select value from shop.secrets) as "x`,
  ]
  const places = (text: string): [string, RequestInit][] => {
    const value = encodeURIComponent(text)
    const quoted = encodeURIComponent(`"${text.replace(/["\\]/g, '\\$&')}"`)
    return [
      `select=${value}`,
      `select=${quoted}`,
      `select=x:${value}`,
      `select=${quoted}:name`,
      `select=name::${value}`,
      `select=details->${value}`,
      `select=details->>${quoted}`,
      `select=${quoted}(id)`,
      `select=stores!${quoted}(id)`,
      `name=eq.${value}`,
      `name=in.(${value})`,
      `name=in.(${quoted})`,
      `${value}=eq.1`,
      `${quoted}=eq.1`,
      `details->>${quoted}=eq.1`,
      `name=fts(${value}).x`,
      `name=like.${value}`,
      `name=like(any).{${value}}`,
      `or=(name.eq.${value})`,
      `or=(name.eq.${quoted})`,
      `or=(${quoted}.eq.1)`,
      `order=${value}`,
      `order=${quoted}`,
      `order=details->>${quoted}.desc`,
      `limit=${value}`,
      `offset=${value}`,
    ]
      .map((query): [string, RequestInit] => [`/staff?${query}`, {}])
      .concat([
        [`/${value}`, {}],
        [`/rpc/${value}`, {}],
        [`/rpc/add_them?a=${value}`, {}],
        [`/rpc/add_them?${value}=1`, {}],
        [`/staff?columns=${quoted}`, post(JSON.stringify([{ [text]: 1 }]))],
        [`/products?on_conflict=${quoted}`, post('{"id":1}', { prefer: 'resolution=merge-duplicates' })],
        ['/staff', post(JSON.stringify({ [text]: 1 }))],
        ['/staff', post(JSON.stringify({ name: text, details: { [text]: text } }))],
        ['/staff', { headers: { 'accept-profile': text } }],
        ['/staff', { headers: { range: text, prefer: text } }],
      ])
  }
  it.each(payloads)('%s', async (payload) => {
    for (const [path, init] of places(payload)) {
      const response = await service.fetch(path, init)
      const body = await response.text()
      expect(response.status, `${path} ${body}`).toBeLessThan(500)
      expect(body, path).not.toContain('hidden')
      // A syntax error of Postgres would mean that text from the request had become SQL.
      expect(body, path).not.toContain('"42601"')
    }
    const [left] = await service.database.sql<{ notes: number; secrets: number }[]>`
      select (select count(*)::int from shop.notes) as notes, (select count(*)::int from shop.secrets) as secrets`
    expect(left).toEqual({ notes: 2, secrets: 1 })
  })
})
