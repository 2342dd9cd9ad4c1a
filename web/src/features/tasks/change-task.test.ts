import { onlineManager } from '@tanstack/react-query'
import { toast as shown } from 'sonner'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, openPage, signIn } from '~/data/testing/page.ts'
import type { Task } from './task.ts'
import { aTask } from './testing/a-task.ts'

const call = aTask({
  id: 'call',
  title: 'Call Ana',
  status: 'todo',
  priority: 'normal',
  due_at: '2026-03-29T08:00:00+00:00',
  assignee_id: 'ana',
  lead_id: 'acme',
  created_at: '2026-01-01T00:00:00+00:00',
})
const mail: Task = { ...call, id: 'mail', title: 'Write to Ben', status: 'in_progress' }
const filed: Task = { ...call, id: 'filed', title: 'File it', status: 'done' }

let answer: Answer
let page: ReturnType<typeof openPage>
async function load() {
  const [{ queryClient }, tasks, queue, { sendTaskChange }] = await Promise.all([
    import('~/data/query-client.ts'),
    import('./change-task.ts'),
    import('~/data/offline-queue.ts'),
    import('./send-task-change.ts'),
  ])
  return { queryClient, ...tasks, queue, sendTaskChange }
}
let app: Awaited<ReturnType<typeof load>>

const filter = { userId: 'ana' }
const list = (part: 'open' | 'done') => ['tasks', 'list', part, filter]

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
  app.queryClient.setQueryData(list('open'), { pages: [[call], [mail]], pageParams: [0, 1] })
  app.queryClient.setQueryData(list('done'), { pages: [[filed]], pageParams: [0] })
  const ofLead = { pages: [{ tasks: [call], total: 1 }], pageParams: [0] }
  app.queryClient.setQueryData(['tasks', 'record', 'acme'], ofLead)
  app.queryClient.setQueryData(['tasks', 'one', 'call'], call)
})
afterEach(() => {
  onlineManager.setOnline(true)
  vi.useRealTimers()
})
afterAll(() => void vi.unstubAllGlobals())

const saved = () => new Response(null, { status: 204 })
function listed(part: 'open' | 'done') {
  const held = app.queryClient.getQueryData<{ pages: Task[][] }>(list(part))
  return held?.pages.map((tasks) => tasks.map(({ id, status }) => `${id} ${status}`))
}
const one = () => app.queryClient.getQueryData<Task>(['tasks', 'one', 'call'])
const sent = () =>
  Promise.all(
    page.requests.map(async (request) => {
      const text = await request.clone().text()
      const path = decodeURIComponent(request.url).replace('http://parley.test/rest/v1/', '')
      return `${request.method} ${path} ${text}`.trim()
    }),
  )
async function pressUndo(title: string) {
  const find = () => shown.getToasts().findLast((toast) => 'title' in toast && toast.title === title)
  await vi.waitFor(() => expect(find()).toBeDefined())
  const toast = find()
  const action = toast && 'action' in toast ? toast.action : undefined
  if (typeof action !== 'object' || action === null || !('onClick' in action))
    throw new Error('No Undo there')
  Reflect.apply(action.onClick, undefined, [new Event('click')])
}

describe('a change', () => {
  it('shows in every list at once; what is finished stands in both until both are read again', async () => {
    const gate = Promise.withResolvers<Response>()
    answer = () => gate.promise
    const saving = app.setDone(call, true)
    expect(listed('open')).toEqual([['call done'], ['mail in_progress']])
    expect(listed('done')).toEqual([['call done', 'filed done']])
    expect(one()?.status).toBe('done')
    expect(app.queryClient.getQueryData(['tasks', 'record', 'acme'])).toMatchObject({
      pages: [{ tasks: [{ status: 'done' }] }],
    })
    gate.resolve(saved())
    expect(await saving).toBe(true)
    expect(await sent()).toEqual(['PATCH tasks?id=in.(call) {"status":"done"}'])
  })

  it('of a finished one goes to the end of the open list, once', async () => {
    answer = saved
    await app.setDone(filed, false)
    await app.moveTask({ ...filed, status: 'todo' }, 'in_progress')
    expect(listed('open')).toEqual([['call todo'], ['mail in_progress', 'filed in_progress']])
  })

  it('goes back where it was refused, and leaves a list that was never read alone', async () => {
    app.queryClient.removeQueries({ queryKey: list('done') })
    answer = () => Response.json({ code: '42501' }, { status: 403 })
    expect(await app.changeTask(call, { status: 'done', priority: 'high' })).toBe(false)
    expect(one()).toEqual(call)
    expect(listed('open')).toEqual([['call todo'], ['mail in_progress']])
    expect(listed('done')).toBeUndefined()
  })

  it('is undone with what stood before, without a network as well', async () => {
    answer = saved
    await app.changeTask(call, { due_at: null, priority: 'high' }, 'Task saved')
    await pressUndo('Task saved')
    await vi.waitFor(async () =>
      expect((await sent()).at(-1)).toBe(
        `PATCH tasks?id=in.(call) {"priority":"normal","due_at":"${call.due_at}"}`,
      ),
    )
    onlineManager.setOnline(false)
    await app.moveTask(call, 'in_progress')
    await app.changeTasks(['call', 'mail'], [call, mail], { priority: 'urgent' }, '2 tasks: urgent')
    expect(app.queue.offlineQueue.read().map(({ said }) => said)).toEqual([
      'Moved to In progress: Call Ana',
      '2 tasks: urgent: 2 tasks',
    ])
    await pressUndo('2 tasks: urgent')
    expect(one()?.priority).toBe('normal')
    expect(app.queue.offlineQueue.read()).toHaveLength(1)
  })
})

