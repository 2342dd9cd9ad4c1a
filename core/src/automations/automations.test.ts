import { describe, expect, it } from 'vitest'
import { defaultStages } from '../leads/stages.ts'
import { isMet } from './condition.ts'
import { checkDefinition, readDefinition } from './definition.ts'
import { describeAutomation } from './describe.ts'
import { startsRun } from './event.ts'
import { findKeyword } from './keywords.ts'
import { isRefusal, planStep } from './plan.ts'
import { recipes } from './recipes.ts'
import { nameVariables, renderText, variableParts } from './render.ts'
import { nextRun } from './schedule.ts'

const names = {
  people: new Map<string, string>(),
  templates: new Map<string, string>(),
  stages: defaultStages,
  locale: 'en-US',
}
const contract = {
  trigger: { kind: 'status_changed', to: 'proposal' },
  conditions: [{ id: 'c', field: 'lead.value', operator: 'over', value: '10000' }],
  actions: [
    { id: 'a', kind: 'create_task', title: 'Prepare contract', dueDays: 2 },
    { id: 'b', kind: 'notify', to: 'owner', message: 'Now' },
  ],
}

describe('a definition', () => {
  it('reads as a sentence', () => {
    const { definition, problems } = readDefinition(contract)
    expect(problems).toEqual([])
    expect(checkDefinition(definition, defaultStages)).toEqual([])
    expect(describeAutomation(definition, names)).toBe(
      'When a lead’s status changes to Proposal, if the lead’s value is over 10,000, then create the task “Prepare contract”, due in 2 days and notify the owner: “Now”.',
    )
  })

  it.each([null, 7, 'x', [], {}, { trigger: { kind: 'unheard' }, actions: 'no' }])(
    'of %j is empty and says so',
    (value) => {
      const { definition } = readDefinition(value)
      expect(definition).toEqual({ trigger: null, conditions: [], actions: [] })
      expect(checkDefinition(definition, defaultStages).map(({ part }) => part)).toEqual([
        'trigger',
        'actions',
      ])
    },
  )

  it('reports unknown parts, and two with one id', () => {
    expect(
      readDefinition({ ...contract, actions: [{ id: 'a', kind: 'drop_tables' }] }).problems,
    ).toHaveLength(1)
    expect(
      readDefinition({ ...contract, actions: [contract.actions[0], contract.actions[0]] }).problems,
    ).toHaveLength(1)
  })

  it.each([
    [{ id: 'a', kind: 'create_task', title: ' ' }, 'Give the task a title.'],
    [
      { id: 'a', kind: 'create_task', title: 'x', dueDays: 366 },
      'Enter the days until it is due, from 0 to 365, or none.',
    ],
    [
      { id: 'a', kind: 'notify', message: 'Hi {{lead.nmae}}' },
      '{{lead.nmae}} is not a variable. Choose one from the list.',
    ],
    [{ id: 'a', kind: 'call_webhook', url: 'ftp://x.example' }, 'Enter an address that begins with https://'],
    [{ id: 'a', kind: 'wait', amount: 91, unit: 'days' }, 'Wait between a minute and 90 days.'],
    [{ id: 'a', kind: 'update_lead', column: 'status', value: 'gone' }, 'Choose a status.'],
  ])('says what is wrong with %j', (action, message) => {
    const { definition } = readDefinition({ ...contract, actions: [action] })
    expect(checkDefinition(definition, defaultStages)).toEqual([{ part: 'a', message }])
  })

  it('may change a lead on a schedule only where it runs for each lead', () => {
    const schedule = { kind: 'schedule', rule: 'FREQ=DAILY', time: '09:00', timeZone: 'UTC' }
    const actions = [{ id: 'a', kind: 'add_tag', tag: 'x' }]
    const problemsOf = (forEach: string) =>
      checkDefinition(
        readDefinition({ trigger: { ...schedule, forEach }, actions }).definition,
        defaultStages,
      )
    expect(problemsOf('once')).toHaveLength(1)
    expect(problemsOf('lead')).toEqual([])
  })
})

