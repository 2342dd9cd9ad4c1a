import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { postToAssistant, readAnswer } from '../testing/chat.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { beginTurn, callTool } from '../testing/tools.ts'

/** The assistant and its tools in a company that named its stages itself. */
let host: TestHost
let person: Person
let lead: string

beforeAll(async () => {
  host = await startTestHost()
  person = await host.person('stages')
  await person.client
    .rpc('set_stages', {
      given: [
        { key: 'new', name: 'Inbox' },
        { name: 'Demo booked', probability: 0.3 },
        { key: 'qualified', name: 'Discovery' },
        { name: 'Open' },
        { key: 'won', name: 'Customer' },
        { key: 'lost', name: 'Gone' },
      ],
    })
    .throwOnError()
  const { data } = await person.client
    .from('leads')
    .insert({ name: 'Anna Keller', value: 500 })
    .select('id')
    .single()
    .throwOnError()
  lead = data.id
})
afterAll(() => host.close())

const statusOf = async () =>
  (await person.client.from('leads').select('status').eq('id', lead).single().throwOnError()).data.status

async function run(toolName: string, parameters: unknown) {
  const { turnId } = await beginTurn(person)
  return callTool(host, person, toolName, parameters, { turnId })
}

describe('tools', () => {
  it('list the stages', async () => {
    const { result } = await run('list_stages', {})
    expect(result?.message).toBe(
      'The stages are: Inbox (1), Demo booked (0), Discovery (0), Open (0), Customer (0), Gone (0).',
    )
    expect(result?.data).toMatchObject({
      stages: [{ key: 'new', leads: 1 }, { key: 'demo_booked' }, {}, {}, {}, {}],
    })
  })

  it('move by key and by name, and answer with the company’s names', async () => {
    const moved = await run('update_lead', { lead, status: 'demo BOOKED' })
    expect(moved.result?.message).toBe('Moved Anna Keller from Inbox to Demo booked.')
    expect(await statusOf()).toBe('demo_booked')
    const back = await run('update_lead', { lead, status: 'qualified' })
    expect(back.result?.message).toBe('Moved Anna Keller from Demo booked to Discovery.')
    expect((await run('update_lead', { lead, status: 'Discovery' })).result?.message).toBe(
      'Anna Keller is already in Discovery.',
    )
    expect((await run('get_lead', { lead })).result).toMatchObject({
      message: expect.stringContaining('is in Discovery'),
      data: { status: 'qualified', stage: 'Discovery' },
    })
  })

  it.each(['proposal', 'negotiation', 'Demo', 'nonsense'])(
    'refuse %s and name the stages',
    async (status) => {
      const before = await statusOf()
      const refused = [
        await run('update_lead', { lead, status }),
        await run('create_lead', { name: 'Bo Berg', status }),
        await run('search_leads', { status }),
      ]
      for (const { status: code, error } of refused) {
        expect(code).toBe(400)
        expect(error).toBe(
          `There is no stage "${status}". The stages are: Inbox, Demo booked, Discovery, Open, Customer, Gone.`,
        )
      }
      expect(await statusOf()).toBe(before)
    },
  )

  it('create, find and count by them; a stage called Open is not all that are open', async () => {
    const made = await run('create_lead', { name: 'Cy Open', status: 'open', value: 10 })
    expect(made.result?.message).toBe('Created the lead Cy Open in Open, worth $10.')
    expect((await run('search_leads', { status: 'Open' })).result?.data).toMatchObject({ total: 1 })
    expect((await run('search_leads', { status: 'all_open' })).result?.data).toMatchObject({ total: 2 })
    const figures = await run('analytics_figures', {})
    expect(figures.result?.data).toMatchObject({ byStage: { Open: 1, Discovery: 1 } })
    const reason = await run('update_lead', { lead, lost_reason: 'Price' })
    expect(reason.error).toContain('Move it to Gone as well.')
  })
})

const callSchema = z.record(z.string(), z.unknown())

/** What the built-in assistant calls or says. */
async function say(content: string) {
  const response = await postToAssistant(host, person, {
    messages: [{ role: 'user', content }],
    userId: person.id,
    companyId: person.companyId,
  })
  const { calls, text } = readAnswer(await response.text())
  return {
    text,
    calls: calls.map(({ function: { name, arguments: given } }) => [
      name,
      callSchema.parse(JSON.parse(given)),
    ]),
  }
}

describe('the built-in assistant', () => {
  it('understands the company’s names', async () => {
    expect((await say('move anna keller to demo booked')).calls).toEqual([
      ['update_lead', { lead, status: 'demo_booked' }],
    ])
    expect((await say('which deals are in discovery?')).calls).toEqual([
      ['search_leads', { status: 'qualified' }],
    ])
    expect((await say('show open deals')).calls).toEqual([['search_leads', { status: 'all_open' }]])
  })

  it('asks where a stage is none of the company', async () => {
    const { calls, text } = await say('move anna keller to negotiation')
    expect(calls).toEqual([])
    expect(text).toContain('Which stage do you mean?')
    expect(text).toContain('- Demo booked')
  })
})
