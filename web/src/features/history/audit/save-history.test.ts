import { historyRecord, historyRecords } from '@parley/core/history/records'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage, signIn } from '~/data/testing/page.ts'
import type { CompanyChange } from './company-history-query.ts'

const tables = Object.keys(historyRecords)
/** The tables in which a name can be looked up, by the kind that a field names. */
const places = ['leads', 'accounts', 'contacts', 'teams']

let page: ReturnType<typeof openPage>
let app: typeof import('./save-history.ts')
let changes: CompanyChange[]
let file: string | null

const nameOf = (id: string) => `Name of ${id}`

/** The server: each asked for is there and has a name. */
async function answer(request: Request): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url)
  const place = pathname.split('/').at(-1) ?? ''
  if (place === 'export_history') return Response.json('before_id' in (await request.json()) ? [] : changes)
  if (place === 'lead_fields') return Response.json([])
  if (place === 'profiles') {
    const people = ['colleague-before', 'colleague-after', 'ana']
    return Response.json(
      people.map((id) => ({ id, full_name: nameOf(id), email: null })),
      { headers: { 'content-range': `0-${people.length}/${people.length}` } },
    )
  }
  if (!places.includes(place)) return null
  const ids = /^in\.\((.*)\)$/.exec(searchParams.get('id') ?? '')?.[1]?.split(',') ?? []
  return Response.json(
    ids.filter((id) => id.startsWith(place.slice(0, -1))).map((id) => ({ id, name: nameOf(id) })),
  )
}

beforeEach(async () => {
  vi.resetModules()
  changes = []
  file = null
  page = openPage(answer)
  // Parts of the page ask for much more of a document as they are loaded, and for nothing where there is none.
  vi.stubGlobal('document', undefined)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((saved) => {
    if (saved instanceof Blob) void saved.text().then((text) => (file = text))
    return 'blob:file'
  })
  app = await import('./save-history.ts')
  await signIn('ana')
  vi.stubGlobal('document', { visibilityState: 'visible', createElement: () => ({ click() {} }) })
  page.requests.splice(0)
})
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const changeOf = (record: string, part: Partial<CompanyChange>): CompanyChange => ({
  id: 'c',
  record,
  record_id: 'r',
  operation: 'update',
  changed_at: '2026-11-26T07:00:00Z',
  actor_id: 'ana',
  way: 'person',
  way_name: null,
  before: {},
  after: {},
  restored_id: null,
  label: 'One',
  currency: null,
  ...part,
})

/** The lines of the file, by their headings. No cell of these tests holds a comma. */
async function saved(...given: CompanyChange[]) {
  changes = given
  await app.saveHistory({})
  await vi.waitFor(() => expect(file).not.toBeNull())
  const [head = [], ...lines] = (file ?? '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
  return lines.map((line) => Object.fromEntries(head.map((label, place) => [label, line[place]])))
}

describe('the file of the history', () => {
  it.each(tables)('calls whom and what a change of %s names by the name', async (record) => {
    const links = historyRecord(record).fields.filter(({ column }) => column.endsWith('_id'))
    const cells = (when: 'before' | 'after') =>
      Object.fromEntries(links.map(({ column, type }) => [column, `${type}-${when}`]))
    const lines = await saved(changeOf(record, { before: cells('before'), after: cells('after') }))
    const isSaid = ({ type, column }: (typeof links)[number]) =>
      // Which person of a lead it was is no field that was changed: the line says it itself.
      !(record === 'lead_contacts' && column === 'contact_id') && type !== 'id'
    for (const link of links.filter(isSaid))
      expect(lines).toContainEqual(
        expect.objectContaining({
          Who: nameOf('ana'),
          Field: link.label,
          Before: nameOf(`${link.type}-before`),
          After: nameOf(`${link.type}-after`),
        }),
      )
    expect(file).not.toContain('deleted')
  })

  it('says which person of a lead came, changed and went', async () => {
    const person = { id: 'i', contact_id: 'contact-1' }
    const said = await saved(
      changeOf('lead_contacts', { operation: 'insert', before: null, after: { ...person, role: 'user' } }),
      changeOf('lead_contacts', {
        before: { ...person, role: 'user' },
        after: { ...person, role: 'blocker' },
      }),
      changeOf('lead_contacts', { operation: 'delete', before: { ...person, role: 'blocker' }, after: null }),
    )
    expect(said.map(({ What, Before, After }) => [What, Before, After])).toEqual([
      ['Name of contact-1 added to the people as user', '', ''],
      ['Name of contact-1', 'User', 'Blocker'],
      ['Name of contact-1 removed from the people', '', ''],
    ])
  })

  it('tells what was put back from what was made, a call from a note, and values that were erased', async () => {
    const said = await saved(
      changeOf('leads', { operation: 'insert', restored_id: 'x' }),
      changeOf('profiles', { operation: 'insert' }),
      changeOf('lead_activities', { operation: 'delete', before: { kind: 'call' }, after: null }),
      changeOf('tasks', { before: null, after: null }),
      changeOf('tasks', { before: { title: 'Call' }, after: { title: 'Write' } }),
    )
    expect(said.map(({ What }) => What)).toEqual([
      'Lead restored',
      'Member joined',
      'Call deleted',
      'Changed; its values were erased',
      'Changed',
    ])
  })

  it('still says of a name that nobody knows that it was deleted', async () => {
    const [line] = await saved(
      changeOf('leads', { before: { account_id: 'gone' }, after: { account_id: null } }),
    )
    expect(line).toMatchObject({ Before: 'A deleted account', After: '' })
  })
})
