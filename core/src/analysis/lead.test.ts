import { describe, expect, it } from 'vitest'
import { parsePlainText } from '../voice/parse-plain-text.ts'
import { findLead } from './lead.ts'
import { toScene } from './scene.ts'
import { findSlots } from './slots.ts'
import type { SuggestedLead } from './types.ts'

const people = [
  { id: 'anna', name: 'Anna Keller', company: 'Acme Robotics', email: 'keller@acme.com' },
  { id: 'tom', name: 'Tom Reed', company: 'Northwind', email: 'tom@northwind.com' },
]
function lead(text: string): SuggestedLead | null {
  const parsed = parsePlainText(`Ben: How can I help?\nAnna Keller: ${text}`)
  if (!parsed.ok) throw new Error(parsed.message)
  const context = { now: '2026-11-21T10:00:00Z', timeZone: 'UTC', ownerName: 'Ben Carter', people }
  const scene = toScene(parsed.transcript, context)
  return findLead(scene, findSlots(scene, []))
}

describe('a known lead', () => {
  const own = { name: 'Anna Keller', company: 'Acme Robotics', email: 'keller@acme.com', matchId: 'anna' }

  it.each([
    'The invoices go to office@billing-service.com.',
    'Our old vendor was help@zendesk.com.',
    'My colleague at the partner is tom@northwind.com.',
    'You can write to keller@acme.com.',
  ])('keeps its company and address when she says %j', (text) => {
    expect(lead(text)).toMatchObject(own)
  })
})

describe('an address said in the call', () => {
  const unknown = (lines: string[]) => {
    const parsed = parsePlainText(lines.join('\n'))
    if (!parsed.ok) throw new Error(parsed.message)
    const context = { now: '2026-11-21T10:00:00Z', timeZone: 'UTC', ownerName: 'Liam Ward', people: [] }
    const scene = toScene(parsed.transcript, context)
    return findLead(scene, findSlots(scene, []))?.email ?? null
  }
  it.each([
    ["Great. Stella's address is stella.quinn@copperfield.example."],
    ['Send the invoice to billing@copperfield.example.'],
    ['Her email is s.quinn@copperfield.example, mine you have.'],
    ['Joanna takes part as well: joanna@copperfield.example.'],
    ['Please copy our lawyer, dana@whitlock.example.'],
  ])('is nobody’s but theirs: %s', (line) => {
    expect(unknown(['Liam Ward: Who else comes?', `Anna Rahman: ${line}`])).toBeNull()
  })
  it.each([
    ['My email is nr@copperfield.example.', 'nr@copperfield.example'],
    ['You can reach me at ops@copperfield.example.', 'ops@copperfield.example'],
    ['It is anna.rahman@copperfield.example.', 'anna.rahman@copperfield.example'],
    ['arahman@copperfield.example, all in one word.', 'arahman@copperfield.example'],
    [
      "Stella's address is stella.quinn@copperfield.example. Mine is anna@copperfield.example.",
      'anna@copperfield.example',
    ],
  ])('is the customer’s: %s', (line, email) => {
    expect(unknown(['Liam Ward: Where do I send it?', `Anna Rahman: ${line}`])).toBe(email)
  })
})
