import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { QueuedChange, SendChange } from './offline-queue.ts'
import { openPage, signIn } from './testing/page.ts'

afterAll(() => void vi.unstubAllGlobals())

const change = {
  table: 'leads',
  ids: ['acme'],
  patch: { status: 'won' },
  before: { acme: { status: 'proposal' } },
  said: 'Acme moved to Won',
} as const

/** A tab of Ana's browser. Tabs share the disk. */
async function openTab() {
  vi.resetModules()
  const tab = await import('./offline-queue.ts')
  await signIn('ana')
  return tab
}
const edit = (said: string, id: string) => ({ ...change, said, ids: [id], before: {} })
const cut = () => Promise.reject(new TypeError('Failed to fetch'))
const wordsOf = (changes: readonly QueuedChange[]) => changes.map(({ said }) => said)

let page: ReturnType<typeof openPage>
beforeEach(() => {
  page = openPage()
})

describe('what waits', () => {
  it('is of the person, and there again after a reload', async () => {
    const tab = await openTab()
    tab.queueChange({ ...change, ids: ['acme'] })
    const reloaded = await openTab()
    expect(reloaded.offlineQueue.read()).toEqual([])
    reloaded.readQueue()
    expect(reloaded.offlineQueue.read()).toEqual([
      { ...change, id: expect.any(String), kind: 'edit', problem: null },
    ])
    await signIn('ben')
    reloaded.readQueue()
    expect(reloaded.offlineQueue.read()).toEqual([])
  })

  it('takes back what was queued and nothing else, also from another tab', async () => {
    const [one, other] = [await openTab(), await openTab()]
    const takeBack = one.queueChange(edit('a', '1'))
    other.queueChange(edit('b', '2'))
    one.queueCreation('tasks', { title: 'Call' }, 'c')
    takeBack()
    other.readQueue()
    expect(wordsOf(other.offlineQueue.read())).toEqual(['b', 'c'])
  })

  it('keeps what it can read of what another version wrote', async () => {
    const tab = await openTab()
    tab.queueChange(edit('a', '1'))
    const [known] = tab.offlineQueue.read()
    page.local.setItem('parley.queue.ana', JSON.stringify([{ ...known, table: 'deals' }, known, null, 7]))
    tab.readQueue()
    expect(tab.offlineQueue.read()).toEqual([known])
  })

  it.each(['{', 'null', '"x"', '{"0":1}'])('is nothing where the disk holds %s', async (held) => {
    const tab = await openTab()
    page.local.setItem('parley.queue.ana', held)
    tab.readQueue()
    expect(tab.offlineQueue.read()).toEqual([])
  })

  it('is not shown where the disk refused it', async () => {
    const tab = await openTab()
    page.local.refuse()
    expect(() => tab.queueChange(edit('a', '1'))).toThrow('quota')
    expect(tab.offlineQueue.read()).toEqual([])
  })
})

