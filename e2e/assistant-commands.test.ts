import { expect, it } from 'vitest'
import type { ExpectedCommand } from '../bench/support/assistant/command.ts'
import { developmentCommands } from '../bench/support/assistant/development/index.ts'
import { judge } from '../bench/support/assistant/judge.ts'

/** How the built-in engine reads the commands that it was made with: a card that nobody asked for is worse than a question. */
const judged = developmentCommands.map((command) => ({ command, verdict: judge(command) }))
const wordsOf = ({ earlier = [], text }: ExpectedCommand) => [...earlier, text].join(' → ')

it('offers no change that was not asked for', () => {
  expect(
    judged.filter(({ verdict }) => verdict.harmfulCards > 0).map(({ command }) => wordsOf(command)),
  ).toEqual([])
})

it('reads nearly all of them to the letter', () => {
  const missed = judged.filter(({ verdict }) => !verdict.isAllRight).map(({ command }) => wordsOf(command))
  expect(missed.length, missed.join('\n')).toBeLessThan(judged.length * 0.02)
})
