import { describe, expect, it } from 'vitest'
import { parsePlainText } from '../voice/parse-plain-text.ts'
import { toScene } from './scene.ts'
import { findSlots } from './slots.ts'
import type { Slots } from './types.ts'

/** Anna, the customer, says these lines to Ben; the day is a Saturday. */
function slots(...lines: string[]): Slots {
  const parsed = parsePlainText(lines.map((line) => `Anna: ${line}\nBen: I see.`).join('\n'))
  if (!parsed.ok) throw new Error(parsed.message)
  const context = { now: '2026-11-21T10:00:00Z', timeZone: 'UTC', ownerName: 'Ben Carter', people: [] }
  return findSlots(toScene(parsed.transcript, context), [])
}

describe('the decision maker', () => {
  it.each([
    ['Our CFO signs off on everything.', 'CFO'],
    ['Our director, Maria Lopez, decides on that.', 'Director, Maria Lopez'],
    ['Our director, he decides on that.', 'Director'],
    ['Our director usually decides on that.', 'Director'],
    ['Dr. Larsen decides.', 'Dr. Larsen'],
    ['It is up to Mrs. Mary Larsen.', 'Mrs. Mary Larsen'],
    ["Larsen, he's our CFO, he decides.", 'Larsen'],
    ['If Caroline approves it, we sign.', 'Caroline'],
    ['The decision is up to our chief operating officer.', 'Chief operating officer'],
    ['I make the final decision.', 'Anna'],
  ])('%s', (said, expected) => {
    expect(slots(said).decisionMaker?.value).toBe(expected)
  })

  it.each([
    'We can spend up to thirty thousand.',
    'Our budget is up to thirty thousand dollars.',
    'The price is up to the number of users.',
    'We can go up to Thirty people.',
    "We don't need my boss to approve that.",
    'Nobody decides here.',
    "I'll talk to my manager about that.",
  ])('is not named by %j', (said) => {
    expect(slots(said).decisionMaker).toBeNull()
  })
})

describe('the timeline', () => {
  it('has no day where none was said', () => {
    expect(slots('It has to be done before the harvest.').timeline).toMatchObject({
      value: 'before the harvest',
      at: null,
    })
  })

  it('is what the customer plans, not what else starts', () => {
    expect(
      slots("At eight o'clock the emails start.", 'We would like to start in September.').timeline,
    ).toMatchObject({ value: 'in September', at: '2027-09-01T17:00:00.000Z' })
    expect(
      slots('The audit starts on Monday.', 'We want to go live by the end of January.').timeline?.value,
    ).toBe('by the end of January')
  })

  it('is neither an hour nor what happens every week', () => {
    expect(slots("At eight o'clock the emails start.").timeline).toBeNull()
    expect(slots('Every Monday the new drivers start.').timeline).toBeNull()
  })
})
