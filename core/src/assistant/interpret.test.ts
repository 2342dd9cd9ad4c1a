import { expect, it } from 'vitest'
import { defaultStages } from '../leads/stages.ts'
import type { CommandContext } from './entities.ts'
import { interpret } from './interpret.ts'

const context: CommandContext = {
  now: '2026-11-21T10:00:00Z',
  timeZone: 'UTC',
  vertical: 'saas',
  stages: defaultStages,
  known: {
    leads: [
      { id: 'ana', name: 'Ana Silva', company: 'Acme' },
      { id: 'bo', name: 'Bo Berg', company: 'Acme' },
    ],
    tasks: [],
    colleagues: [],
  },
}

/** The person's messages in order; the assistant's replies are put in between. */
function talk(...said: string[]) {
  const messages: { role: 'user' | 'assistant'; content: string }[] = []
  let reply = interpret([{ role: 'user', content: '' }], context)
  for (const content of said) {
    messages.push({ role: 'user', content })
    reply = interpret(messages, context)
    messages.push({ role: 'assistant', content: reply.text })
  }
  return reply
}

it('takes the answer to its question', () => {
  expect(talk('mark acme as won', 'bo').calls).toEqual([
    { name: 'update_lead', parameters: { lead: 'bo', status: 'won' } },
  ])
  expect(talk('add a note to Ana', 'they need single sign-on').calls).toEqual([
    { name: 'add_note', parameters: { lead: 'ana', text: 'They need single sign-on' } },
  ])
  expect(talk('create a lead', 'Eva Lund from Fjord').calls).toEqual([
    { name: 'create_lead', parameters: { name: 'Eva Lund', company: 'Fjord' } },
  ])
  expect(talk('draft a follow-up', 'Ana Silva').calls).toEqual([
    { name: 'draft_follow_up', parameters: { lead: 'ana' } },
  ])
})

it('lets a question go when something else is asked, or nothing', () => {
  expect(talk('mark acme as won', 'show hot leads').calls).toEqual([{ name: 'hot_leads', parameters: {} }])
  expect(talk('mark acme as won', 'never mind').calls).toEqual([])
})

it('resolves a pronoun to the lead of the conversation', () => {
  expect(talk('tell me about Ana Silva', 'move her to proposal').calls).toEqual([
    { name: 'update_lead', parameters: { lead: 'ana', status: 'proposal' } },
  ])
})

it('carries out what is clear and asks about the rest', () => {
  const reply = talk('show hot leads and mark acme as won')
  expect(reply.calls).toEqual([{ name: 'hot_leads', parameters: {} }])
  expect(reply.text).toMatch(/^Which one do you mean\?/)
})

it('lists its abilities when it is unsure, and that nothing was changed', () => {
  const reply = talk('qwertz uiop')
  expect(reply).toMatchObject({ calls: [], isConfident: false })
  expect(reply.text).toMatch(/Nothing was changed\..*MRR and ARR/s)
})
