import type { Recipe } from '../recipe.ts'

export const saasRecipes: readonly Recipe[] = [
  {
    key: 'saas-trial-welcome',
    name: 'Welcome a new trial',
    purpose: 'A personal hello on day one, and a check-in before the trial is half over.',
    trigger: { kind: 'lead_created' },
    conditions: [{ id: 'c1', field: 'lead.email', operator: 'is_set', value: '' }],
    actions: [
      { id: 'a1', kind: 'send_email', templateId: null },
      { id: 'a2', kind: 'wait', amount: 3, unit: 'days' },
      {
        id: 'a3',
        kind: 'create_task',
        title: 'Ask {{lead.first_name|the trial user}} how the trial is going',
        dueDays: 1,
        priority: 'normal',
        assignee: 'owner',
      },
    ],
    template: {
      name: 'Trial welcome',
      subject: 'Your first day with {{company.name}}',
      body: 'Hello {{lead.first_name|there}},\n\nThank you for trying {{company.name}}. What would need to work by the end of the week for you to call this trial a success? Reply to this email and I’ll help you get there.\n\n{{owner.name}}',
    },
  },
  {
    key: 'saas-churn-words',
    name: 'Catch churn early',
    purpose: 'When a customer talks about leaving, the owner gets the exact words right away.',
    trigger: {
      kind: 'keyword_said',
      keywords: ['cancel', 'churn', 'switch to', 'not renewing', 'too expensive'],
    },
    conditions: [],
    actions: [
      {
        id: 'a1',
        kind: 'notify',
        to: 'owner',
        message: '{{lead.name|Someone}} said “{{keyword.word}}”: {{keyword.quote}}',
      },
      { id: 'a2', kind: 'add_tag', tag: 'at risk' },
      {
        id: 'a3',
        kind: 'create_task',
        title: 'Save {{lead.company|the account}}: they said “{{keyword.word}}” at {{keyword.time}}',
        dueDays: 1,
        priority: 'high',
        assignee: 'owner',
      },
    ],
  },
  {
    key: 'saas-hot-trial',
    name: 'Catch a qualified trial',
    purpose: 'A trial whose score passes 70 deserves a call today.',
    trigger: { kind: 'score_crossed', direction: 'above', threshold: 70 },
    conditions: [{ id: 'c1', field: 'lead.status', operator: 'is_not', value: 'won' }],
    actions: [
      {
        id: 'a1',
        kind: 'create_task',
        title: 'Call {{lead.name}}: the score rose to {{lead.score}}',
        dueDays: 0,
        priority: 'high',
        assignee: 'owner',
      },
      { id: 'a2', kind: 'notify', to: 'owner', message: '{{lead.name}} is hot: score {{lead.score}}' },
    ],
  },
  {
    key: 'saas-expansion',
    name: 'Onboard new customers',
    purpose: 'From won to onboarded, with a conversation about more seats a month later.',
    trigger: { kind: 'status_changed', from: null, to: 'won' },
    conditions: [],
    actions: [
      {
        id: 'a1',
        kind: 'create_task',
        title: 'Onboard {{lead.company|the new customer}}',
        dueDays: 2,
        priority: 'high',
        assignee: 'owner',
      },
      { id: 'a2', kind: 'add_tag', tag: 'customer' },
      { id: 'a3', kind: 'wait', amount: 30, unit: 'days' },
      {
        id: 'a4',
        kind: 'create_task',
        title: 'Talk to {{lead.name}} about more seats',
        dueDays: 3,
        priority: 'normal',
        assignee: 'owner',
      },
    ],
  },
]
