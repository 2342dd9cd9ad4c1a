import { interpret } from '@parley/core/assistant/interpret'
import { defaultStages } from '@parley/core/leads/stages'
import { expect, test } from 'vitest'
import { quickPrompts, readVertical, type Vertical } from './quick-prompts.ts'

const answer = (text: string, vertical: Vertical) =>
  interpret([{ role: 'user', content: text }], {
    now: '2026-11-21T10:00:00Z',
    timeZone: 'Europe/Berlin',
    vertical,
    stages: defaultStages,
    known: { leads: [], tasks: [], colleagues: [] },
  })

test('the sets are those of docs/specified.md S9.4', () => {
  const labels = Object.fromEntries(
    Object.entries(quickPrompts).map(([vertical, prompts]) => [vertical, prompts.map(({ label }) => label)]),
  )
  expect(labels).toEqual({
    saas: ['Trial health', 'PQLs', 'MRR and ARR', 'Expansion'],
    ecommerce: ['VIP customers', 'Abandoned carts', 'Purchase predictions', 'CLV'],
    other: ['Daily briefing', 'Hot leads', 'Create task', 'Search leads'],
  })
})

test.each<[Vertical, readonly string[]]>([
  ['saas', ['trial_health', 'product_qualified_leads', 'revenue_metrics', 'expansion_opportunities']],
  ['ecommerce', ['vip_customers', 'abandoned_carts', 'purchase_predictions', 'customer_lifetime_value']],
  ['other', ['daily_briefing', 'hot_leads', 'What should the task be?', 'search_leads']],
])('the built-in engine understands those of %s', (vertical, expected) => {
  const understood = quickPrompts[vertical].map(({ text }) => {
    const { calls, text: said } = answer(text, vertical)
    return calls[0]?.name ?? said
  })
  expect(understood).toEqual(expected)
})

test('a company without a known kind is a general one', () => {
  expect([readVertical('saas'), readVertical(undefined), readVertical('zoo')]).toEqual([
    'saas',
    'other',
    'other',
  ])
})
