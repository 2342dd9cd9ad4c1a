import { onlineManager } from '@tanstack/react-query'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, openPage, signIn } from '~/data/testing/page.ts'
import { openToasts } from '~/data/testing/toasts.ts'

let page: ReturnType<typeof openPage>
let answer: Answer
let toasts: Awaited<ReturnType<typeof openToasts>>
async function load() {
  const [{ queryClient }, { customerKeys }, changes, queue, { sendCustomerChange }] = await Promise.all([
    import('~/data/query-client.ts'),
    import('./customer-keys.ts'),
    import('./change-customer.ts'),
    import('~/data/offline-queue.ts'),
    import('./send-customer-change.ts'),
  ])
  return { queryClient, customerKeys, ...changes, queue, sendCustomerChange }
}
let app: Awaited<ReturnType<typeof load>>

const acme = { id: 'acme', name: 'Acme', phone: '1', tags: ['a'], custom: {} }
const other = { ...acme, id: 'other', name: 'Other' }
const saved = () => new Response(null, { status: 204 })
const refused = (code: string, status = 409) =>
  Response.json({ code, message: 'a row of accounts violates a constraint' }, { status })
beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  answer = saved
  page = openPage((request) => answer(request))
  toasts = await openToasts()
  app = await load()
  await signIn('ana')
  page.requests.splice(0)
  app.queryClient.setQueryData(['accounts', 'page', 0], { rows: [acme, other], total: 2 })
  app.queryClient.setQueryData(['accounts', 'one', 'acme'], acme)
})
afterEach(() => onlineManager.setOnline(true))
afterAll(() => void vi.unstubAllGlobals())

/** The phones that the list, and the account's own page, show. */
function phones() {
  const list = app.queryClient.getQueryData<{ rows: (typeof acme)[] }>(['accounts', 'page', 0])
  const one = app.queryClient.getQueryData<typeof acme>(['accounts', 'one', 'acme'])
  return [...(list?.rows ?? []), one].map((row) => row?.phone)
}
const call = (phone: string, before = '1') =>
  app.changeCustomer('accounts', 'acme', { phone }, { phone: before }, 'Phone saved')
const sent = () =>
  Promise.all(
    page.requests.map(async (request): Promise<[string, unknown]> => {
      const text = await request.clone().text()
      const body: unknown = text === '' ? null : JSON.parse(text)
      return [`${request.method} ${new URL(request.url).pathname.replace('/rest/v1/', '')}`, body]
    }),
  )
const outdated = (key: readonly string[]) => app.queryClient.getQueryState(key)?.isInvalidated

describe('a change of an account', () => {
  it('shows at once wherever it stands, and is saved', async () => {
    const gate = Promise.withResolvers<Response>()
    answer = () => gate.promise
    const saving = call('2')
    expect(phones()).toEqual(['2', '1', '2'])
    gate.resolve(saved())
    expect(await saving).toBe(true)
    expect(await sent()).toEqual([['PATCH accounts', { phone: '2' }]])
    expect(new URL(page.requests[0]?.url ?? '').search).toBe('?id=eq.acme')
    expect(await toasts.told('Phone saved')).toMatchObject({ button: 'Undo' })
  })

  it('is followed by its leads and whatever else shows it', async () => {
    const keys = [
      ['contacts', 'page'],
      ['customers', 'related', 'acme'],
      ['leads', 'page'],
      ['accounts', 'x'],
    ]
    for (const key of [...keys, ['tasks']]) app.queryClient.setQueryData(key, [])
    await call('2')
    expect(keys.map(outdated)).toEqual([true, true, true, true])
    expect(outdated(['tasks'])).toBe(false)
  })

  it('goes back where it was refused, and says why', async () => {
    answer = () => refused('42501', 403)
    expect(await call('2')).toBe(false)
    expect(phones()).toEqual(['1', '1', '1'])
    expect(await toasts.told('The change was not saved')).toMatchObject({
      description: 'You don’t have permission for this. Ask the owner of your company.',
    })
  })

  it('to a name that another account has says so, of an account alone', async () => {
    answer = () => refused('23505')
    await app.changeCustomer('accounts', 'acme', { name: 'Other' }, { name: 'Acme' }, 'Name saved')
    await toasts.told('The change was not saved')
    expect(toasts.shown().at(-1)?.description).toBe('There is already an account with this name.')
    toasts.clear()
    await app.changeCustomer('contacts', 'ben', { name: 'Ben' }, { name: 'B' }, 'Name saved')
    expect(await toasts.told('The change was not saved')).toMatchObject({
      description: 'There is already one like this.',
    })
  })

  it('is sent after the one before, so that the last one typed stays', async () => {
    const gates = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
    let asked = 0
    answer = () => gates[asked++]?.promise ?? null
    const saving = [call('2'), call('3', '2')]
    await vi.waitFor(() => expect(asked).toBe(1))
    gates[0]?.resolve(saved())
    await vi.waitFor(() => expect(asked).toBe(2))
    gates[1]?.resolve(saved())
    await Promise.all(saving)
    expect((await sent()).map(([, body]) => body)).toEqual([{ phone: '2' }, { phone: '3' }])
  })

  it('is undone with what stood there, and says where that fails', async () => {
    await call('2')
    await toasts.told('Phone saved')
    answer = () => refused('42501', 403)
    toasts.press('Undo')
    await toasts.told('The change could not be undone')
    expect((await sent()).at(-1)).toEqual(['PATCH accounts', { phone: '1' }])
  })

  it('of tags sends the single tag, so that what others tagged meanwhile stays', async () => {
    answer = () => Response.json({ refused: 0, reason: '' })
    expect(await app.changeCustomer('accounts', 'acme', { tags: ['b'] }, { tags: ['a'] }, 'Tags saved')).toBe(
      true,
    )
    expect((await sent()).map(([path, body]) => [path, Reflect.get(Object(body), 'tag')])).toEqual([
      ['POST rpc/change_each', 'a'],
      ['POST rpc/change_each', 'b'],
    ])
  })
})

