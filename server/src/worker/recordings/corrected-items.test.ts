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
    expect(row?.summary).toContain('Thursday, November 12')
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
