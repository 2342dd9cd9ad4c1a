import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from './testing/page.ts'
import { openToasts } from './testing/toasts.ts'

let page: ReturnType<typeof openPage>
/** By the function's name, one answer after the other; the last stays. */
let answers: Record<string, (() => Response | Promise<Response>)[]>
let toasts: Awaited<ReturnType<typeof openToasts>>
let app: typeof import('./bulk-change.ts')
let events: string[]
beforeEach(async () => {
  vi.resetModules()
  answers = {}
  events = []
  page = openPage(({ url }) => {
    const list = answers[new URL(url).pathname.split('/').at(-1) ?? ''] ?? []
    return (list.length > 1 ? list.shift() : list[0])?.() ?? null
  })
  toasts = await openToasts()
  app = await import('./bulk-change.ts')
})
afterAll(() => void vi.unstubAllGlobals())

const idsOf = (count: number) => Array.from({ length: count }, (_, place) => `id${place}`)
const refusal = (refused = 0, reason = '') => Response.json({ refused, reason })
const cut = () => Promise.reject<Response>(new TypeError('Failed to fetch'))
const undone = (restored: number, kept: number, remaining: number) => () =>
  Response.json({ restored, kept, remaining })

function change(count: number, said: string | null = 'Moved to Won') {
  return app.changeInBulk({
    ids: idsOf(count),
    send: app.toValues('leads', { status: 'won' }),
    said,
    showBack: () => void events.push('shown back'),
    refresh: async () => void events.push('read anew'),
  })
}
const bodies = async (name: string): Promise<Record<string, unknown>[]> =>
  await Promise.all(
    page.requests
      .filter(({ url }) => url.endsWith(`/${name}`))
      .map(async (request): Promise<Record<string, unknown>> => ({ ...(await request.clone().json()) })),
  )

describe('a change of many', () => {
  it('reaches each of them once, some hundred at a time, and is one change to undo', async () => {
    answers['change_each'] = [() => refusal()]
    expect(await change(1201)).toBe(true)
    const sent = await bodies('change_each')
    expect(sent.flatMap(({ ids }) => ids)).toEqual(idsOf(1201))
    expect(sent.map(({ ids }) => Array.isArray(ids) && ids.length)).toEqual([500, 500, 201])
    expect(new Set(sent.map((each) => each['change'])).size).toBe(1)
    expect(sent[0]).toMatchObject({ record: 'leads', patch: { status: 'won' } })
    expect(await toasts.told('Moved to Won')).toMatchObject({ kind: 'success', button: 'Undo' })
    expect(toasts.shown()).toHaveLength(1)
    expect(events).toEqual(['read anew'])
  })

  it('says how far it is', async () => {
    const gate = Promise.withResolvers<Response>()
    answers['change_each'] = [() => refusal(), () => gate.promise]
    const changing = change(1000)
    await toasts.told('500 of 1,000 changed')
    gate.resolve(refusal())
    await changing
    await toasts.told('Moved to Won')
    expect(toasts.titles()).toEqual(['Moved to Won'])
  })

  it('that goes on elsewhere says nothing and offers no Undo', async () => {
    answers['change_each'] = [() => refusal()]
    expect(await change(600, null)).toBe(true)
    await vi.waitFor(() => expect(toasts.shown()).toEqual([]))
  })
})

describe('a change that was refused', () => {
  it('for all says so with the reason, and shows what is still there', async () => {
    answers['change_each'] = [() => refusal(2, 'They belong to Ben.')]
    expect(await change(2)).toBe(false)
    expect(await toasts.told('The change was not saved')).toMatchObject({
      description: 'They belong to Ben.',
      button: null,
    })
    expect(events).toEqual(['shown back', 'read anew'])
  })

  it('for some counts the others, across all calls, and offers Undo of those', async () => {
    answers['change_each'] = [
      () => refusal(1, 'It belongs to Ben.'),
      () => refusal(0),
      () => refusal(2, 'Other.'),
    ]
    expect(await change(1200)).toBe(false)
    expect(await toasts.told('Only 1,197 of 1,200 were changed')).toMatchObject({
      description: 'It belongs to Ben.',
      button: 'Undo',
    })
  })

  it('by a cut before the first arrived is not saved', async () => {
    answers['change_each'] = [cut]
    expect(await change(600)).toBe(false)
    expect(await toasts.told('The change was not saved')).toMatchObject({
      description: expect.stringContaining('The server cannot be reached'),
      button: null,
    })
    expect(events).toEqual(['shown back', 'read anew'])
  })

  it('by a cut in the middle says how many are changed, and lets them be undone', async () => {
    answers['change_each'] = [() => refusal(), cut]
    expect(await change(1200)).toBe(false)
    expect(await toasts.told('Only 500 of 1,200 were changed')).toMatchObject({ button: 'Undo' })
    expect(events).toEqual(['shown back', 'read anew'])
  })
})