describe('a change without a network', () => {
  beforeEach(() => onlineManager.setOnline(false))

  it('shows, waits with what stood there before, and says when it will be sent', async () => {
    expect(await call('2')).toBe(true)
    expect([phones(), page.requests]).toEqual([['2', '1', '2'], []])
    expect(app.queue.offlineQueue.read()).toEqual([
      expect.objectContaining({
        table: 'accounts',
        ids: ['acme'],
        patch: { phone: '2' },
        before: { acme: { phone: '1' } },
        said: 'Phone saved',
      }),
    ])
    expect(await toasts.told('Phone saved')).toMatchObject({ description: 'Sent when you are back online' })
  })

  it('is taken back by Undo, and never sent', async () => {
    await call('2')
    await toasts.told('Phone saved')
    toasts.press('Undo')
    expect(phones()).toEqual(['1', '1', '1'])
    expect(app.queue.offlineQueue.read()).toEqual([])
  })

  it('goes back where the browser can’t keep it', async () => {
    page.local.refuse()
    expect(await call('2')).toBe(false)
    expect(phones()).toEqual(['1', '1', '1'])
    await toasts.told('The change was not saved')
  })
})

describe('a new customer', () => {
  it('is made once under the id that the browser chose, however often it is asked for', async () => {
    expect(await app.createCustomer('accounts', { name: 'Acme', phone: '1' }, 'acme')).toBe('acme')
    expect(await app.createCustomer('contacts', { name: 'Ben', email: 'b@c.example' }, 'ben')).toBe('ben')
    expect(await sent()).toEqual([
      ['POST accounts', { id: 'acme', name: 'Acme', phone: '1' }],
      ['POST contacts', { id: 'ben', name: 'Ben', email: 'b@c.example' }],
    ])
    for (const { headers } of page.requests) expect(headers.get('Prefer')).toContain('ignore-duplicates')
  })

  it('of a name that is taken is refused in words; other refusals keep theirs', async () => {
    answer = () => refused('23505')
    await expect(app.createCustomer('accounts', { name: 'Acme' })).rejects.toThrow(
      'There is already an account with this name.',
    )
    await expect(app.createCustomer('contacts', { name: 'Ben' })).rejects.toMatchObject({ code: '23505' })
  })

  it('holds nothing that people can’t write', async () => {
    await expect(app.createCustomer('accounts', { name: 'Acme', company_id: 'other' })).rejects.toThrow(
      'can’t be read',
    )
    expect(() => app.patchOf('contacts', { created_at: '2026-01-01' })).toThrow('can’t be read')
    expect(page.requests).toEqual([])
  })
})

describe('what waited for the network', () => {
  const change = {
    id: 'q1',
    kind: 'edit',
    table: 'accounts',
    ids: ['acme'],
    patch: { phone: '2' },
    before: { acme: { phone: '1' } },
    said: 'Phone saved',
    problem: null,
  } as const
  /** The server holds these rows, and makes changes with these refusals. */
  function holding(rows: object[], ...refusals: object[]) {
    answer = ({ url }) => (url.includes('/rpc/') ? Response.json(refusals) : Response.json(rows))
  }
  const send = (part: object = {}, isForced = false) =>
    app.sendCustomerChange('accounts', { ...change, ids: [...change.ids], ...part }, isForced)
  const written = async () => (await sent()).filter(([path]) => path === 'POST rpc/change_each')

  it('is made where nobody else changed the same, under its own id', async () => {
    holding([acme], { refused: 0, reason: '' })
    expect(await send()).toBeNull()
    expect(await written()).toEqual([
      ['POST rpc/change_each', { record: 'accounts', ids: ['acme'], patch: { phone: '2' }, change: 'q1' }],
    ])
  })

  it('waits for a decision where somebody else changed it, and is made then', async () => {
    holding([{ ...acme, phone: '3' }], { refused: 0, reason: '' })
    expect(await send()).toContain('Someone else changed this in the meantime')
    expect(await written()).toEqual([])
    expect(await send({}, true)).toBeNull()
    expect(await written()).toHaveLength(1)
  })

  it('says what was refused: the reason alone of one, how many of several', async () => {
    holding([acme], { refused: 1, reason: 'It belongs to Ben.' })
    expect(await send()).toBe('It belongs to Ben.')
    holding([acme, other], { refused: 1, reason: 'It belongs to Ben.' })
    expect(await send({ ids: ['acme', 'other'] })).toBe('Only 1 of 2 were changed. It belongs to Ben.')
  })

  it('is made as a new account under the id that it was shown with', async () => {
    expect(await send({ kind: 'create', patch: { name: 'Acme', phone: '1' } })).toBeNull()
    expect(await sent()).toEqual([['POST accounts', { id: 'acme', name: 'Acme', phone: '1' }]])
  })

  it('is not lost where the network goes again', async () => {
    answer = ({ method }) => {
      if (method === 'GET') return Response.json([acme])
      throw new TypeError('Failed to fetch')
    }
    await expect(send()).rejects.toThrow('Failed to fetch')
    await expect(send({ kind: 'create', patch: { name: 'Acme' } })).rejects.toMatchObject({
      message: expect.stringContaining('Failed to fetch'),
    })
  })
})
