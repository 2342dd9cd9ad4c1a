import type { Recipe } from '../recipe.ts'

export const ecommerceRecipes: readonly Recipe[] = [
  {
    key: 'shop-quick-answer',
    name: 'Answer the contact form at once',
    purpose: 'The customer knows that somebody reads; the owner has a task before the day ends.',
    trigger: { kind: 'form_received' },
    conditions: [],
    actions: [
      { id: 'a1', kind: 'send_email', templateId: null },
      {
        id: 'a2',
        kind: 'create_task',
        title: 'Answer {{lead.name}}’s message',
        dueDays: 0,
        priority: 'high',
        assignee: 'owner',
      },
    ],
    template: {
      name: 'We have your message',
      subject: 'Your message to {{company.name}}',
      body: 'Hello {{lead.first_name|there}},\n\nthank you for writing. {{owner.name|Somebody}} reads your message today and answers it.\n\n{{company.name}}',
    },
  },
  {
    key: 'shop-vip',
    name: 'Look after large orders',
    purpose: 'A deal above 5,000 gets the tag VIP and a personal call.',
    trigger: { kind: 'status_changed', from: null, to: 'won' },
    conditions: [{ id: 'c1', field: 'lead.value', operator: 'over', value: '5000' }],
    actions: [
      { id: 'a1', kind: 'add_tag', tag: 'VIP' },
      {
        id: 'a2',
        kind: 'create_task',
        title: 'Thank {{lead.name}} in person',
        dueDays: 1,
        priority: 'normal',
        assignee: 'owner',
      },
    ],
  },
  {
    key: 'shop-complaint',
    name: 'Hear a complaint',
    purpose: 'Refunds and damage that a customer speaks of reach the owner with the sentence.',
    trigger: {
      kind: 'keyword_said',
      keywords: ['refund', 'damaged', 'broken', 'return it', 'never arrived'],
    },
    conditions: [],
    actions: [
      {
        id: 'a1',
        kind: 'notify',
        to: 'owner',
        message: '{{lead.name|A customer}} said “{{keyword.word}}”: {{keyword.quote}}',
      },
      {
        id: 'a2',
        kind: 'create_task',
        title: 'Make it good with {{lead.name|the customer}}: {{keyword.word}} at {{keyword.time}}',
        dueDays: 1,
        priority: 'urgent',
        assignee: 'owner',
      },
    ],
  },
  {
    key: 'shop-win-back',
    name: 'Win back a lost cart',
    purpose: 'A lost deal is asked once more after two weeks.',
    trigger: { kind: 'status_changed', from: null, to: 'lost' },
    conditions: [{ id: 'c1', field: 'lead.email', operator: 'is_set', value: '' }],
    actions: [
      { id: 'a1', kind: 'wait', amount: 14, unit: 'days' },
      { id: 'a2', kind: 'send_email', templateId: null },
    ],
    template: {
      name: 'Still looking?',
      subject: 'Still looking, {{lead.first_name|hello}}?',
      body: 'Hello {{lead.first_name|there}},\n\ntwo weeks ago it was not the right moment. Has anything changed? One line is enough.\n\n{{owner.name}}, {{company.name}}',
    },
  },
]