describe('an automation about a customer', () => {
  const problemsOf = (trigger: object, actions: object[], conditions: object[] = []) =>
    checkDefinition(
      readDefinition({
        trigger,
        conditions: conditions.map((condition, index) => ({ id: `c${index}`, ...condition })),
        actions: actions.map((action, index) => ({ id: `a${index}`, ...action })),
      }).definition,
      defaultStages,
    ).map(({ message }) => message)
  const changed = { kind: 'contact_changed', field: 'title' }

  it('reads as a sentence', () => {
    const { definition } = readDefinition({
      trigger: { kind: 'account_changed', field: 'custom.risk_level' },
      conditions: [{ id: 'c', field: 'account.custom.risk_level', operator: 'is', value: 'High' }],
      actions: [{ id: 'a', kind: 'update_account', column: 'address', value: 'Unknown' }],
    })
    expect(checkDefinition(definition, defaultStages)).toEqual([])
    expect(describeAutomation(definition, names)).toBe(
      'When an account’s risk level changes, if the account’s risk level is “High”, then set the account’s address to “Unknown”.',
    )
    const { definition: any } = readDefinition({ trigger: { kind: 'contact_changed' } })
    expect(describeAutomation(any, names)).toBe('When a contact changes.')
    const weekly = readDefinition({
      trigger: { kind: 'schedule', rule: 'FREQ=WEEKLY;BYDAY=MO', time: '09:00', timeZone: 'UTC' },
      actions: [{ id: 'a', kind: 'notify', to: 'owner', message: 'Look at {{lead.name}}' }],
    }).definition
    expect(describeAutomation(weekly, names)).toBe(
      'Every week on Monday at 9:00 AM, then notify the owner: “Look at [lead’s name]”.',
    )
    expect(describeAutomation(weekly, { ...names, locale: 'en-GB' })).toMatch(
      /^Every week on Monday at 09:00,/,
    )
  })

  it.each([
    [changed, { kind: 'send_email', templateId: '0b8f8a4e-8f1c-4a52-9a3a-000000000001' }],
    [changed, { kind: 'update_contact', column: 'title', value: '{{account.name}}' }],
    [changed, { kind: 'notify', message: '{{contact.custom.shoe_size}}' }],
    [{ kind: 'account_created' }, { kind: 'add_tag', tag: 'new' }],
    [{ kind: 'account_created' }, { kind: 'create_task', title: 'Call {{account.name}}' }],
    [{ kind: 'lead_created' }, { kind: 'notify', message: '{{lead.name}}' }],
  ])('of %j may %j', (trigger, action) => expect(problemsOf(trigger, [action])).toEqual([]))

  it.each([
    [
      changed,
      { kind: 'update_lead', column: 'status', value: 'won' },
      'This step needs a lead, and what starts this automation is about a contact. Choose another step.',
    ],
    [
      { kind: 'account_created' },
      { kind: 'send_email', templateId: '0b8f8a4e-8f1c-4a52-9a3a-000000000001' },
      'This step needs a lead or a contact, and what starts this automation is about an account. Choose another step.',
    ],
    [
      { kind: 'lead_created' },
      { kind: 'update_account', column: 'phone', value: '1' },
      'This step needs an account, and what starts this automation is about a lead. Choose another step.',
    ],
    [
      { kind: 'account_created' },
      { kind: 'notify', message: 'Call {{lead.name|them}}' },
      '{{lead.name}} isn’t known here. Choose one from the list.',
    ],
    [
      { kind: 'contact_changed', field: 'custom' },
      { kind: 'notify', message: 'x' },
      'Choose a field of a contact.',
    ],
  ])('of %j says why it may not %j', (trigger, action, message) =>
    expect(problemsOf(trigger, [action])).toEqual([message]),
  )

  it('asks nothing of what it can’t know', () => {
    const condition = { field: 'lead.value', operator: 'over', value: '1' }
    expect(problemsOf(changed, [{ kind: 'notify', message: 'x' }], [condition])).toEqual([
      'Nothing is known of the lead’s value here. Choose something else.',
    ])
  })

  it('starts when its field is among those that changed', () => {
    const starts = (field: string | null, fields?: string[]) =>
      startsRun(
        { kind: 'contact_changed', field },
        { name: 'contact.changed', ...(fields && { fields }) },
        'x',
      )
    expect([starts(null, ['title']), starts('title', ['email', 'title'])]).toEqual([true, true])
    expect([starts('title', ['email']), starts('title'), starts('custom.a', ['custom'])]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('writes to a contact, by its latest lead where there is one, in the words of templates for leads', () => {
    const templates = new Map([
      ['t', { id: 't', subject: 'Hi {{lead.first_name}}', body: '{{lead.company}} {{account.custom.plan}}' }],
    ])
    const facts = {
      'contact.id': 'c',
      'contact.name': 'Nora Vik',
      'contact.first_name': 'Nora',
      'contact.email': 'nora@vik.example',
      'account.id': 'a',
      'account.name': 'Vik Dental',
      'account.custom.plan': 'Gold',
    }
    const plan = (more: object) =>
      planStep(
        { id: 'a', kind: 'send_email', templateId: 't' },
        { facts: { ...facts, ...more }, now: '2026-01-01T00:00:00Z', templates },
      )
    expect(plan({ 'contact.lead_id': 'l' })).toMatchObject({
      to: 'nora@vik.example',
      subject: 'Hi Nora',
      body: 'Vik Dental Gold',
      leadId: 'l',
      contactId: null,
    })
    expect(plan({})).toMatchObject({ to: 'nora@vik.example', leadId: null, contactId: 'c' })
    expect(plan({ 'contact.lead_id': 'l', 'contact.email_opt_out_at': '2026-01-01' })).toMatchObject({
      refusal: 'Nora Vik has asked for no more mail.',
    })
  })
})

describe('a trigger', () => {
  const { trigger } = readDefinition({ trigger: { kind: 'score_crossed', threshold: 70 } }).definition
  it.each([
    [69, 70, true],
    [70, 71, false],
    [70, 69, false],
    [0, 100, true],
    [null, 80, false],
  ])('crossed from %s to %s: %s', (from, to, expected) => {
    expect(trigger && startsRun(trigger, { name: 'lead.score_changed', from, to }, 'x')).toBe(expected)
  })

  it('reacts only to its own schedule', () => {
    const { trigger: own } = readDefinition({ trigger: { kind: 'schedule' } }).definition
    const matches = (automation_id: string) =>
      own && startsRun(own, { name: 'automation.scheduled', automation_id }, 'me')
    expect([matches('me'), matches('other')]).toEqual([true, false])
  })
})

describe('a condition', () => {
  const met = (
    field: string,
    operator: 'is' | 'over' | 'under' | 'contains' | 'contains_not' | 'is_not',
    value: string,
    fact: string | number | string[] | null,
  ) => isMet({ id: 'c', field, operator, value }, { [field]: fact }, '2026-11-26T10:00:00Z')
  it.each([
    [met('lead.value', 'over', '10000', 10_000), false],
    [met('lead.value', 'over', '10000', 10_000.01), true],
    [met('lead.value', 'over', '10', null), false],
    [met('lead.value', 'under', '10', null), false],
    [met('lead.value', 'is', '10.0', 10), true],
    [met('lead.name', 'contains', 'ALV', 'Maria Alvarez'), true],
    [met('lead.name', 'contains', ' ', 'Maria Alvarez'), false],
    [met('lead.tags', 'contains', 'vip', ['VIP']), true],
    [met('lead.tags', 'contains', 'vi', ['VIP']), false],
    [met('lead.tags', 'contains_not', 'vip', []), true],
    [met('lead.status', 'is_not', 'won', 'new'), true],
  ])('%#', (answer, expected) => expect(answer).toBe(expected))
})

describe('variables', () => {
  it('are filled once, with words for what is not known', () => {
    const facts = {
      'lead.name': '{{owner.name}}',
      'lead.first_name': '',
      'owner.name': 'Ben',
      'lead.tags': ['a', 'b'],
    }
    expect(
      renderText(
        '{{ lead.name }}, {{lead.first_name|there}}, {{lead.tags}} {{lead.phone}} {{x.y}} {{',
        facts,
      ),
    ).toEqual({
      text: '{{owner.name}}, there, a, b  {{x.y}} {{',
      unknown: ['x.y'],
      missing: ['lead.phone'],
    })
  })

  it('are named where one reads of them', () => {
    expect(nameVariables('Call {{lead.first_name|them}} about {{x.y}}')).toBe(
      'Call [lead’s first name] about {{x.y}}',
    )
  })

  it('stand apart from what is written, brackets of its own included', () => {
    expect(variableParts(nameVariables('{{account.custom.risk_level}}'))).toEqual([
      { text: 'account’s risk level', isVariable: true },
    ])
    expect(variableParts(nameVariables('[new] Quiet for {{lead.days_quiet}} days, {{lead.name}}'))).toEqual([
      { text: '[new]', isVariable: false },
      { text: ' Quiet for ', isVariable: false },
      { text: 'days quiet', isVariable: true },
      { text: ' days, ', isVariable: false },
      { text: 'lead’s name', isVariable: true },
    ])
  })

  it('are harmless in HTML', () => {
    expect(
      renderText('<b>{{lead.name}}</b>', { 'lead.name': `<img src=x onerror="a('&')">` }, 'html').text,
    ).toBe('<b>&lt;img src=x onerror=&quot;a(&#39;&amp;&#39;)&quot;&gt;</b>')
  })
})

it('finds whole words, with the second', () => {
  const segments = [
    { text: 'It was priceless.', start: 1 },
    { text: 'We could Switch  to Acme.', start: 65.5 },
  ]
  expect(findKeyword(segments, ['price'])).toBeNull()
  expect(findKeyword(segments, ['price', 'switch to'])).toEqual({
    word: 'switch to',
    quote: 'We could Switch  to Acme.',
    seconds: 65.5,
  })
})

describe('a schedule', () => {
  const at = (rule: string, now: string, timeZone = 'Europe/Berlin') =>
    nextRun({ rule, time: '09:00', timeZone }, now)
  it.each([
    ['FREQ=DAILY', '2026-11-23T07:59:00.000Z', '2026-11-23T08:00:00.000Z'],
    ['FREQ=DAILY', '2026-11-23T08:00:00.000Z', '2026-11-24T08:00:00.000Z'],
    ['FREQ=DAILY', '2026-03-28T09:00:00.000Z', '2026-03-29T07:00:00.000Z'],
    ['FREQ=WEEKLY;BYDAY=MO', '2026-11-23T07:00:00.000Z', '2026-11-23T08:00:00.000Z'],
    ['FREQ=WEEKLY;BYDAY=MO', '2026-11-23T09:00:00.000Z', '2026-11-30T08:00:00.000Z'],
    ['FREQ=MONTHLY;BYMONTHDAY=1', '2026-12-01T08:00:00.000Z', '2027-01-01T08:00:00.000Z'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-11-21T08:00:00.000Z', '2026-11-30T08:00:00.000Z'],
  ])('%s after %s is %s', (rule, now, expected) => expect(at(rule, now)).toBe(expected))
  it('is null for an invalid rule or time zone', () => {
    expect(at('nonsense', '2026-11-21T08:00:00.000Z')).toBeNull()
    expect(at('FREQ=DAILY', '2026-11-21T08:00:00.000Z', 'Mars/Olympus')).toBeNull()
  })
})

describe('a plan', () => {
  const plan = (action: unknown, facts: Record<string, string | number | null>) => {
    const [step] = readDefinition({ actions: [action] }).definition.actions
    if (!step) throw new Error('no step')
    const templates = new Map([
      [
        '00000000-0000-4000-8000-000000000001',
        { id: '00000000-0000-4000-8000-000000000001', subject: 'Hi {{lead.name}}', body: 'B' },
      ],
    ])
    return planStep(step, { facts, now: '2026-11-21T20:00:00.000Z', templates })
  }
  it('is due at the end of the owner’s working day', () => {
    expect(
      plan(
        { id: 'a', kind: 'create_task', title: 'T', dueDays: 1 },
        { 'owner.time_zone': 'America/New_York' },
      ),
    ).toMatchObject({ dueAt: '2026-11-22T22:00:00.000Z' })
    expect(
      plan({ id: 'a', kind: 'create_task', title: 'T', dueDays: 0 }, { 'owner.time_zone': 'No/Zone' }),
    ).toMatchObject({ dueAt: '2026-11-21T23:59:00.000Z' })
  })

  const mail = { id: 'a', kind: 'send_email', templateId: '00000000-0000-4000-8000-000000000001' }
  const lead = { 'lead.id': 'x', 'lead.name': 'Maria', 'lead.email': 'm@globex.example' }
  it('sends no mail to unsubscribed leads', () => {
    expect(plan(mail, lead)).toMatchObject({ to: 'm@globex.example', subject: 'Hi Maria' })
    expect(plan(mail, { ...lead, 'lead.email_opt_out_at': '2026' })).toEqual({
      refusal: 'Maria has asked for no more mail.',
      isFinal: false,
    })
    expect(isRefusal(plan({ ...mail, templateId: null }, lead))).toBe(true)
  })

  it('keeps a subject on one line', () => {
    expect(plan(mail, { ...lead, 'lead.name': 'A\r\nBcc: all@x.example' })).toMatchObject({
      subject: 'Hi A Bcc: all@x.example',
    })
  })
})

it('has recipes that need nothing but their template', () => {
  for (const list of Object.values(recipes)) {
    expect(list).toHaveLength(4)
    for (const { trigger, conditions, actions, template } of list) {
      const ready = actions.map((action) =>
        action.kind === 'send_email'
          ? { ...action, templateId: template ? '00000000-0000-4000-8000-000000000001' : null }
          : action,
      )
      const { definition, problems } = readDefinition({ trigger, conditions, actions: ready })
      expect([...problems, ...checkDefinition(definition, defaultStages)]).toEqual([])
      expect(definition).toEqual({ trigger, conditions, actions: ready })
      for (const text of [template?.subject ?? '', template?.body ?? ''])
        expect(renderText(text, {}).unknown).toEqual([])
    }
  }
})
