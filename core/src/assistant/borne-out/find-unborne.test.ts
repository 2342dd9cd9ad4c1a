import { describe, expect, it } from 'vitest'
import { defaultStages } from '../../leads/stages.ts'
import type { CallOutcome } from './action-claims.ts'
import { type AnswerGrounds, findUnborne } from './find-unborne.ts'

const leads = {
  status: 'done',
  message: '3 leads found, worth $95,000 in all: Ana Silva (Acme), Bo Berg (Globex) and Lia Lind (Globex).',
  data: {
    total: 3,
    leads: [
      {
        id: '1',
        name: 'Ana Silva',
        company: 'Acme',
        status: 'negotiation',
        value: 50_000,
        currency: 'USD',
        last_activity_at: '2026-11-03T09:30:00Z',
      },
      {
        id: '2',
        name: 'Bo Berg',
        company: 'Globex',
        status: 'negotiation',
        value: 25_000,
        currency: 'USD',
        last_activity_at: '2026-11-18T12:00:00Z',
      },
      {
        id: '3',
        name: 'Lia Lind',
        company: 'Globex',
        status: 'won',
        value: 20_000,
        currency: 'USD',
        last_activity_at: '2026-11-20T12:00:00Z',
      },
    ],
  },
}
const created_at = '2026-11-01T08:00:00Z'
const figures = {
  message: 'This month: 4 won, 12 lost.',
  data: { winRate: 0.25, recordings: 14, created_at },
}
const grounds: AnswerGrounds = {
  said: ['How is my pipeline? I want to reach 300k by December 15.', 'Ben Carter', 'Northwind'],
  results: [leads, figures],
  outcomes: [],
  earlier: [],
  stages: defaultStages,
  reference: { now: '2026-11-21T10:00:00Z', timeZone: 'UTC' },
}
const marks = (answer: string, more: Partial<AnswerGrounds> = {}) =>
  findUnborne(answer, { ...grounds, ...more }).map(({ kind, text, values }) => [kind, text, ...values])

describe('what tools answered, the person said, or follows from it', () => {
  it.each([
    'Ana Silva of Acme is in negotiation and worth $50,000.',
    '**Ana** is worth 50k, *Bo* twenty-five thousand dollars.',
    'You have 3 leads, worth $95,000 in all.',
    'Two leads are in negotiation, together worth $75,000.',
    'You have 2 leads in negotiation and 1 lead that is won.',
    'On average a deal in negotiation is worth $37,500.',
    'Your win rate is 25 %, with 14 recordings.',
    'About $100,000 is in the pipeline.',
    'To win Bo you need $300,000 by December 15.',
    'Ana’s deal and Bo’s are worth $75,000 together.',
    'Two are open:\n\n- Ana: $50,000\n- Lia: $20,000\n\nThat makes $70,000.',
    'Ana was last active on November 3 at 9:30 am.',
    'Ana was last active on November 3, 2026.',
    'You were in touch with Bo on Wednesday.',
    'To reach $300,000 by December 15 you need more than this.',
    'Ana: $50k, call her about the proposal, since it is two days late.',
    'Next step: send Ana the proposal by Monday.',
    'I can’t send emails, but I’ve drafted one.',
    'Parley works with Google Calendar. Go to Integrations, then Calendar Feed, and copy the link.',
    'To import leads, export a CSV file from Salesforce with up to 5,000 rows.',
    'Good morning Ben, here is where Northwind stands today.',
    'You could call Lia on Monday and offer her 10 seats.',
    'Do you want me to move Ana to Won?',
    'Open Leads, or say “show my tasks”. Nothing was changed.',
    'In short, there are two ways to go about it.',
    '## Next Steps For Zoe\n\n> Zoe wrote $1\n\n```\n$2\n```',
    'Subject: Your offer\n\nHi Zoe,\n\nwe can do $12 by Friday. I have sent it.',
    'Der Vertrag mit Globex ist in der Verhandlung, das Angebot liegt bei 25.000 Dollar und der Kunde will bald entscheiden.',
    '1. Ana\n2. Bo',
  ])('holds: %s', (answer) => {
    expect(marks(answer)).toEqual([])
  })
})

describe('what nothing bears out', () => {
  it.each<[string, ...string[]]>([
    ['Ana is worth $60,000.', '$60,000'],
    ['You have 7 leads.', '7'],
    ['You have seven leads in all.', 'seven'],
    ['Your win rate is 40 %.', '40 %'],
    ['Ana was last active on November 9.', 'November 9'],
    ['Ana was last active on November 3, 2025.', 'November 3, 2025'],
    ['Ana was last active on November 3 at 4 pm.', 'November 3 at 4 pm'],
    ['Zoe Winter of Acme is waiting for you.', 'Zoe', 'Winter'],
    ['Ana mentioned that HubSpot is cheaper.', 'HubSpot'],
    ['Ana is in Proposal.', 'Proposal'],
    ['Ana is in Won.', 'Won'],
    ['You have 3 leads in negotiation.', '3'],
    ['Bo is worth $50,000.', '$50,000'],
    ['Ana is worth €50,000.', '€50,000'],
    ['You should offer Ana $70,000.', '$70,000'],
    ['- **Ana Silva**: $99,000', '$99,000'],
  ])('is marked: %s', (answer, ...values) => {
    expect(marks(answer).map(([kind, , ...found]) => [kind, ...found])).toEqual([['record', ...values]])
  })

  it('takes what is told in a record’s history for its own', () => {
    const results = [
      leads,
      {
        lead: { name: 'Bo Berg', status: 'won' },
        activities: [{ body: 'Budget of $40,000, was in proposal.' }],
      },
    ]
    expect(marks('Bo has a budget of $40,000. Bo was in proposal.', { results })).toEqual([])
  })

  it('marks the sentence alone, as it stands there', () => {
    expect(marks('Ana is fine. **Bo** is worth $9,999. Call him.')).toEqual([
      ['record', '**Bo** is worth $9,999.', '$9,999'],
    ])
    expect(marks('| Lead | Worth |\n|---|---|\n| Ana | $1,234 |')).toEqual([['record', '$1,234', '$1,234']])
  })
})