describe('what waited for the network', () => {
  it('makes a task under its id, and refuses columns that no form has', async () => {
    onlineManager.setOnline(false)
    await app.addTask({ title: 'Call', due_at: null })
    app.queue.queueCreation('tasks', { title: 'Evil', company_id: 'other' }, 'Evil')
    const [id] = app.queue.offlineQueue.read()[0]?.ids ?? []
    onlineManager.setOnline(true)
    answer = saved
    await app.queue.sendQueue(app.sendTaskChange)
    expect((await sent()).map((line) => line.replace(/\?columns=\S+/, ''))).toEqual([
      `POST tasks {"title":"Call","due_at":null,"id":"${id}"}`,
    ])
    expect(app.queue.offlineQueue.read()).toMatchObject([{ said: 'Evil' }])
  })

  it('moves a date twice, whichever zone the server writes its answer in', async () => {
    onlineManager.setOnline(false)
    await app.changeTask(call, { due_at: '2026-03-30T08:00:00.000Z' })
    await app.changeTask(
      { ...call, due_at: '2026-03-30T08:00:00.000Z' },
      { due_at: '2026-03-31T08:00:00.000Z' },
    )
    onlineManager.setOnline(true)
    let due = call.due_at
    answer = async (request) => {
      if (request.method === 'GET')
        return Response.json([{ ...call, due_at: due?.replace('.000Z', '+00:00') }])
      const patch: { due_at: string } = await request.json()
      due = patch.due_at
      return saved()
    }
    await app.queue.sendQueue(app.sendTaskChange)
    expect(due).toBe('2026-03-31T08:00:00.000Z')
    expect(app.queue.offlineQueue.read()).toEqual([])
  })
})

describe('a deletion', () => {
  const later = async () => {
    await vi.advanceTimersByTimeAsync(8000)
    vi.useRealTimers()
  }

  it('of several deletes what is done once, and goes on with what repeats', async () => {
    vi.useFakeTimers()
    answer = saved
    const rule = 'FREQ=DAILY'
    app.removeTasks(
      [
        { id: 'call', recurrence: null, status: 'todo' },
        { id: 'daily', recurrence: rule, status: 'todo' },
        { id: 'past', recurrence: rule, status: 'done' },
      ],
      '3 tasks deleted',
    )
    expect(page.requests).toEqual([])
    await later()
    await vi.waitFor(async () =>
      expect(await sent()).toEqual(['DELETE tasks?id=in.(call,past)', 'POST rpc/skip_task {"task":"daily"}']),
    )
  })

  it('of a series deletes what is open of it, from its first task on', async () => {
    vi.useFakeTimers()
    answer = ({ method }) =>
      method === 'GET' ? Response.json([{ id: 'second', series_id: 'first' }]) : saved()
    app.removeTask({ ...call, id: 'second' }, 'series')
    await later()
    await vi.waitFor(async () =>
      expect(await sent()).toEqual([
        'GET tasks?select=id,series_id&id=in.(second)',
        'DELETE tasks?series_id=in.(first)&status=neq.done',
      ]),
    )
  })

  it('that fails halfway reads the lists again, since a part of it is gone', async () => {
    vi.useFakeTimers()
    answer = ({ method }) =>
      method === 'DELETE' ? saved() : Response.json({ code: '42501' }, { status: 403 })
    app.removeTasks([call, { ...mail, recurrence: 'FREQ=DAILY' }], '2 tasks deleted')
    const isStale = () => app.queryClient.getQueryState(list('open'))?.isInvalidated
    expect(isStale()).toBe(false)
    await later()
    await vi.waitFor(() => expect(isStale()).toBe(true))
  })

  it('that is taken back asks nobody, and the last word on how counts', async () => {
    vi.useFakeTimers()
    answer = saved
    app.removeTask(call, 'series')
    await pressUndo('Series deleted')
    await later()
    expect(page.requests).toEqual([])
    vi.useFakeTimers()
    app.removeTask(call, 'occurrence')
    await later()
    await vi.waitFor(async () => expect(await sent()).toEqual(['POST rpc/skip_task {"task":"call"}']))
  })
})
