import type { Recipe } from '../recipe.ts'

export const ecommerceRecipes: readonly Recipe[] = [
  {
    key: 'shop-quick-answer',
    name: 'Reply to the contact form right away',
    purpose: 'The customer gets an answer at once, and the owner a task for the same day.',
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
      name: 'We got your message',
      subject: 'Your message to {{company.name}}',
      body: 'Hello {{lead.first_name|there}},\n\nThank you for writing. {{owner.name|Someone on our team}} will read your message and reply today.\n\n{{company.name}}',
    },
  },
  {
    key: 'shop-vip',
    name: 'Look after large orders',
    purpose: 'A won deal above 5,000 is tagged VIP and gets a personal thank-you.',
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
    name: 'Catch complaints',
    purpose: 'When a customer mentions a refund or damage, the owner gets the exact words.',
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
        title: 'Make it right with {{lead.name|the customer}}: “{{keyword.word}}” at {{keyword.time}}',
        dueDays: 1,
        priority: 'urgent',
        assignee: 'owner',
      },
    ],
  },
  {
    key: 'shop-win-back',
    name: 'Win back a lost cart',
    purpose: 'Two weeks after a deal is lost, one more email goes out.',
    trigger: { kind: 'status_changed', from: null, to: 'lost' },
    conditions: [{ id: 'c1', field: 'lead.email', operator: 'is_set', value: '' }],
    actions: [
      { id: 'a1', kind: 'wait', amount: 14, unit: 'days' },
      { id: 'a2', kind: 'send_email', templateId: null },
    ],
    template: {
      name: 'Still looking?',
      subject: 'Still looking, {{lead.first_name|hello}}?',
      body: 'Hello {{lead.first_name|there}},\n\nTwo weeks ago the timing wasn’t right. Has anything changed? A one-line reply is fine.\n\n{{owner.name}}, {{company.name}}',
    },
  },
]
