import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../../testing/host.ts'
import { remindOfTasks } from '../schedules/reminders.ts'

let host: TestHost
let ana: Person
let ben: Person
let stranger: Person
beforeAll(async () => {
  host = await startTestHost()
  ana = await host.person('Ana')
  const invitation = await ana.client.from('company_invitations').insert({}).select('token').single()
  ben = await host.person('Ben', { invitation: invitation.data?.token ?? '' })
  stranger = await host.person('Carla')
})
afterAll(() => host.close())

/** Resolves once every event has become jobs and every job has run; a job that failed fails the test. */
async function drained(): Promise<void> {
  const { sql } = host.database
  const open = async () => {
    const jobs = await sql<{ task: string; last_error: string | null }[]>`
      select task_identifier as task, last_error from graphile_worker.jobs where task_identifier not like 'every_%'
       union all select name, null from private.events`
    const failed = jobs.find(({ last_error: reason }) => reason !== null)
    if (failed) throw new Error(`${failed.task}: ${failed.last_error}`)
    return jobs.length === 0
  }
  await vi.waitUntil(open, { timeout: 120_000 })
}

/** A person's notifications, the oldest first, read with their own rights. */
async function notificationsOf(person: Person, kind?: string) {
  await drained()
  const query = person.client.from('notifications').select('*').order('created_at').order('id')
  const { data } = await (kind === undefined ? query : query.eq('kind', kind)).throwOnError()
  return data
}

const titles = async (person: Person, kind: string) =>
  (await notificationsOf(person, kind)).map(({ title }) => title)

async function makeLead(person: Person, name: string): Promise<string> {
  const { data } = await person.client.from('leads').insert({ name }).select('id').single().throwOnError()
  return data.id
}

const mailsTo = ({ email }: Person) =>
  host.database.sql<{ subject: string; body_text: string }[]>`
    select subject, body_text from host.mail_outbox where recipient = ${email.toLowerCase()} order by created_at`

describe('a colleague who joins', () => {
  it('is announced to the owner alone', async () => {
    expect(await titles(ana, 'member_joined')).toEqual(['Ben joined your company'])
    expect(await notificationsOf(ben)).toEqual([])
    expect(await notificationsOf(stranger)).toEqual([])
  })
})

describe('a mention', () => {
  it('in a note reaches the colleague meant, with the words and the way there, and not the writer', async () => {
    const lead = await makeLead(ana, 'Acme')
    const body = 'Thanks @Ben, and @Ana for completeness'
    await ana.client.from('lead_activities').insert({ lead_id: lead, kind: 'note', body }).throwOnError()
    expect(await notificationsOf(ben, 'mention')).toMatchObject([
      { title: 'Ana mentioned you in a note on Acme', message: body, link: `/leads/${lead}`, read: false },
    ])
    expect(await notificationsOf(ana, 'mention')).toEqual([])
  })

  it('cannot reach another company', async () => {
    const lead = await makeLead(ana, 'Beta')
    await ana.client
      .from('lead_activities')
      .insert({ lead_id: lead, kind: 'note', body: `@Carla @${stranger.email} look` })
      .throwOnError()
    expect(await notificationsOf(stranger)).toEqual([])
  })

  it('in a task tells once, however often the description is edited', async () => {
    const before = (await notificationsOf(ben, 'mention')).length
    const { data: task } = await ana.client
      .from('tasks')
      .insert({ title: 'Offer', description: 'Ask @ben' })
      .select('id')
      .single()
      .throwOnError()
    await ana.client
      .from('tasks')
      .update({ description: 'Ask @ben, then send' })
      .eq('id', task.id)
      .throwOnError()
    await ana.client.from('tasks').update({ description: 'Ask @ben today' }).eq('id', task.id).throwOnError()
    const mentions = await notificationsOf(ben, 'mention')
    expect(mentions).toHaveLength(before + 1)
    expect(mentions.at(-1)).toMatchObject({
      title: 'Ana mentioned you in the task “Offer”',
      link: `/tasks?task=${task.id}`,
    })
  })
})

