import { analyseConversation } from '@parley/core/analysis/analyse-conversation'
import type { AnalysisContext } from '@parley/core/analysis/types'
import { parsePlainText } from '@parley/core/voice/parse-plain-text'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { answerSchema, type ModelAnswer } from './answer-schema.ts'
import { verifyAnswer } from './verify-answer.ts'

const context: AnalysisContext = {
  now: '2026-11-22T10:00:00Z',
  timeZone: 'UTC',
  ownerName: 'Hannah Weiss',
  people: [
    { id: 'lead-1', name: 'Omar Haddad', company: 'Lakeshore Dental Group', email: 'omar@lakeshore.example' },
  ],
}
const parsed = parsePlainText(
  [
    '[00:00] Hannah Weiss: Hi Omar, the list price for 120 seats makes $51,840 a year.',
    '[00:06] Omar Haddad: Lakeshore Dental Group has $38,000 for this line. It is what our CFO, Renee Castellano, put in the plan.',
    '[00:14] Hannah Weiss: I will send you the draft by Tuesday.',
    '[00:19] Omar Haddad: Good, because Renee locks the plan on Friday the 27th. DentaFlow came in at 33 a seat, you are too expensive.',
    '[00:27] Omar Haddad: When do I hear from you?',
  ].join('\n'),
)
if (!parsed.ok) throw new Error(parsed.message)
const { transcript } = parsed

const budgetLine = { quote: 'Lakeshore Dental Group has $38,000 for this line', line: 1 }
const answer: ModelAnswer = {
  title: 'Omar Haddad: $38,000 for 120 seats',
  summary: 'Omar has $38,000. Renee Castellano locks the plan on Friday.',
  actionItems: [
    {
      text: 'Send Omar the draft by Tuesday',
      owner: 'us',
      assigneeName: 'Hannah Weiss',
      dueText: 'by Tuesday',
      priority: 'normal',
      quote: 'I will send you the draft by Tuesday',
      line: 2,
    },
  ],
  questions: [{ text: 'When does Omar hear from Hannah?', quote: 'When do I hear from you?', line: 4 }],
  objections: [
    { kind: 'price', text: 'DentaFlow asks 33 a seat', quote: 'DentaFlow came in at 33 a seat', line: 3 },
  ],
  keyMoments: [{ kind: 'budget', text: 'Budget of 38k named', ...budgetLine }],
  topics: [{ name: 'Budget', ...budgetLine }],
  competitors: [{ name: 'DentaFlow', quote: 'DentaFlow came in at 33 a seat', line: 3 }],
  budget: { value: '$38,000', ...budgetLine },
  decisionMaker: {
    value: 'Renee Castellano (CFO)',
    quote: 'It is what our CFO, Renee Castellano, put in the plan',
    line: 1,
  },
  timeline: {
    value: 'Plan locked on Friday the 27th',
    quote: 'Renee locks the plan on Friday the 27th',
    line: 3,
  },
  lead: { name: 'Omar Haddad', company: 'Lakeshore Dental Group', ...budgetLine },
  followUpEmail: {
    subject: 'The draft by Tuesday',
    body: 'Hi Omar,\n\nI will send you the draft by Tuesday.\n\nBest regards,\nHannah',
  },
}
const verify = (changed: Partial<ModelAnswer> = {}) =>
  verifyAnswer({ ...answer, ...changed }, analyseConversation(transcript, context), transcript, context)
const [item] = answer.actionItems
const [question] = answer.questions
const [objection] = answer.objections
const [moment] = answer.keyMoments
if (!item || !question || !objection || !moment) throw new Error('incomplete')

describe('a true answer', () => {
  it('stands whole', () => {
    const verified = verify()
    expect(verified.leftOut).toEqual([])
    expect(verified).toMatchObject({
      title: answer.title,
      summary: answer.summary,
      actionItems: [{ text: item.text, assigneeName: 'Hannah Weiss', dueText: 'by Tuesday' }],
      questions: [{ text: question.text }],
      objections: [{ text: objection.text }],
      keyMoments: [{ text: moment.text }],
      competitors: [{ name: 'DentaFlow' }],
      followUpEmail: { toEmail: 'omar@lakeshore.example', ...answer.followUpEmail },
      lead: { name: 'Omar Haddad', matchId: 'lead-1' },
    })
    expect([
      verified.slots.budget?.value,
      verified.slots.decisionMaker?.value,
      verified.slots.timeline?.value,
    ]).toEqual([answer.budget?.value, answer.decisionMaker?.value, answer.timeline?.value])
  })
})

