import { onlineManager } from '@tanstack/react-query'
import { toast as shown } from 'sonner'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, openPage, signIn } from '~/data/testing/page.ts'
import { type Lead, readLead } from './lead.ts'
import { leadRow } from './testing/lead-row.ts'

const lead = readLead(
  leadRow({
    id: 'acme',
    name: 'Acme',
    status: 'proposal',
    value: 1250,
    currency: 'EUR',
    owner_id: 'ana',
    score: 71,
    custom: { plan: 'Gold' },
    last_activity_at: '2026-01-02T00:00:00+00:00',
    created_at: '2026-01-01T00:00:00+00:00',
  }),
)
const northwind: Lead = { ...lead, id: 'northwind', name: 'Northwind', status: 'new' }

let answer: Answer
let page: ReturnType<typeof openPage>
async function load() {
  const [{ queryClient }, { leadKeys }, { changeLeads }, queue, { sendLeadChange }] = await Promise.all([
    import('~/data/query-client.ts'),
    import('./calls/lead-keys.ts'),
    import('./change-leads.ts'),
    import('~/data/offline-queue.ts'),
    import('./send-lead-change.ts'),
  ])
  return { queryClient, leadKeys, changeLeads, queue, sendLeadChange }
}
let app: Awaited<ReturnType<typeof load>>

beforeAll(async () => {
  page = openPage((request) => answer(request))
  app = await load()
  const { registerToaster } = await import('~/ui/toast.ts')
  registerToaster(shown)
  await signIn('ana')
})
beforeEach(() => {
  page.requests.splice(0)
  page.local.clear()
  app.queue.readQueue()
  app.queryClient.clear()
  const { pages, one } = app.leadKeys
  app.queryClient.setQueryData([...pages, {}, 0], { rows: [lead, northwind], total: 2 })
  app.queryClient.setQueryData(one('acme'), lead)
})
afterEach(() => onlineManager.setOnline(true))
afterAll(() => void vi.unstubAllGlobals())

/** The stages that the list, and the lead's own page, show. */
function stages() {
  const { queryClient, leadKeys } = app
  const held = queryClient.getQueryData<{ rows: Lead[] }>([...leadKeys.pages, {}, 0])
  return [...(held?.rows ?? []), queryClient.getQueryData<Lead>(leadKeys.one('acme'))].map(
    (each) => each?.status,
  )
}
const saved = () => new Response(null, { status: 204 })
const refused = () => Response.json({ code: '42501', message: 'no' }, { status: 403 })
const bodies = () => Promise.all(page.requests.map(async (request) => request.clone().json()))
const newest = () => shown.getToasts().at(-1)
function pressUndo() {
  const toast = newest()
  const action = toast && 'action' in toast ? toast.action : undefined
  if (typeof action !== 'object' || action === null || !('onClick' in action))
    throw new Error('No Undo there')
  Reflect.apply(action.onClick, undefined, [new Event('click')])
}
const titles = () => shown.getToasts().map((toast) => ('title' in toast ? toast.title : null))

describe('a change with a network', () => {
  it('shows at once, everywhere, and is saved', async () => {
    const gate = Promise.withResolvers<Response>()
    answer = () => gate.promise
    const saving = app.changeLeads(['acme'], { status: 'won' }, 'Acme moved to Won')
    expect(stages()).toEqual(['won', 'new', 'won'])
    gate.resolve(saved())
    expect(await saving).toBe(true)
    expect(await bodies()).toEqual([{ status: 'won' }])
  })

  it('goes back where it was refused, and nothing else with it', async () => {
    answer = () => {
      // Meanwhile another field of the same lead came to be known.
      app.queryClient.setQueryData(app.leadKeys.one('acme'), { ...lead, status: 'won', name: 'Acme Ltd' })
      return refused()
    }
    expect(await app.changeLeads(['acme'], { status: 'won' }, 'Acme moved to Won')).toBe(false)
    expect(stages()).toEqual(['proposal', 'new', 'proposal'])
    expect(app.queryClient.getQueryData<Lead>(app.leadKeys.one('acme'))?.name).toBe('Acme Ltd')
    expect(titles().at(-1)).toBe('The change was not saved')
  })

  it('is undone with the value that stood before', async () => {
    answer = saved
    await app.changeLeads(['acme'], { custom: { plan: 'Free' }, value: null }, 'Acme changed')
    await vi.waitFor(() => expect(titles().at(-1)).toBe('Acme changed'))
    pressUndo()
    await vi.waitFor(async () =>
      expect((await bodies()).at(-1)).toEqual({ custom: { plan: 'Gold' }, value: 1250 }),
    )
    expect(app.queryClient.getQueryData<Lead>(app.leadKeys.one('acme'))?.value).toBe(1250)
  })
})