describe('a task', () => {
  it('given by a colleague is news to the new assignee; one taken on oneself is not', async () => {
    const { data: task } = await ana.client
      .from('tasks')
      .insert({ title: 'Call Acme', assignee_id: ben.id })
      .select('id')
      .single()
      .throwOnError()
    await ben.client.from('tasks').insert({ title: 'My own' }).throwOnError()
    await ben.client.from('tasks').update({ title: 'Call Acme now' }).eq('id', task.id).throwOnError()
    expect(await notificationsOf(ben, 'task_assigned')).toMatchObject([
      {
        title: expect.stringContaining('Ana assigned you a task: Call Acme'),
        link: `/tasks?task=${task.id}`,
      },
    ])
    await ben.client.from('tasks').update({ assignee_id: ana.id }).eq('id', task.id).throwOnError()
    expect(await titles(ana, 'task_assigned')).toEqual(['Ben assigned you a task: Call Acme now'])
  })

  it('notifies of its reminder and its due time, each once, and again when the time is moved', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
    const { data: task } = await ben.client
      .from('tasks')
      .insert({ title: 'Report', due_at: minutesAgo(1), remind_at: minutesAgo(30) })
      .select('id')
      .single()
      .throwOnError()
    await remindOfTasks(host.database)
    await remindOfTasks(host.database)
    const ofTask = async () =>
      (await notificationsOf(ben))
        .filter(({ link }) => link === `/tasks?task=${task.id}`)
        .map(({ title }) => title)
        .toSorted()
    expect(await ofTask()).toEqual(['Due: Report', 'Reminder: Report'])
    await ben.client
      .from('tasks')
      .update({ due_at: minutesAgo(0) })
      .eq('id', task.id)
      .throwOnError()
    await remindOfTasks(host.database)
    expect(await ofTask()).toEqual(['Due: Report', 'Due: Report', 'Reminder: Report'])
    await ben.client
      .from('tasks')
      .update({ status: 'done', due_at: minutesAgo(2) })
      .eq('id', task.id)
      .throwOnError()
    await remindOfTasks(host.database)
    expect(await ofTask()).toHaveLength(3)
  })

  it('keeps a reminder as long before the due time, unless it is moved itself', async () => {
    const { data: task } = await ben.client
      .from('tasks')
      .insert({ title: 'Call', due_at: '2100-03-02T10:00:00Z', remind_at: '2100-03-02T09:00:00Z' })
      .select('id')
      .single()
      .throwOnError()
    const change = async (patch: { due_at?: string | null; remind_at?: string | null }) =>
      (
        await ben.client
          .from('tasks')
          .update(patch)
          .eq('id', task.id)
          .select('due_at, remind_at')
          .single()
          .throwOnError()
      ).data.remind_at
    expect(await change({ due_at: '2100-03-03T08:00:00Z' })).toBe('2100-03-03T07:00:00+00:00')
    expect(await change({ due_at: '2100-03-04T08:00:00Z', remind_at: '2100-03-01T08:00:00Z' })).toBe(
      '2100-03-01T08:00:00+00:00',
    )
    expect(await change({ due_at: null })).toBe('2100-03-01T08:00:00+00:00')
    expect(await change({ due_at: '2100-03-09T08:00:00Z' })).toBe('2100-03-01T08:00:00+00:00')
    expect(await change({ remind_at: null })).toBeNull()
    expect(await change({ due_at: '2100-03-10T08:00:00Z' })).toBeNull()
  })
})

describe('the sample company', () => {
  it('announces nothing while it is loaded', async () => {
    const before = (await notificationsOf(ana)).length
    await ana.client
      .rpc('load_sample', {
        payload: {
          tasks: [
            {
              id: crypto.randomUUID(),
              title: 'Sample',
              description: 'for @Ben',
              status: 'todo',
              priority: 'normal',
              created_at: new Date().toISOString(),
            },
          ],
        },
      })
      .throwOnError()
    expect((await notificationsOf(ana)).length).toBe(before)
    expect(await titles(ben, 'mention')).not.toContain('Ana mentioned you in the task “Sample”')
    await ana.client.rpc('remove_sample').throwOnError()
  })
})

