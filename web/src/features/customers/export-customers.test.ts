import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage, signIn } from '~/data/testing/page.ts'
import { openToasts } from '~/data/testing/toasts.ts'

let page: ReturnType<typeof openPage>
let toasts: Awaited<ReturnType<typeof openToasts>>
let app: typeof import('./export-customers.ts')
let file: string | null
/** What the server holds: the newest first, as it is asked for. */
let rows: ({ id: string; created_at: string } & Record<string, unknown>)[]
/** What has gone between the reading of the ids and of the rows. */
let gone: string[]
let fault: Response | null
const pageSize = 2

/** The server: a page of ids behind a place, and whole rows of ids. */
async function answer(request: Request): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url)
  const name = pathname.split('/').at(-1) ?? ''
  if (name === 'profiles') return counted([{ id: 'p1', full_name: 'Ana', email: 'ana@acme.example' }], 1)
  if (name === 'lead_fields')
    return Response.json([
      { id: 'f', record: 'accounts', key: 'plan', label: 'Plan', type: 'text', options: [] },
    ])
  if (name.startsWith('export_')) {
    if (fault) return fault
    const { ids }: { ids: string[] } = await request.json()
    // In no order, as a database may.
    return Response.json(rows.filter(({ id }) => ids.includes(id) && !gone.includes(id)).toReversed())
  }
  const last = /created_at\.lt\."([^"]+)",and\(created_at\.eq\."\1",id\.gt\.(\w+)\)/.exec(
    searchParams.get('or') ?? '',
  )
  const rest = last ? rows.slice(rows.findIndex(({ id }) => id === last[2]) + 1) : rows
  return counted(
    rest.slice(0, pageSize).map(({ id, created_at }) => ({ id, created_at })),
    last ? null : rest.length,
  )
}
const counted = (data: object[], count: number | null) =>
  Response.json(data, { headers: { 'content-range': `0-${data.length}/${count ?? '*'}` } })

beforeEach(async () => {
  vi.resetModules()
  file = null
  gone = []
  fault = null
  page = openPage(answer)
  vi.stubGlobal('document', undefined)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((saved) => {
    if (saved instanceof Blob) void saved.text().then((text) => (file = text))
    return 'blob:file'
  })
  toasts = await openToasts()
  app = await import('./export-customers.ts')
  await signIn('ana')
  // Parts of the page ask for much more of a document as they are loaded, and for nothing where there is none.
  vi.stubGlobal('document', { visibilityState: 'visible', createElement: () => ({ click() {} }) })
  page.requests.splice(0)
})
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const rowOf = (id: string, part: object = {}) => ({
  id,
  created_at: '2026-11-21T07:00:00+00:00',
  name: `Name ${id}`,
  tags: [],
  custom: {},
  ...part,
})
const everything = { q: '', owner: null, filters: [], sort: 'name', isAscending: true }
async function exported(table: 'accounts' | 'contacts' = 'accounts') {
  await app.exportCustomers(table, everything)
  await vi.waitFor(() => expect(file).not.toBeNull())
  const [head = [], ...lines] = (file ?? '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
  return lines.map((line) => Object.fromEntries(head.map((label, place) => [label, line[place]])))
}

describe('the file of all accounts', () => {
  it('holds every one of them, in the order of the pages, though they were made in the same moment', async () => {
    rows = ['a', 'b', 'c', 'd', 'e'].map((id) => rowOf(id))
    expect((await exported()).map(({ ID }) => ID)).toEqual(['a', 'b', 'c', 'd', 'e'])
    await toasts.told('5 accounts exported')
  })

  it('is one export in the company’s log, however many pages it has', async () => {
    rows = ['a', 'b', 'c'].map((id) => rowOf(id))
    await exported()
    const asked = await Promise.all(
      page.requests
        .filter(({ url }) => url.includes('/rpc/export_accounts'))
        .map(
          async (request): Promise<unknown> => Reflect.get(Object(await request.clone().json()), 'export'),
        ),
    )
    expect(asked.length).toBeGreaterThan(1)
    expect(new Set(asked).size).toBe(1)
  })

  it('says owners by name, tags and own fields in columns, and what is empty as nothing', async () => {
    rows = [
      rowOf('a', { owner_id: 'p1', tags: ['big', 'new'], custom: { plan: 'Gold' }, phone: '1' }),
      rowOf('b'),
    ]
    const [a, b] = await exported()
    expect(a).toMatchObject({ Owner: 'Ana', Tags: 'big; new', Plan: 'Gold', Phone: '1', Name: 'Name a' })
    expect(b).toMatchObject({ Owner: '', Tags: '', Plan: '', Phone: '' })
    expect(a).not.toHaveProperty('Your own fields')
  })

  it('says the account of a contact by its name', async () => {
    rows = [rowOf('a', { account_id: 'x', account_name: 'Acme' })]
    expect((await exported('contacts'))[0]).toMatchObject({ Account: 'Acme' })
  })

  it('runs no formula in a spreadsheet', async () => {
    rows = [rowOf('a', { name: '=1+1' })]
    expect((await exported())[0]?.['Name']).toBe("'=1+1")
  })

  it('counts those alone that are in it, where some were deleted meanwhile', async () => {
    rows = ['a', 'b', 'c'].map((id) => rowOf(id))
    gone = ['b']
    expect((await exported()).map(({ ID }) => ID)).toEqual(['a', 'c'])
    await toasts.told('2 accounts exported')
  })

  it('is not saved where the server refuses a part of it', async () => {
    rows = ['a', 'b', 'c'].map((id) => rowOf(id))
    fault = Response.json({ code: '42501', message: 'Only managers may export.' }, { status: 403 })
    await app.exportCustomers('accounts', everything)
    expect(await toasts.told('The export stopped')).toMatchObject({
      description: 'Only managers may export. Nothing was saved.',
    })
    expect(file).toBeNull()
  })

  it('holds what the list holds: words, owner and filters narrow it', async () => {
    rows = [rowOf('a')]
    await app.exportCustomers('accounts', { ...everything, q: 'acme', owner: 'nobody' })
    const { searchParams } = new URL(page.requests.find(({ url }) => url.includes('/accounts?'))?.url ?? '')
    expect(searchParams.get('owner_id')).toBe('is.null')
    expect(searchParams.toString()).toContain('acme')
  })
})
