import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { latencyBounds, percentile } from '@parley/core/operations/latency'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { createLog, describeLogged } from './error-feed.ts'
import { createMeasurements } from './measurements.ts'
import { createRecentErrors, redactPath } from './recent-errors.ts'
import { createRecorder, deleteOldMeasurements, type Recorder } from './recorder.ts'

const folder = mkdtempSync(join(tmpdir(), 'parley-metrics-'))
const since = new Date(Date.now() - 86_400_000).toISOString()
const { log, errors } = createLog({ level: 'error' }, { write: () => {} })
let host: TestHost
let admin: Person
let member: Person
let recorder: Recorder

beforeAll(async () => {
  host = await startTestHost({ BACKUP_KEEP: '2' })
  admin = await host.person('admin')
  member = await host.person('member')
  // Simulates another process on the same database, with measurements of this test only.
  recorder = createRecorder({
    sql: host.database.sql,
    errors,
    prices: () => ({ input: 2, output: 8 }),
    folder,
    build: 'test',
    log: pino({ level: 'silent' }),
  })
})
afterAll(async () => {
  await recorder.close()
  await host.close()
  rmSync(folder, { recursive: true, force: true })
})

/** All in one: a day from `since` on may end while the tests run. */
async function figuresOf(service: string) {
  const { data, error } = await admin.client.rpc('admin_request_figures', { since, step_seconds: 2 * 86_400 })
  expect(error).toBeNull()
  return data?.filter((figure) => figure.service === service) ?? []
}

describe('what only admins may read', () => {
  it('is refused to everybody else', async () => {
    const { client } = member
    const answers = await Promise.all([
      client.rpc('admin_overview', { since }),
      client.rpc('admin_storage'),
      client.rpc('admin_audit_actions'),
      client.rpc('admin_request_figures', { since, step_seconds: 300 }),
      client.rpc('admin_model_calls', { since }),
      client.rpc('admin_queue'),
      client.rpc('admin_recent_errors'),
      client.rpc('admin_processes'),
      client.rpc('admin_mail_outbox'),
      client.rpc('admin_backups'),
      client.rpc('admin_start_backup'),
      client.rpc('admin_asked_backup'),
      client.rpc('admin_web_vitals', { since }),
      client.rpc('end_account_sessions', { target: admin.id }),
      host.client().rpc('admin_backups'),
      host.client().rpc('record_web_vitals', { entries: [] }),
    ])
    expect(new Set(answers.map(({ error }) => error?.code))).toEqual(new Set(['42501']))
  })
})