describe('an upload that failed', () => {
  it('is named after its file while nobody knows what was talked about', async () => {
    const { sql } = host.database
    const [recording] = await sql<{ id: string }[]>`
      insert into public.recordings (company_id, owner_id, source, status, title, storage_path)
      values (${ana.companyId}, ${ana.id}, 'upload', 'transcribing', '', ${`${ana.companyId}/1/Anruf=20M=C3=BCller.m4a`}) returning id`
    await sql`update public.recordings set status = 'failed', failed_step = 'transcribing' where id = ${recording?.id ?? ''}`
    expect(await titles(ana, 'recording_failed')).toEqual(['Anruf Müller.m4a needs your attention'])
  })
})

describe('preferences', () => {
  const give = (title: string) =>
    ana.client.from('tasks').insert({ title, assignee_id: ben.id }).throwOnError()
  const prefer = (choice: { in_app: boolean; by_email: boolean }) =>
    ben.client
      .from('notification_preferences')
      .upsert({ user_id: ben.id, kind: 'task_assigned', ...choice })
      .throwOnError()

  it('send no mail unless asked', async () => {
    await drained()
    expect(await mailsTo(ben)).toEqual([])
  })

  it('send a mail beside the notification, with its words and a link', async () => {
    await prefer({ in_app: true, by_email: true })
    await give('By mail too')
    expect(await titles(ben, 'task_assigned')).toContain('Ana assigned you a task: By mail too')
    const [mail, ...more] = await mailsTo(ben)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Ana assigned you a task: By mail too')
    expect(mail?.body_text).toContain('http://parley.test/tasks?task=')
    expect(mail?.body_text).toContain('You turned these emails on')
  })

  it('send the mail alone, and it once for an event', async () => {
    await prefer({ in_app: false, by_email: true })
    const call = () =>
      host.database
        .sql`select private.notify(${ben.id}, 'task_assigned', 'Mail alone', null, '/tasks', 'same-event')`
    await call()
    await call()
    expect(await titles(ben, 'task_assigned')).not.toContain('Mail alone')
    expect((await mailsTo(ben)).filter(({ subject }) => subject === 'Mail alone')).toHaveLength(1)
  })

  it('switch a kind off', async () => {
    await prefer({ in_app: false, by_email: false })
    const before = (await mailsTo(ben)).length
    await give('Unheard')
    expect(await titles(ben, 'task_assigned')).not.toContain('Ana assigned you a task: Unheard')
    expect(await mailsTo(ben)).toHaveLength(before)
  })

  it("are nobody else's to see or to change", async () => {
    const seen = await ana.client.from('notification_preferences').select('*').eq('user_id', ben.id)
    expect(seen.data).toEqual([])
    const changed = await ana.client
      .from('notification_preferences')
      .upsert({ user_id: ben.id, kind: 'task_assigned', in_app: true })
    expect(changed.error?.code).toBe('42501')
  })
})

describe('a notification', () => {
  it('is marked read by its owner alone, and nothing else of it can be changed', async () => {
    const [first] = await notificationsOf(ben)
    const id = first?.id ?? ''
    await ana.client.from('notifications').update({ read: true }).eq('id', id).throwOnError()
    expect((await notificationsOf(ben))[0]?.read).toBe(false)
    const renamed = await ben.client.from('notifications').update({ title: 'x' }).eq('id', id)
    expect(renamed.error?.code).toBe('42501')
    await ben.client.from('notifications').update({ read: true }).eq('id', id).throwOnError()
    expect((await notificationsOf(ben))[0]?.read).toBe(true)
  })

  it('cannot be written by anybody but the product', async () => {
    const forged = await ana.client.from('notifications').insert({ user_id: ben.id, title: 'Forged' })
    expect(forged.error?.code).toBe('42501')
  })
})
