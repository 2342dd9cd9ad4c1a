import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage, signIn } from '~/data/testing/page.ts'

let page: ReturnType<typeof openPage>
let respond: () => Response
const keys = {
  leads: ['leads', 'page'],
  accounts: ['accounts', 'one', 'a'],
  contacts: ['contacts', 'page'],
  ofCustomers: ['customers', 'related', 'a', 'sales'],
  tasks: ['tasks', 'list'],
  teams: ['account', 'teams'],
  templates: ['templates'],
  history: ['history', 'record', 'acme'],
  stages: ['stages'],
}
async function load() {
  const [{ queryClient }, restoring] = await Promise.all([
    import('~/data/query-client.ts'),
    import('./restore-change.ts'),
  ])
  return { queryClient, ...restoring }
}
let app: Awaited<ReturnType<typeof load>>
beforeEach(async () => {
  vi.resetModules()
  respond = () => Response.json({})
  page = openPage(() => respond())
  app = await load()
  await signIn('ana')
  page.requests.splice(0)
  for (const key of Object.values(keys)) app.queryClient.setQueryData(key, 'as it was')
})
afterAll(() => void vi.unstubAllGlobals())

const restore = (record = 'leads', expected: Record<string, string> | null = null) =>
  app.restoreChange({ id: 'c7', record, record_id: 'acme' }, expected)
/** What is read anew. */
const outdated = () =>
  Object.entries(keys).flatMap(([name, key]) =>
    app.queryClient.getQueryState(key)?.isInvalidated === true ? [name] : [],
  )
const sent = (): Promise<unknown> | undefined => page.requests.at(-1)?.clone().json()

describe('restoring a change', () => {
  it('says how many came back, and how many could not', async () => {
    respond = () => Response.json({ leads: 1, tasks: 3, missing: 2 })
    expect(await restore()).toEqual({ leads: 1, tasks: 3, missing: 2 })
    expect(await sent()).toEqual({ record_id: 'acme', change: 'c7' })
  })

  it('overwrites nothing that was changed since: it tells what stands there now', async () => {
    respond = () =>
      Response.json(
        { code: 'P0001', message: 'x', hint: 'changed_since', details: '{"status":"won","value":12.5}' },
        { status: 400 },
      )
    await expect(restore()).rejects.toMatchObject({ held: { status: 'won', value: 12.5 } })
    await expect(restore()).rejects.toBeInstanceOf(app.ChangedSince)
    expect(outdated()).toEqual([])
  })

  it('hands over what a person has seen, so that nothing newer is overwritten', async () => {
    await restore('leads', { status: 'won' })
    expect(await sent()).toEqual({ record_id: 'acme', change: 'c7', expected: { status: 'won' } })
  })

  it('that is refused for another reason is no conflict', async () => {
    respond = () =>
      Response.json({ code: '42501', message: 'No', hint: null, details: '{}' }, { status: 403 })
    await expect(restore()).rejects.toMatchObject({ code: '42501' })
    expect(outdated()).toEqual([])
  })
})

describe('pages after it', () => {
  const customers = ['leads', 'accounts', 'contacts', 'ofCustomers', 'history']
  it.each([
    ['leads', customers],
    ['accounts', customers],
    ['contacts', customers],
    ['lead_contacts', customers],
    ['lead_activities', customers],
    ['tasks', ['tasks', 'history']],
    ['templates', ['templates', 'history']],
    ['teams', ['teams', 'history']],
    ['stages', Object.keys(keys)],
  ])('show what came back of %s, and read nothing else anew', async (record, names) => {
    await restore(record)
    expect(outdated()).toEqual(Object.keys(keys).filter((name) => names.includes(name)))
  })
})
