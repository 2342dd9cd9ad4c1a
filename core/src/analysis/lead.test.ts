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
const lead = (said: string): SuggestedLead | null => {
  const parsed = parsePlainText(`Ben: How can I help?\nAnna Keller: ${said}`)
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
  ])('keeps its company and address when she says %j', (said) => {
    expect(lead(said)).toMatchObject(own)
  })
})
