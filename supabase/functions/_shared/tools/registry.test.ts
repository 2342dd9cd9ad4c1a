import { toolIntents } from '@parley/core/assistant/intents'
import { defaultStages } from '@parley/core/leads/stages'
import { accountFields } from '@parley/core/records/account'
import { contactFields } from '@parley/core/records/contact'
import { type Field, isEditable, keyOf } from '@parley/core/records/field'
import { leadFields } from '@parley/core/records/lead'
import { taskFields } from '@parley/core/records/task'
import { describe, expect, it } from 'vitest'
import { ToolFailure } from './context.ts'
import { findTool, tools, toolsForModels } from './registry.ts'

const required = [
  'list_stages',
  'search_leads',
  'get_lead',
  'search_tasks',
  'search_recordings',
  'get_recording',
  'list_insights',
  'create_lead',
  'update_lead',
  'create_task',
  'update_task',
  'add_note',
  'delete_task',
  'delete_lead',
  'daily_briefing',
  'hot_leads',
  'trial_health',
  'product_qualified_leads',
  'revenue_metrics',
  'expansion_opportunities',
  'vip_customers',
  'abandoned_carts',
  'purchase_predictions',
  'customer_lifetime_value',
  'draft_follow_up',
  'analytics_figures',
  'search_accounts',
  'search_contacts',
  'get_account',
  'get_contact',
  'create_account',
  'update_account',
  'create_contact',
  'update_contact',
  'add_contact_to_lead',
]

describe('the tools for models', () => {
  it('are these, each once, without undo', () => {
    expect(tools.map(({ name }) => name).toSorted()).toEqual(required.toSorted())
    expect(findTool('undo_action')).toBeUndefined()
  })

  it('hold every tool that the built-in assistant calls', () => {
    expect(toolIntents.filter((name) => !findTool(name))).toEqual([])
  })

  it('have names and strict object schemas that OpenAI-compatible endpoints take', () => {
    for (const { function: tool } of toolsForModels(defaultStages)) {
      expect(tool.name).toMatch(/^[a-z_]{1,64}$/)
      expect(tool.parameters, tool.name).toMatchObject({ type: 'object', additionalProperties: false })
      expect(tool.description.length, tool.name).toBeLessThan(200)
    }
    expect(JSON.stringify(toolsForModels(defaultStages)).length).toBeLessThan(23_000)
  })

  it.each<[string, readonly Field[]]>([
    ['lead', leadFields],
    ['task', taskFields],
    ['account', accountFields],
    ['contact', contactFields],
  ])('that make and change a %s take every field that people write', (noun, fields) => {
    const names: Record<string, string> = {
      custom: 'own_fields',
      assignee_id: 'assignee',
      ...Object.fromEntries(['lead', 'account', 'contact'].map((each) => [`${each}_id`, each])),
    }
    // It follows from the stage.
    const wanted = fields
      .filter((field) => isEditable(field) && field.column !== 'closed_at')
      .map((field) => names[field.column] ?? keyOf(field))
    const taken = (name: string) => Object.keys(Object(findTool(name)?.schema['properties']))
    expect(taken(`create_${noun}`)).toEqual(expect.arrayContaining(wanted))
    // Whose a task is stays.
    const kept = noun === 'task' ? ['lead', 'account', 'contact'] : []
    expect(taken(`update_${noun}`)).toEqual(
      expect.arrayContaining(wanted.filter((name) => !kept.includes(name))),
    )
  })

  it('name the stages of the company to a model', () => {
    const [first, ...others] = defaultStages
    const stages = [...(first ? [{ ...first, name: 'Inbox' }] : []), ...others]
    const named = toolsForModels(stages).filter(({ function: tool }) =>
      JSON.stringify(tool.parameters).includes(String.raw`new (\"Inbox\"), contacted`),
    )
    expect(named.map(({ function: tool }) => tool.name).toSorted()).toEqual([
      'create_lead',
      'search_leads',
      'update_lead',
    ])
  })

  it('write only where they say so', () => {
    const kinds = Object.fromEntries(tools.map(({ name, kind }) => [name, kind]))
    const writers = Object.keys(kinds).filter((name) => kinds[name] !== 'read')
    expect(writers.every((name) => /^(create|update|add|delete)_/.test(name))).toBe(true)
    expect(writers.filter((name) => kinds[name] === 'destructive')).toEqual(
      expect.arrayContaining(writers.filter((name) => name.startsWith('delete_'))),
    )
  })

  it('run nothing on parameters that don’t fit', () => {
    for (const tool of tools) {
      for (const given of [null, 'text', [], { surprise: 1 }]) {
        expect(() => tool.prepare(given), tool.name).toThrow(ToolFailure)
      }
    }
  })
})
