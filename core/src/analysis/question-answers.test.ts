import { expect, it } from 'vitest'
import { parsePlainText } from '../voice/parse-plain-text.ts'
import { customerLines, findAnswers } from './question-answers.ts'
import { toScene } from './scene.ts'

function sceneOf(...lines: string[]) {
  const parsed = parsePlainText(lines.join('\n'))
  if (!parsed.ok) throw new Error(parsed.message)
  const context = { now: '2026-11-21T10:00:00Z', timeZone: 'UTC', ownerName: 'Ben Carter', people: [] }
  return toScene(parsed.transcript, context)
}

it.each([
  ['the next turn', ['Ben: Who decides?', 'Anna: My wife.'], ['My wife.']],
  ['the turn after a side remark', ['Ben: Who decides?', 'Ben: Sorry.', 'Anna: My wife.'], ['My wife.']],
  [
    'the turn after a question back',
    ['Ben: Who decides?', 'Anna: About what?', 'Ben: The price.', 'Anna: My wife.'],
    ['My wife.'],
  ],
  ['the one who asked it unasked', ['Anna: Who decides? My wife does.', 'Ben: I see.'], ['My wife does.']],
  ['nobody on our own side', ['Anna: Who decides?', 'Ben: On our side it is me, as you know.'], []],
])('a question is answered by %s', (_how, lines, expected) => {
  const answers = findAnswers(sceneOf(...lines), 'decisionMaker')
  expect(answers.flatMap((answer) => answer.lines.map(({ text }) => text))).toEqual(expected)
})

it('takes who answers a seller for the customer where no side is known', () => {
  const scene = sceneOf(
    'Kim: Have you got a budget?',
    'Lou: Nine thousand.',
    'Kim: Ours is twelve thousand.',
    'Lou: Oh.',
  )
  expect(new Set(customerLines(scene).map(({ speaker }) => speaker))).toEqual(new Set(['Lou']))
})
