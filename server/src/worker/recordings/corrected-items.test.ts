import { expect, it, onTestFinished } from 'vitest'
import { startTestHost } from '../../testing/host.ts'

const segments = [
  { start: 0, end: 4, speaker: 'ben', text: 'Hi Nils, I will send you the contract by Thursday.' },
  { start: 5, end: 9, speaker: 'Nils Berg', text: 'Thank you. I will call the landlord tomorrow.' },
]

it('keeps what a person put right of an action item over later analyses, and says it in summary and email', async () => {
  const host = await startTestHost()
  onTestFinished(() => host.close())
  const { client } = await host.person('ben')
  const recording = crypto.randomUUID()
  await client
    .from('recordings')
    .insert({ id: recording, source: 'import', title: 'Call', recorded_at: '2026-11-02T09:30:00Z' })
    .throwOnError()
  await client.rpc('import_transcript', { recording, segments }).throwOnError()
  const items = async () => {
    const { data } = await client
      .from('recording_insights')
      .select('id, text, data, task_id, recordings!inner(status)')
      .eq('recording_id', recording)
      .eq('kind', 'action_item')
      .order('position')
      .throwOnError()
    return data
  }
  const isReady = async () => {
    const { data } = await client.from('recordings').select('status').eq('id', recording).single()
    return data?.status
  }
  await expect.poll(isReady).toBe('ready')
  const [contract, landlord] = await items()
  if (!contract || !landlord) throw new Error('two promises')
  expect(contract).toMatchObject({ text: 'Send Nils the contract', data: { owner: 'us' } })
  await client.rpc('create_task_from_insight', { insight: contract.id }).throwOnError()

  const put = { owner: 'us', assigneeName: 'Karin Vogel', dueAt: '2026-11-12T17:00:00.000Z', dueText: null }
  await client
    .from('recording_insights')
    .update({ data: { ...put, priority: 'normal', corrected: ['owner', 'due'] } })
    .eq('id', contract.id)
    .throwOnError()
  // What is no correction at all is none, and stops no analysis.
  await client
    .from('recording_insights')
    .update({ data: { owner: 'us', dueAt: 'soon', corrected: ['due'] } })
    .eq('id', landlord.id)
    .throwOnError()
  for (const [corrections, day] of [
    [{}, 'Monday, November 2'],
    [{ recorded_at: '2026-10-20T09:30:00Z' }, 'Tuesday, October 20'],
  ] as const) {
    await client.rpc('correct_recording', { recording, corrections }).throwOnError()
    await expect.poll(isReady).toBe('ready')
    const [kept, other] = await items()
    expect(kept).toMatchObject({
      id: contract.id,
      text: contract.text,
      data: { ...put, corrected: ['owner', 'due'] },
    })
    expect(kept?.task_id).not.toBeNull()
    expect(other?.data).not.toHaveProperty('corrected')
    const { data: row } = await client.from('recordings').select('summary').eq('id', recording).single()
    expect(row?.summary).toContain('Thu, Nov 12')
    const { data: email } = await client
      .from('follow_up_emails')
      .select('body')
      .eq('recording_id', recording)
      .single()
    // Never touched by anybody, it is written anew each time.
    expect(email?.body).toContain(`Thank you for the conversation on ${day}.`)
    expect(email?.body).toContain('Karin will send you the contract by Thursday, November 12.')
  }
})

it('takes what a person puts right while an analysis is being kept', async () => {
  const host = await startTestHost()
  onTestFinished(() => host.close())
  const { client } = await host.person('ben')
  const { sql } = host.database
  const recording = crypto.randomUUID()
  await client
    .from('recordings')
    .insert({ id: recording, source: 'import', title: 'Call', recorded_at: '2026-11-02T09:30:00Z' })
    .throwOnError()
  await client.rpc('import_transcript', { recording, segments }).throwOnError()
  const status = async () =>
    (await client.from('recordings').select('status').eq('id', recording).single()).data?.status
  await expect.poll(status).toBe('ready')
  const { data: item } = await client
    .from('recording_insights')
    .select('id')
    .eq('recording_id', recording)
    .eq('kind', 'action_item')
    .order('position')
    .limit(1)
    .single()
    .throwOnError()
  const waiting = async (table: string) => {
    const rows = await sql`
      select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like ${`%${table}%`}`
    return rows.length
  }
  const data = { owner: 'us', assigneeName: 'Karin Vogel', corrected: ['owner'] }
  const put = await sql.begin(async (transaction) => {
    // The email is kept last: until then nobody sees the rest.
    await transaction`select from public.follow_up_emails where recording_id = ${recording} for update`
    await client.rpc('correct_recording', { recording, corrections: {} }).throwOnError()
    await expect.poll(() => waiting('follow_up_emails')).toBe(1)
    const answer = Promise.resolve(
      client.from('recording_insights').update({ data }).eq('id', item.id).select('data').throwOnError(),
    )
    await expect.poll(() => waiting('"recording_insights"')).toBe(1)
    return { answer }
  })
  expect((await put.answer).data).toEqual([{ data }])
  await expect.poll(status).toBe('ready')
})
