import type { ModelAnswer } from '@parley/functions/_shared/engines/answer-schema'
import { startModelServer } from '@parley/functions/_shared/engines/testing/model-server'
import { expect, it, onTestFinished } from 'vitest'
import { startTestHost } from '../../testing/host.ts'

const answer: ModelAnswer = {
  title: 'Nils Berg: contract',
  summary: 'Nils asked for the contract.',
  actionItems: [],
  questions: [],
  objections: [],
  keyMoments: [],
  topics: [],
  competitors: [],
  budget: null,
  decisionMaker: null,
  timeline: null,
  lead: { name: 'Nils Berg', company: null, quote: 'Could you send me the contract?', line: 1 },
  followUpEmail: { subject: 'Contract', body: 'Hi Nils,\n\nthe contract follows.' },
}
const segments = [
  { start: 0, end: 4, speaker: 'ben', text: 'Hi Nils, thanks for your time.' },
  { start: 5, end: 9, speaker: 'Nils Berg', text: 'Could you send me the contract?' },
]

it('keeps whose conversation somebody said it is while the model reads it', async () => {
  let read = async (): Promise<void> => {}
  const model = await startModelServer(async () => {
    await read()
    return { kind: 'answer', text: JSON.stringify(answer) }
  })
  const host = await startTestHost({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'scripted-1' })
  onTestFinished(async () => {
    await host.close()
    await model.close()
  })
  const { client } = await host.person('ben')
  await client.from('leads').insert({ name: 'Nils Berg', email: 'nils@berg.example' }).throwOnError()
  const { data: account } = await client
    .from('accounts')
    .insert({ name: 'Berg' })
    .select('id')
    .single()
    .throwOnError()

  /** A call that is analysed, and said to be of the account before the model answers where `isLinked`. */
  const analyse = async (isLinked: boolean) => {
    const id = crypto.randomUUID()
    read = async () => {
      if (isLinked)
        await client.from('recordings').update({ account_id: account.id }).eq('id', id).throwOnError()
    }
    await client.from('recordings').insert({ id, source: 'import', title: 'Call' }).throwOnError()
    await client.rpc('import_transcript', { recording: id, segments }).throwOnError()
    const state = async () =>
      (
        await client
          .from('recordings')
          .select('status, analysis_engine, lead_id, account_id, suggested_lead')
          .eq('id', id)
          .single()
          .throwOnError()
      ).data
    await expect.poll(async () => (await state()).status).toBe('ready')
    return state()
  }
  const { data: lead } = await client.from('leads').select('id').single().throwOnError()
  const by = { analysis_engine: 'scripted-1', suggested_lead: null }
  expect(await analyse(false)).toMatchObject({ ...by, lead_id: lead.id, account_id: null })
  expect(await analyse(true)).toMatchObject({ ...by, lead_id: null, account_id: account.id })
})