it('says in items, summary and mail what a person put right, not what the model was told', () => {
  const [found] = verify().actionItems
  if (!found) throw new Error('a promise')
  const put = { ...found, dueAt: '2026-12-03T17:00:00.000Z', dueText: null, corrected: ['due'] as const }
  const given = { ...context, corrections: [put] }
  const local = analyseConversation(transcript, given)
  const verified = verifyAnswer(answer, local, transcript, given)
  expect(verified.actionItems).toEqual([put])
  expect(verified.summary).toContain('Thu, Dec 3')
  expect(verified.followUpEmail?.body).not.toContain('Tuesday')
  const german = verifyAnswer(answer, local, { ...transcript, language: 'de' }, given)
  expect(german.followUpEmail).toBeNull()
})

interface Node {
  type?: string
  enum?: readonly unknown[]
  anyOf?: readonly Node[]
  items?: Node
  properties?: Readonly<Record<string, Node>>
}
/** The places of all texts of a schema: `actionItems.0.text`. */
function textsIn(node: Node, path: readonly string[] = []): string[] {
  if (node.anyOf) return node.anyOf.flatMap((each) => textsIn(each, path))
  if (node.items) return textsIn(node.items, [...path, '0'])
  if (node.properties)
    return Object.entries(node.properties).flatMap(([name, each]) => textsIn(each, [...path, name]))
  return node.type === 'string' && node.enum === undefined ? [path.join('.')] : []
}
const schema: Node = JSON.parse(JSON.stringify(z.toJSONSchema(answerSchema)))

/** The answer with another text at one place, which it has filled. */
function withText(path: string, text: string): ModelAnswer {
  const changed: unknown = structuredClone(answer)
  const names = path.split('.')
  const last = names.pop() ?? ''
  const holder = names.reduce<unknown>((each, name) => Object(each)[name], changed)
  expect(Object(holder)[last]).toBeTypeOf('string')
  Object(holder)[last] = text
  return answerSchema.parse(changed)
}

describe('a falsehood in the field', () => {
  it.each(textsIn(schema))('%s is neither kept nor shown', (path) => {
    const { leftOut, ...stated } = verify(withText(path, 'Zedekiah pays $777,777'))
    expect(JSON.stringify(stated)).not.toMatch(/Zedekiah|777/)
    expect(JSON.stringify(leftOut)).toMatch(/Zedekiah/)
  })
})