describe('a change without a network', () => {
  beforeEach(() => onlineManager.setOnline(false))

  it('shows at once and asks nobody; Undo takes it out of the queue', async () => {
    expect(await app.changeLeads(['acme', 'northwind'], { status: 'won' }, '2 leads moved')).toBe(true)
    expect(stages()).toEqual(['won', 'won', 'won'])
    expect(app.queue.offlineQueue.read()).toMatchObject([
      { before: { acme: { status: 'proposal' }, northwind: { status: 'new' } }, said: '2 leads moved' },
    ])
    await vi.waitFor(() => expect(titles().at(-1)).toBe('2 leads moved'))
    pressUndo()
    expect(stages()).toEqual(['proposal', 'new', 'proposal'])
    expect(app.queue.offlineQueue.read()).toEqual([])
    expect(page.requests).toEqual([])
  })

  it('is made on the way back where it fits, and not over what somebody else made of it', async () => {
    await app.changeLeads(['acme'], { status: 'won' }, 'Acme moved to Won')
    await app.changeLeads(['northwind'], { status: 'lost' }, 'Northwind lost')
    onlineManager.setOnline(true)
    const server = new Map([
      ['acme', { ...lead }],
      ['northwind', { ...northwind, status: 'qualified' }],
    ])
    const written: unknown[] = []
    answer = async (request) => {
      const id = /in\.\((\w+)\)/.exec(decodeURIComponent(request.url))?.[1] ?? ''
      if (request.method === 'GET') return Response.json([server.get(id)])
      written.push([id, await request.json()])
      return saved()
    }
    await app.queue.sendQueue(app.sendLeadChange)
    expect(written).toEqual([['acme', { status: 'won' }]])
    const [left] = app.queue.offlineQueue.read()
    expect(left).toMatchObject({ ids: ['northwind'], problem: expect.stringContaining('Northwind lost') })
    if (left) await app.queue.forceChange(left, app.sendLeadChange)
    expect(written.at(-1)).toEqual(['northwind', { status: 'lost' }])
    expect(app.queue.offlineQueue.read()).toEqual([])
  })

  it('makes a lead and a note under the ids they were given, and no other columns', async () => {
    app.queue.queueCreation('leads', { name: 'Fabrikam', value: null }, 'Fabrikam added')
    app.queue.queueCreation('lead_activities', { lead_id: 'acme', kind: 'note', body: 'Called' }, 'Note')
    app.queue.queueCreation('leads', { name: 'Evil', company_id: 'other' }, 'Evil added')
    const ids = app.queue.offlineQueue.read().map((change) => change.ids[0])
    answer = saved
    onlineManager.setOnline(true)
    await app.queue.sendQueue(app.sendLeadChange)
    expect(await bodies()).toEqual([
      { name: 'Fabrikam', value: null, id: ids[0] },
      { lead_id: 'acme', kind: 'note', body: 'Called', id: ids[1] },
    ])
    expect(page.requests.map((request) => request.headers.get('Prefer'))).toEqual([
      expect.stringContaining('resolution=ignore-duplicates'),
      expect.stringContaining('resolution=ignore-duplicates'),
    ])
    expect(app.queue.offlineQueue.read()).toMatchObject([{ said: 'Evil added' }])
  })

  it('goes back at once where the disk is full', async () => {
    page.local.refuse()
    expect(await app.changeLeads(['acme'], { status: 'won' }, 'Acme moved to Won')).toBe(false)
    expect(stages()).toEqual(['proposal', 'new', 'proposal'])
  })
})