describe('on the way back', () => {
  const gone = () => Promise.resolve(null)

  it('is sent in order, and creations under the id they were given', async () => {
    const tab = await openTab()
    tab.queueChange(edit('a', '1'))
    tab.queueCreation('tasks', { title: 'Call' }, 'b')
    const sent: QueuedChange[] = []
    await tab.sendQueue((each) => {
      sent.push(each)
      return gone()
    })
    expect(wordsOf(sent)).toEqual(['a', 'b'])
    expect(sent[1]).toMatchObject({ kind: 'create', ids: [expect.stringMatching(/^[0-9a-f-]{36}$/)] })
    expect(tab.offlineQueue.read()).toEqual([])
    expect(page.local.getItem('parley.queue.ana')).toBeNull()
  })

  it('stays with its problem where it was refused, until someone decides', async () => {
    const tab = await openTab()
    tab.queueChange(edit('a', '1'))
    tab.queueChange(edit('b', '2'))
    await tab.sendQueue(({ said }) =>
      said === 'a' ? Promise.resolve('Somebody was first') : Promise.reject({ code: '42501' }),
    )
    const problems = () => tab.offlineQueue.read().map(({ problem }) => problem)
    expect(problems()).toEqual([
      'Somebody was first',
      'You don’t have permission for this. Ask the owner of your company.',
    ])
    const send = vi.fn<SendChange>(gone)
    await tab.sendQueue(send)
    expect(send).not.toHaveBeenCalled()
    const [first] = tab.offlineQueue.read()
    if (!first) throw new Error('It is not there')
    await tab.forceChange(first, cut)
    expect(problems()[0]).toContain('cannot be reached')
    await tab.forceChange(first, send)
    expect(send).toHaveBeenCalledWith(first, true)
    expect(wordsOf(tab.offlineQueue.read())).toEqual(['b'])
  })

  it('waits again where the network goes in the middle, and what follows on the same row waits behind it', async () => {
    const tab = await openTab()
    for (const [said, id] of [
      ['a', '1'],
      ['b', '2'],
      ['c', '1'],
      ['d', '3'],
    ] as const)
      tab.queueChange(edit(said, id))
    const tried: string[] = []
    await tab.sendQueue(({ said }) => {
      tried.push(said)
      return said === 'a' ? cut() : gone()
    })
    expect(tried).toEqual(['a', 'b', 'd'])
    expect(tab.offlineQueue.read().map(({ said, problem }) => [said, problem])).toEqual([
      ['a', null],
      ['c', null],
    ])
  })

  it('does not send what is taken back while it sends, and sends what comes meanwhile', async () => {
    const [one, other] = [await openTab(), await openTab()]
    one.queueChange(edit('a', '1'))
    const takeBack = other.queueChange(edit('b', '2'))
    const tried: string[] = []
    await one.sendQueue(({ said }) => {
      tried.push(said)
      if (said === 'a') {
        takeBack()
        other.queueChange(edit('c', '3'))
      }
      return gone()
    })
    expect(tried).toEqual(['a', 'c'])
  })

  it('sends nothing of one person as the next one', async () => {
    const tab = await openTab()
    tab.queueChange(edit('a', '1'))
    tab.queueChange(edit('b', '2'))
    const tried: string[] = []
    await tab.sendQueue(async ({ said }) => {
      tried.push(said)
      await signIn('ben')
      tab.queueChange(edit('of Ben', '9'))
      return null
    })
    expect(tried).toEqual(['a'])
    expect(page.local.getItem('parley.queue.ana')).toContain('"b"')
    expect(wordsOf(tab.offlineQueue.read())).toEqual(['of Ben'])
  })

  it('is sent by one tab at a time', async () => {
    const [one, other] = [await openTab(), await openTab()]
    one.queueChange(edit('a', '1'))
    const tried: string[] = []
    const send = (each: QueuedChange) => {
      tried.push(each.said)
      return gone()
    }
    await Promise.all([one.sendQueue(send), other.sendQueue(send)])
    expect(tried).toEqual(['a'])
  })
})

describe('what stands against a change', () => {
  const check = async (
    part: Partial<Pick<QueuedChange, 'patch' | 'before' | 'ids'>>,
    rows: readonly ({ id: string } & Record<string, unknown>)[],
  ) => {
    const { findConflict } = await import('./offline-queue.ts')
    return findConflict({ ...change, ids: ['acme'], ...part }, rows)
  }

  it('is nothing where the same field stands as it stood, or as it shall', async () => {
    expect(await check({}, [{ id: 'acme', status: 'proposal', name: 'renamed' }])).toBeNull()
    expect(await check({}, [{ id: 'acme', status: 'won' }])).toBeNull()
  })

  it('is no other order of the keys of an object', async () => {
    const custom = { plan: 'Gold', seats: 5 }
    const part = { patch: { custom }, before: { acme: { custom: { seats: 5 } } } }
    expect(await check(part, [{ id: 'acme', custom: { seats: 5, plan: 'Gold' } }])).toBeNull()
    expect(await check(part, [{ id: 'acme', custom: { seats: 6 } }])).toContain('Acme moved to Won')
  })

  it('is no other way to write the same instant: a date changed twice without a network', async () => {
    const part = {
      patch: { due_at: '2026-03-30T08:00:00.000Z' },
      before: { acme: { due_at: '2026-03-29T08:00:00.000Z' } },
    }
    expect(await check(part, [{ id: 'acme', due_at: '2026-03-29T08:00:00+00:00' }])).toBeNull()
    expect(await check(part, [{ id: 'acme', due_at: '2026-03-29T10:00:00+02:00' }])).toBeNull()
    expect(await check(part, [{ id: 'acme', due_at: '2026-03-29T08:00:01+00:00' }])).not.toBeNull()
    expect(await check(part, [{ id: 'acme', due_at: null }])).not.toBeNull()
  })

  it('is what somebody else wrote, or a row that is gone, of any of them', async () => {
    expect(await check({}, [{ id: 'acme', status: 'lost' }])).toContain('Acme moved to Won')
    expect(await check({}, [])).toContain('deleted')
    const two = { ids: ['acme', 'b'], before: { acme: { status: 'new' }, b: { status: 'new' } } }
    expect(await check(two, [{ id: 'acme', status: 'new' }])).toContain('deleted')
    const rows = [
      { id: 'acme', status: 'new' },
      { id: 'b', status: 'lost' },
    ]
    expect(await check(two, rows)).toContain('in the meantime')
  })

  it('is not known of rows that no screen had shown', async () => {
    expect(await check({ before: {} }, [{ id: 'acme', status: 'lost' }])).toBeNull()
  })
})
