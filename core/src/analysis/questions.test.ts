import { expect, it } from 'vitest'
import { parsePlainText } from '../voice/parse-plain-text.ts'
import { findQuestions } from './questions.ts'
import { toScene } from './scene.ts'

function asked(text: string) {
  const parsed = parsePlainText(`Ben: Hello.\nAnna: ${text}`)
  if (!parsed.ok) throw new Error(parsed.message)
  const context = { now: '2026-11-21T10:00:00Z', timeZone: 'UTC', ownerName: 'Ben Carter', people: [] }
  return findQuestions(toScene(parsed.transcript, context), []).map((question) => question.text)
}

it.each([
  'Can I ask something simple?',
  'Can I just ask you one thing?',
  "How's your mama's hip?",
  'How are the kids?',
  'And how was your weekend?',
  'Can you hear me okay?',
])('%j is courtesy', (text) => expect(asked(text)).toEqual([]))

it.each([
  'Can I ask something about pricing?',
  'How is your family plan priced?',
  'Can I ask for a discount?',
  'How is your support reached at night?',
  'Can it read our labels?',
])('%j asks something', (text) => expect(asked(text)).toEqual([text]))
