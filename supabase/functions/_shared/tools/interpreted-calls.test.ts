import { examples } from '@parley/core/assistant/examples/index'
import { interpret } from '@parley/core/assistant/interpret'
import { defaultStages } from '@parley/core/leads/stages'
import type { FieldType } from '@parley/core/records/field'
import { leadFields } from '@parley/core/records/lead'
import { expect, it } from 'vitest'
import { isWritten } from './field-parameters.ts'
import { findTool } from './registry.ts'

const placeholderValues: Record<string, string> = {
  '<lead>': 'Ana Silva',
  '<person>': 'Mira Holm',
  '<date>': 'tomorrow at 3',
  '<money>': '$12,000',
  '<email>': 'ana@acme.example',
  '<phone>': '+49 30 1234567',
}

const context = {
  now: '2026-11-21T10:00:00Z',
  timeZone: 'UTC',
  vertical: 'saas' as const,
  stages: defaultStages,
  known: {
    leads: [{ id: '7f9c24e8-3b12-4fef-91e0-5e0e5a1b2c3d', name: 'Ana Silva', company: 'Acme' }],
    tasks: [{ id: '9a7b330a-a736-4a5b-8c1f-1a2b3c4d5e6f', title: 'Send the contract' }],
    colleagues: [{ id: '1b4e28ba-2fa1-41d2-883f-0016d3cca427', name: 'Mira Holm' }],
  },
}

const valueOfType: Partial<Record<FieldType, string>> = {
  email: 'ana@acme.example',
  phone: '+49 30 1234567',
  url: 'acme.example',
  amount: '12,000',
  currency: 'EUR',
  day: 'December 12',
  tags: 'hot, new',
}
const ofFields = leadFields
  .filter(isWritten)
  .filter(({ type }) => type !== 'stage' && type !== 'custom')
  .map(({ label, type }) => `set the ${label.toLowerCase()} of <lead> to ${valueOfType[type] ?? '<person>'}`)
const ofTasks = [
  'remind me every Monday to review the pipeline, description: all of it',
  'create a task to call <lead> tomorrow at 3, remind me an hour before',
  'repeat the contract task weekly',
  'clear the reminder of the contract task',
  'add the tag hot to <lead>',
]

/** The parameters that the built-in assistant produces must be valid for the tools, which are defined separately. */
it('takes the parameters of every command that the built-in assistant understands', () => {
  const lines = [...examples.map(({ text }) => text), ...ofFields, ...ofTasks].map((text) =>
    text.replace(/<[a-z]+>/g, (mask) => placeholderValues[mask] ?? mask),
  )
  const calls = lines.flatMap((content) => interpret([{ role: 'user', content }], context).calls)
  const refused = calls.flatMap(({ name, parameters }) => {
    try {
      findTool(name)?.prepare(parameters)
      return []
    } catch (error) {
      return [`${name} ${JSON.stringify(parameters)}: ${String(error)}`]
    }
  })
  expect(refused).toEqual([])
  expect(calls.length).toBeGreaterThan(300)
  expect(new Set(calls.map(({ name }) => name)).size).toBeGreaterThan(20)
})