const call = (name: string, state: CallOutcome['state'], text: string): CallOutcome => ({ name, state, text })
const created = call('create_task', 'done', 'Created the task "Call Ana".')
const failed = call('create_task', 'failed', 'No lead matches "Zed".')
const moved = call('update_lead', 'done', 'Moved Ana Silva (Acme) from Proposal to Negotiation.')

describe('deeds', () => {
  it.each<[string, ...CallOutcome[]]>([
    ['Done: task created.', failed],
    ['Done.'],
    ['Done.', failed],
    ['✅ All done!', created, failed],
    ['I have created the task.', call('create_task', 'waiting', 'Create the task "Call Ana"?')],
    ['I’ve deleted the lead.'],
    ['I just moved Bo to Won.', moved],
    ['The lead has been deleted.', moved],
    ['Task created.'],
    ['Reminder set for tomorrow.'],
    ['Moved Ana to negotiation.', call('update_lead', 'failed', 'No.')],
    ['I have sent Ana the email.', created],
    ['Email sent to Ana.', created],
    ['I have deleted the lead, no problem.'],
    ['I am sending the email now.'],
    ['I’ve already moved Ana.'],
    ['The email is on its way to Ana.'],
    ['The offer has gone out.'],
    ['I reminded Ana.'],
    ['Ana is gone from your leads.'],
    ['Ana has been archived.'],
  ])('are marked where no call did them: %s', (answer, ...outcomes) => {
    const isOfSending = /sent|sending|on its way|gone out|reminded/i.test(answer)
    expect(marks(answer, { outcomes }).map(([kind]) => kind)).toEqual([isOfSending ? 'sending' : 'deed'])
  })

  it.each<[string, ...CallOutcome[]]>([
    ['Done: task created.', created],
    ['Done.', moved],
    ['I have moved Ana to negotiation.', moved],
    ['Task created, and Ana is in negotiation.', created],
    ['I have not deleted anything.'],
    ['If the offer is on its way, Ana will see it tomorrow.'],
    ['I can’t send emails, but I can draft one.'],
    ['Nothing was deleted.'],
    ['I haven’t sent it.'],
    ['If I deleted Ana, her notes would be gone.'],
    ['I will create the task once you confirm the card.'],
    ['Once you confirm, the lead will be deleted.'],
    ['Shall I send it?'],
    ['Three leads were found.'],
  ])('hold: %s', (answer, ...outcomes) => {
    expect(marks(answer, { outcomes }).filter(([kind]) => kind !== 'record')).toEqual([])
  })

  it('of a turn before are told as such', () => {
    expect(marks('I already moved Ana to negotiation.', { earlier: [moved] })).toEqual([])
    expect(marks('I moved Ana to negotiation.', { earlier: [moved] })).toHaveLength(1)
  })

  it('that wait or failed leave a record in its stage', () => {
    const said = ['move Ana to won']
    const waiting = call('update_lead', 'waiting', 'Move Ana Silva (Acme) to Won?')
    const results = [
      leads,
      { message: 'Move Ana Silva (Acme) to Won?', confirmation: { title: 'Move Ana Silva (Acme) to Won' } },
    ]
    expect(marks('Ana is now in Won.', { said, results, outcomes: [waiting] })).toEqual([
      ['record', 'Ana is now in Won.', 'Won'],
    ])
    expect(
      marks('The card would move Ana to Won; it waits for your click.', {
        said,
        results,
        outcomes: [waiting],
      }),
    ).toEqual([])
    const done = call('update_lead', 'done', 'Moved Ana Silva (Acme) from Negotiation to Won.')
    expect(marks('Ana is now in Won.', { said, outcomes: [done] })).toEqual([])
  })

  it('that were read in a record are no claims of the assistant', () => {
    const results = [{ data: { activities: [{ body: 'Offer sent, then called her.' }] } }]
    expect(marks('The offer has been sent.', { results })).toEqual([])
  })
})

it('takes a long answer and long results in a moment', () => {
  const rows = Array.from({ length: 400 }, (_, index) => ({ name: `Lead ${index}`, value: index }))
  expect(marks('Ana is worth $50,000. '.repeat(300), { results: [leads, { rows }] })).toEqual([])
})