describe('requests', () => {
  it('are counted by service, outcome and time, over all processes', async () => {
    for (const milliseconds of [3, 4, 4, 40]) recorder.request('functions/advise', 200, milliseconds)
    recorder.request('functions/advise', 404, 4)
    recorder.request('functions/advise', 503, 20_000)
    await recorder.flush()
    recorder.request('functions/advise', 200, 4)
    await recorder.flush()
    const [figure, ...others] = await figuresOf('functions/advise')
    expect(others).toEqual([])
    expect(figure).toMatchObject({ requests: 7, failed: 1, refused: 1 })
    expect(percentile(figure?.buckets ?? [], latencyBounds, 0.5)?.value).toBeGreaterThan(2.5)
    expect(percentile(figure?.buckets ?? [], latencyBounds, 1)).toEqual({ value: 10_000, isAtLeast: true })
  })

  it('are counted by the running host', async () => {
    await member.client.from('leads').select('id').throwOnError()
    await expect.poll(async () => (await figuresOf('rest'))[0]?.requests ?? 0).toBeGreaterThan(0)
    const { data } = await admin.client.rpc('admin_processes')
    expect(data?.map(({ build }) => build)).toContain('test')
    expect(data).toHaveLength(2)
    expect(data?.every((each) => each.memory_bytes > 1e6 && each.disk_bytes >= each.disk_free_bytes)).toBe(
      true,
    )
  })

  it('that were abandoned are nobody’s failure', async () => {
    const { sql } = host.database
    const released = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const holding = sql.begin(async (transaction) => {
      await transaction`lock table public.leads in access exclusive mode`
      locked.resolve()
      await released.promise
    })
    await locked.promise
    const waiting = async () => {
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int as count from pg_locks where relation = 'public.leads'::regclass and not granted`
      return row?.count
    }
    const reader = new AbortController()
    const read = Promise.resolve(member.client.from('leads').select('id').abortSignal(reader.signal))
    await expect.poll(waiting).toBe(1)
    reader.abort()
    await read
    await expect.poll(waiting).toBe(0)
    released.resolve()
    await holding
    const before = (await figuresOf('rest'))[0]?.requests ?? 0
    await member.client.from('leads').select('id').throwOnError()
    await expect.poll(async () => (await figuresOf('rest'))[0]?.requests).toBeGreaterThan(before)
    expect((await figuresOf('rest'))[0]?.failed).toBe(0)
    expect((await admin.client.rpc('admin_recent_errors', { search: '/rest/v1/leads' })).data).toEqual([])
  })

  it('wait for a database that is away', () => {
    const measurements = createMeasurements(() => ({ input: null, output: null }))
    const at = new Date('2026-01-01T10:04:59Z')
    measurements.request('rest', 200, 4, at)
    const taken = measurements.take()
    measurements.request('rest', 200, 4, at)
    measurements.giveBack(taken)
    const [figure] = measurements.take().requests
    expect(figure).toMatchObject({ slot: '2026-01-01T10:00:00.000Z', requests: 2, status_class: 2 })
    expect(figure?.buckets[2]).toBe(2)
    expect(measurements.take().requests).toEqual([])
  })
})

describe('calls of a model', () => {
  it('are counted with their tokens and what they cost at the time', async () => {
    const call = { model: 'small', inputTokens: 1_000_000, outputTokens: 500_000, hasFailed: false }
    recorder.modelCall(call)
    recorder.modelCall({ ...call, inputTokens: null, outputTokens: null })
    recorder.modelCall({ ...call, inputTokens: null, outputTokens: null, hasFailed: true })
    await recorder.flush()
    const { data } = await admin.client.rpc('admin_model_calls', { since })
    expect(data).toEqual([
      {
        model: 'small',
        calls: 3,
        failed: 1,
        input_tokens: 1_000_000,
        output_tokens: 500_000,
        uncounted: 1,
        cost: 6,
      },
    ])
  })
})

describe('errors', () => {
  it('are one line a request: what was logged with what was answered', async () => {
    const requestId = crypto.randomUUID()
    log.child({ requestId }).error(new Error('The disk is full'), 'saving')
    recorder.failed({ at: new Date(), requestId, method: 'POST', path: '/rest/v1/leads', status: 500 })
    recorder.failed({ at: new Date(), requestId: 'other', method: 'GET', path: '/x', status: 503 })
    await recorder.flush()
    const { data } = await admin.client.rpc('admin_recent_errors', { search: requestId })
    expect(data).toMatchObject([
      {
        method: 'POST',
        path: '/rest/v1/leads',
        status: 500,
        message: 'saving: The disk is full',
        request_id: requestId,
      },
    ])
    expect(data?.[0]?.stack).toContain('metrics.test.ts')
    const page = await admin.client.rpc('admin_recent_errors', { page_size: 1 })
    const [last] = page.data ?? []
    const next = await admin.client.rpc('admin_recent_errors', {
      before_time: last?.occurred_at ?? '',
      before_id: last?.id ?? 0,
    })
    expect(next.data?.some(({ id }) => id === last?.id)).toBe(false)
    expect(next.data?.length).toBeGreaterThan(0)
    expect((await admin.client.rpc('admin_recent_errors', { search: '%' })).data).toEqual([])
  })

  it('keep to a thousand', async () => {
    const { sql } = host.database
    await sql`insert into host.recent_errors (occurred_at, message) select now(), 'one of many' from generate_series(1, 1100)`
    await deleteOldMeasurements(sql)
    const [row] = await sql<{ count: number }[]>`select count(*)::int as count from host.recent_errors`
    expect(row?.count).toBe(1000)
  })

  it('lose no count while they cannot be stored', () => {
    const recent = createRecentErrors()
    for (let index = 0; index < 205; index++)
      recent.logged({ at: new Date(), requestId: null, message: `error ${index}`, stack: null })
    const taken = recent.take()
    expect(taken[0]?.message).toContain('5 earlier errors were dropped')
    expect(taken.at(-1)?.message).toBe('error 204')
    recent.giveBack(taken)
    expect(recent.take().at(-1)?.message).toBe('error 204')
  })

  it.each([
    [['words'], 'words'],
    [[new Error('reason')], 'reason'],
    [[new Error('reason'), 'words'], 'words: reason'],
    [[{ error: new Error('reason') }, 'words'], 'words: reason'],
    [[{ files: 3 }], 'An error without words'],
  ])('are read from every form of the log: %j', (input, message) => {
    expect(describeLogged(input).message).toBe(message)
  })

  it.each([
    ['/rest/v1/leads', '/rest/v1/leads'],
    ['/functions/v1/calendar-feed/aGVsbG8gd29ybGQgdGhpcyBpcyA0Mg', '/functions/v1/calendar-feed/…'],
    ['/voice/6f1c2b1e-4f0f-4c58-9d52-0f3a6a1b2c3d', '/voice/6f1c2b1e-4f0f-4c58-9d52-0f3a6a1b2c3d'],
    ['/blog/silence-after-the-price-is-golden', '/blog/silence-after-the-price-is-golden'],
  ])('show no token of an address: %s', (path, safe) => {
    expect(redactPath(path)).toBe(safe)
  })
})

describe('web vitals', () => {
  it('are counted by page, without a word about whose they were, and only what is valid', async () => {
    const send = (entries: { metric: string; value: number; route: string }[]) =>
      member.client.rpc('record_web_vitals', { entries })
    const good = { metric: 'LCP', value: 1900, route: '/leads' }
    expect((await send([good, good, { ...good, value: 5000 }])).error).toBeNull()
    expect((await send([{ ...good, metric: 'CLS', value: 120 }])).error).toBeNull()
    const odd = [
      { ...good, metric: 'MADE_UP' },
      { ...good, value: -1 },
      { ...good, route: '/leads?email=ana@example.com' },
    ]
    expect((await send(odd)).error).toBeNull()
    expect((await send(Array.from({ length: 21 }, () => good))).error?.message).toContain('at most twenty')
    const { data } = await admin.client.rpc('admin_web_vitals', { since })
    expect(data?.map(({ metric, route }) => `${metric} ${route}`)).toEqual(['CLS /leads', 'LCP /leads'])
    const lcp = data?.find(({ metric }) => metric === 'LCP')
    expect(lcp?.buckets.reduce((sum, count) => sum + count, 0)).toBe(3)
    expect(percentile(lcp?.buckets ?? [], lcp?.bounds ?? [], 0.5)?.value).toBeGreaterThan(1800)
    expect(percentile(lcp?.buckets ?? [], lcp?.bounds ?? [], 0.5)?.value).toBeLessThanOrEqual(2500)
  })
})

describe('the instance', () => {
  it('is counted', async () => {
    const { data } = await admin.client.rpc('admin_overview', { since })
    expect(data).toMatchObject([
      { accounts: 2, new_accounts: 2, active_accounts: 2, admins: 1, companies: 2, disabled_accounts: 0 },
    ])
    expect(data?.[0]?.database_bytes).toBeGreaterThan(1e6)
    const path = `${member.companyId}/${crypto.randomUUID()}/audio.webm`
    await member.client.storage
      .from('recordings')
      .throwOnError()
      .upload(path, new Blob(['twelve bytes']))
    const { data: buckets } = await admin.client.rpc('admin_storage')
    expect(buckets).toContainEqual({ bucket: 'recordings', files: 1, bytes: 12 })
  })

  it('shows its queue, with what failed for good', async () => {
    await host.database.sql`
      select graphile_worker.add_job('no.such.task', max_attempts => 1, run_at => now() - interval '1 minute')`
    const { data } = await admin.client.rpc('admin_queue')
    expect(data?.find(({ task }) => task === 'no.such.task')).toMatchObject({ waiting: 1, failed: 0 })
  })

  it('signs an account out everywhere', async () => {
    const person = await host.person('lost')
    expect((await admin.client.rpc('end_account_sessions', { target: person.id })).data).toBe(1)
    expect((await person.client.auth.refreshSession()).error).not.toBeNull()
    const actions = await admin.client.rpc('admin_audit_actions')
    expect(actions.data).toContain('sessions_ended')
    const events = await admin.client.rpc('admin_audit_log', { only_action: 'sessions_ended' })
    expect(events.data).toMatchObject([{ target_email: person.email, details: { sessions: 1 } }])
  })

  it('shows the mails that were kept', async () => {
    await admin.client.auth.resetPasswordForEmail(member.email)
    await expect
      .poll(async () =>
        (await admin.client.rpc('admin_mail_outbox', { newest: 10 })).data?.map(({ recipient }) => recipient),
      )
      .toContain(member.email)
  })

  it('takes a backup when it is asked', async () => {
    expect((await admin.client.rpc('admin_start_backup')).error).toBeNull()
    const newest = async () => (await admin.client.rpc('admin_backups')).data?.[0]
    await expect.poll(async () => (await newest())?.status).toBe('finished')
    const backups = join(dirname(host.storageDir), 'backups')
    expect(await newest()).toMatchObject({ folder: backups, missing_files: 0 })
    expect((await newest())?.row_count).toBeGreaterThan(10)
  })
})
