import { describe, expect, it } from 'vitest'
import { parsePlainText } from '../voice/parse-plain-text.ts'
import { findObjections } from './objections.ts'
import { toScene } from './scene.ts'

function kinds(text: string): string[] {
  const parsed = parsePlainText(`Ben: What do you think?\nAnna: ${text}`)
  if (!parsed.ok) throw new Error(parsed.message)
  const context = { now: '2026-11-21T10:00:00Z', timeZone: 'UTC', ownerName: 'Ben Carter', people: [] }
  return findObjections(toScene(parsed.transcript, context)).map((objection) => objection.kind)
}

describe('findObjections', () => {
  it.each([
    ["We don't need it right now.", 'need'],
    ["I don't really need the reports.", 'need'],
    ["We don't need to change our system.", 'need'],
    ['I have to ask my boss about it.', 'authority'],
    ["I don't need the board for it, but it is too expensive.", 'price'],
  ])('%s', (text, kind) => {
    expect(kinds(text)).toEqual([kind])
  })

  it.each([
    "I don't need the board for it.",
    "I don't have to ask my boss about it.",
    "We don't need anybody's approval.",
    "We don't need to see more before we sign.",
  ])('hears independence in %j', (text) => {
    expect(kinds(text)).toEqual([])
  })
})