describe('beside a true quotation, a false', () => {
  it.each<[string, Partial<ModelAnswer>, RegExp]>([
    ['budget', { budget: { value: '$500,000', ...budgetLine } }, /500,000/],
    ['budget of another line', { budget: { value: '$51,840', ...budgetLine } }, /"value":"\$51,840/],
    ['decision maker', { decisionMaker: { value: 'Tom Baker', ...budgetLine } }, /Baker/],
    [
      'decision maker, a pronoun’s guess',
      { decisionMaker: { value: 'Omar', quote: budgetLine.quote, line: 1 } },
      /"value":"Omar/,
    ],
    [
      'timeline',
      { timeline: { value: 'Starts on Monday', quote: 'Renee locks the plan on Friday the 27th', line: 3 } },
      /Starts on Monday/,
    ],
    ['title', { title: 'Omar Haddad: $99,000' }, /99,000/],
    [
      'sentence of the summary',
      { summary: `${answer.summary} They get a 20% discount. Greg agreed.` },
      /20%|Greg/,
    ],
    [
      'sum called their budget in the summary',
      { summary: `${answer.summary} Their budget is $51,840.` },
      /budget is \$51,840/,
    ],
    ['decider in the summary', { summary: `${answer.summary} Omar Haddad has the final say.` }, /final say/],
    [
      'budget in the mail',
      {
        followUpEmail: {
          subject: 'Draft',
          body: 'Hi Omar,\n\nwith your budget of $51,840 we start.\n\nHannah',
        },
      },
      /budget of \$51,840/,
    ],
    ['number in a task', { actionItems: [{ ...item, text: 'Send Omar 3 drafts' }] }, /3 drafts/],
    ['day in a task', { actionItems: [{ ...item, text: 'Send Omar the draft by Monday' }] }, /by Monday/],
    ['name in a task', { actionItems: [{ ...item, text: 'Send Patrick the draft' }] }, /Patrick/],
    ['address in a task', { actionItems: [{ ...item, text: 'Mail the draft to eve@evil.example' }] }, /evil/],
    ['link in a task', { actionItems: [{ ...item, text: 'Send Omar https://evil.example/pay' }] }, /evil/],
    ['assignee', { actionItems: [{ ...item, assigneeName: 'Greg Stone' }] }, /Greg/],
    [
      'due date',
      { actionItems: [{ ...item, dueText: 'by the 3rd of December' }] },
      /2026-12-03|3rd of December/,
    ],
    ['question', { questions: [{ ...question, text: 'When does Omar get 10 seats?' }] }, /10 seats/],
    ['objection', { objections: [{ ...objection, text: 'DentaFlow asks $12 a seat' }] }, /\$12/],
    ['moment', { keyMoments: [{ ...moment, text: 'Budget of 83k named' }] }, /83k/],
    [
      'competitor',
      { competitors: [{ name: 'HubSpot', quote: 'DentaFlow came in at 33 a seat', line: 3 }] },
      /HubSpot/,
    ],
    ['topic', { topics: [{ name: 'A 20% discount', ...budgetLine }] }, /20%/],
    ['lead', { lead: { name: 'Eve Evil', company: 'Evil Corp', ...budgetLine } }, /Evil/],
    [
      'amount in the mail',
      { followUpEmail: { subject: 'Draft', body: 'Hi Omar,\n\nyou pay $30,000.\n\nHannah' } },
      /30,000/,
    ],
    [
      'link in the mail',
      { followUpEmail: { subject: 'Draft', body: 'Hi Omar,\n\nsee https://evil.example.\n\nHannah' } },
      /evil/,
    ],
    [
      'concession in the mail',
      { followUpEmail: { subject: 'Draft', body: 'Hi Omar,\n\nonboarding is free of charge.\n\nHannah' } },
      /free of charge/,
    ],
    [
      'subject of the mail',
      { followUpEmail: { subject: 'Your 25% discount', body: 'Hi Omar,\n\nthe draft follows.\n\nHannah' } },
      /discount/,
    ],
  ])('%s is left out, and noted', (_field, changed, falsehood) => {
    const { leftOut, ...stated } = verify(changed)
    expect(JSON.stringify(stated)).not.toMatch(falsehood)
    expect(JSON.stringify(leftOut.map(({ text }) => ({ value: text })))).toMatch(falsehood)
  })

  it('quotation is left out too, and noted with what it claims', () => {
    const { leftOut, slots } = verify({ budget: { value: '$38,000', quote: 'We have $38,000', line: 1 } })
    expect(slots.budget).toBeNull()
    expect(leftOut).toEqual([{ kind: 'budget', text: '$38,000', quote: 'We have $38,000', unproven: [] }])
  })
})

const unknownSides = parsePlainText(
  ['Rita: I will send you the list.', 'Tom: Thank you. Mine is tom@fjord.example.'].join('\n'),
)
if (!unknownSides.ok) throw new Error(unknownSides.message)

it('writes no mail, names no lead and states no task where nobody knows who is ours', () => {
  const verified = verifyAnswer(
    {
      ...answer,
      actionItems: [
        {
          ...item,
          text: 'Send Tom the list',
          assigneeName: 'Rita',
          dueText: null,
          quote: 'I will send you the list',
          line: 0,
        },
      ],
      lead: { name: 'Tom', company: null, quote: 'Thank you. Mine is', line: 1 },
      followUpEmail: { subject: 'The list', body: 'Hi Tom,\n\nI will send you the list.' },
    },
    analyseConversation(unknownSides.transcript, context),
    unknownSides.transcript,
    context,
  )
  expect([verified.followUpEmail, verified.lead, verified.actionItems]).toEqual([null, null, []])
})

it('gives no other person the address that was proven to be one person’s', () => {
  const lead = { name: 'Renee Castellano', company: null, quote: 'our CFO, Renee Castellano', line: 1 }
  expect(verify({ lead }).lead).toMatchObject({ name: 'Renee Castellano', email: null, company: null })
})

describe('true quotations of what nobody promised, decided or can spend', () => {
  const said = parsePlainText(
    [
      '[00:00] Hannah Weiss: Hi Omar, the list price for 120 seats makes $51,840 a year.',
      '[00:06] Omar Haddad: I will send you the signed order form by Thursday.',
      '[00:12] Hannah Weiss: I cannot give you a 20% discount, sorry.',
      '[00:18] Omar Haddad: My assistant Tina Moss books the rooms.',
      '[00:24] Omar Haddad: Maybe we take the second site if you sign the lease by Friday.',
      '[00:30] Omar Haddad: When do I hear from you?',
    ].join('\n'),
  )
  if (!said.ok) throw new Error(said.message)
  const items = [
    ['Send the signed order form', 'us', 'I will send you the signed order form by Thursday', 1],
    ['Give Omar a 20% discount', 'us', 'I cannot give you a 20% discount', 2],
    ['Take the second site', 'them', 'Maybe we take the second site if you sign the lease by Friday', 4],
    ['Hear from you', 'us', 'When do I hear from you?', 5],
  ] as const
  const stated = verifyAnswer(
    {
      ...answer,
      title: 'The order form',
      summary: '',
      actionItems: items.map(([text, owner, quote, line]) => ({
        text,
        owner,
        assigneeName: owner === 'us' ? 'Omar Haddad' : null,
        dueText: null,
        priority: 'normal',
        quote,
        line,
      })),
      questions: [],
      objections: [
        { kind: 'price', text: 'No discount', quote: 'I cannot give you a 20% discount', line: 2 },
      ],
      keyMoments: [
        { kind: 'agreement', text: 'A 20% discount', quote: 'I cannot give you a 20% discount', line: 2 },
      ],
      topics: [],
      competitors: [],
      budget: { value: '$51,840', quote: 'the list price for 120 seats makes $51,840', line: 0 },
      decisionMaker: { value: 'Tina Moss', quote: 'My assistant Tina Moss books the rooms', line: 3 },
      timeline: null,
      lead: { name: 'Hannah Weiss', company: null, quote: 'the list price for 120 seats', line: 0 },
      followUpEmail: {
        subject: 'The order form',
        body: 'Hi Tina,\n\nI will send you the signed order form.\n\nHannah',
      },
    },
    analyseConversation(said.transcript, context),
    said.transcript,
    context,
  )

  it('gives no promise to the side that did not make it, nor a task to a refusal, a condition or a question', () => {
    expect(stated.actionItems).toMatchObject([
      { text: 'Send the signed order form', owner: null, assigneeName: null },
    ])
    expect(stated.leftOut).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'assignee', text: 'Our side' }),
        ...items.slice(1).map(([text]) => expect.objectContaining({ kind: 'action_item', text })),
        expect.objectContaining({ kind: 'assignee', text: 'Omar Haddad' }),
        ...['objection', 'key_moment', 'lead', 'email', 'budget', 'decision_maker'].map((kind) =>
          expect.objectContaining({ kind }),
        ),
      ]),
    )
  })

  it('takes no price of ours for their budget, and nobody who was only named for who decides', () => {
    expect(stated.slots.budget).toBeNull()
    expect(stated.slots.decisionMaker).toBeNull()
    expect(stated.objections).toEqual([])
    expect(stated.keyMoments).toEqual([])
  })

  it('makes nobody of ours the lead, and sends no mail that greets another', () => {
    expect(stated.lead?.name).toBe('Omar Haddad')
    expect(stated.followUpEmail?.body).not.toContain('Tina')
  })
})