describe('Undo', () => {
  async function changeAndUndo(count: number, ...undos: (() => Response | Promise<Response>)[]) {
    answers = { change_each: [() => refusal()], undo_change: undos }
    await change(count)
    await toasts.told('Moved to Won')
    events = []
    toasts.press('Undo')
  }

  it('shows at once what was there, takes back that change alone, and leaves no toast', async () => {
    await changeAndUndo(2, undone(2, 0, 0))
    expect(events).toEqual(['shown back'])
    await vi.waitFor(() => expect(toasts.shown()).toEqual([]))
    expect(events).toEqual(['shown back', 'read anew'])
    const [[sent], [back]] = [await bodies('change_each'), await bodies('undo_change')]
    expect(back?.['change']).toBe(sent?.['change'])
  })

  it('goes on until nothing remains', async () => {
    await changeAndUndo(1200, undone(500, 0, 700), undone(500, 0, 200), undone(200, 0, 0))
    await toasts.told('Undone')
    expect(await bodies('undo_change')).toHaveLength(3)
  })

  it('says how many had been changed by others meanwhile, and stay', async () => {
    await changeAndUndo(1200, undone(499, 1, 700), undone(700, 0, 0))
    expect(await toasts.told('1,199 restored')).toMatchObject({
      description: '1 had changed in the meantime and stays as it is.',
    })
    toasts.clear()
    await changeAndUndo(3, undone(1, 2, 0))
    expect(await toasts.told('1 restored')).toMatchObject({
      description: '2 had changed in the meantime and stay as they are.',
    })
  })

  it('that fails says so, and shows what is there in truth', async () => {
    await changeAndUndo(2, cut)
    await toasts.told('The change could not be undone')
    await vi.waitFor(() => expect(events).toEqual(['shown back', 'read anew']))
  })
})

describe('own fields and tags', () => {
  const send = (...parts: [shown: object, wanted: object]) => app.toParts('leads', ...parts)(['acme'], 'c1')
  beforeEach(() => {
    answers['change_each'] = [() => refusal()]
  })

  it('sends what differs from what was shown, so that what others changed meanwhile stays', async () => {
    await send(
      { custom: { plan: 'Gold', seats: 3, old: true } },
      { custom: { plan: 'Gold', seats: 4, region: 'North' } },
    )
    expect((await bodies('change_each')).map(({ key, value }) => [key, value])).toEqual([
      ['seats', 4],
      ['old', null],
      ['region', 'North'],
    ])
  })

  it('gives and takes single tags', async () => {
    await send({ tags: ['a', 'b'] }, { tags: ['b', 'c'] })
    expect((await bodies('change_each')).map(({ tag, is_given }) => [tag, is_given])).toEqual([
      ['a', false],
      ['c', true],
    ])
  })

  it('takes nothing away of what the change does not name', async () => {
    expect(await send({ custom: { plan: 'Gold' }, tags: ['a'] }, { tags: ['a', 'b'] })).toEqual({
      refused: 0,
      reason: '',
    })
    expect((await bodies('change_each')).map(({ key, tag }) => [key, tag])).toEqual([[undefined, 'b']])
  })

  it('says that one was refused, though others were not', async () => {
    answers['change_each'] = [() => refusal(), () => refusal(1, 'No.'), () => refusal()]
    expect(await send({ tags: [] }, { tags: ['a', 'b', 'c'] })).toEqual({ refused: 1, reason: 'No.' })
  })
})
