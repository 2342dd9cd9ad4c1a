import type { Recipe } from '../recipe.ts'

export const generalRecipes: readonly Recipe[] = [
  {
    key: 'first-call',
    name: 'Call new leads within a day',
    purpose: 'Every new lead gets a call task, and the owner hears about it right away.',
    trigger: { kind: 'lead_created' },
    conditions: [],
    actions: [
      {
        id: 'a1',
        kind: 'create_task',
        title: 'Call {{lead.name}} for the first time',
        dueDays: 1,
        priority: 'high',
        assignee: 'owner',
      },
      { id: 'a2', kind: 'notify', to: 'owner', message: 'New lead: {{lead.name}}' },
    ],
  },
  {
    key: 'contract',
    name: 'Prepare the contract',
    purpose: 'When a large deal reaches the proposal stage, its contract is ready in time.',
    trigger: { kind: 'status_changed', from: null, to: 'proposal' },
    conditions: [{ id: 'c1', field: 'lead.value', operator: 'over', value: '10000' }],
    actions: [
      {
        id: 'a1',
        kind: 'create_task',
        title: 'Prepare contract',
        dueDays: 2,
        priority: 'high',
        assignee: 'owner',
      },
      { id: 'a2', kind: 'notify', to: 'owner', message: '{{lead.name}} is at the proposal stage' },
    ],
  },
  {
    key: 'late-task',
    name: 'Flag overdue tasks',
    purpose: 'The owner is reminded of a task that is a day late.',
    trigger: { kind: 'task_overdue', hours: 24 },
    conditions: [],
    actions: [{ id: 'a1', kind: 'notify', to: 'owner', message: 'Overdue since yesterday: {{task.title}}' }],
  },
  {
    key: 'quiet-leads',
    name: 'Follow up on quiet leads',
    purpose: 'Every Monday, leads without activity for two weeks get a follow-up task.',
    trigger: {
      kind: 'schedule',
      rule: 'FREQ=WEEKLY;BYDAY=MO',
      time: '09:00',
      timeZone: 'UTC',
      forEach: 'lead',
    },
    conditions: [{ id: 'c1', field: 'lead.days_quiet', operator: 'over', value: '14' }],
    actions: [
      {
        id: 'a1',
        kind: 'create_task',
        title: 'Follow up with {{lead.name}}: quiet for {{lead.days_quiet}} days',
        dueDays: 1,
        priority: 'normal',
        assignee: 'owner',
      },
    ],
  },
]
