import type { Recipe } from '../recipe.ts'

export const generalRecipes: readonly Recipe[] = [
  {
    key: 'first-call',
    name: 'Call new leads within a day',
    purpose: 'No new lead waits: a task and a word to the owner at once.',
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
    purpose: 'A large deal that reaches the proposal stage gets its contract in time.',
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
    name: 'Speak up about late tasks',
    purpose: 'A task a day late is brought up again instead of forgotten.',
    trigger: { kind: 'task_overdue', hours: 24 },
    conditions: [],
    actions: [{ id: 'a1', kind: 'notify', to: 'owner', message: 'A day late: {{task.title}}' }],
  },
  {
    key: 'quiet-leads',
    name: 'Wake quiet leads each Monday',
    purpose: 'Whoever has not been heard of for two weeks gets a follow-up task.',
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
