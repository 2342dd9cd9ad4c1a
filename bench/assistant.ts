import { isDeepStrictEqual } from 'node:util'
import { type Intent, isWrite } from '../core/src/assistant/intents.ts'
import { type Command, isSure, understand } from '../core/src/assistant/understand.ts'
import { type ExpectedCommand, groups } from './support/assistant/command.ts'
import { context } from './support/assistant/company.ts'
import { developmentCommands } from './support/assistant/development.ts'
import { heldOutCommands } from './support/assistant/held-out.ts'

/**
 * How well the built-in assistant understands commands: intents, and intents with every slot right, on the commands
 * used while it was made and on others written after it was finished and never tuned to. A write counts as wrongly
 * proposed when the person would have to confirm something they did not ask for.
 */
interface Verdict {
  isIntentRight: boolean
  isAllRight: boolean
  wrongWrites: number
  asksBack: boolean
  got: Command[]
}

const isProposed = (command: Command): boolean =>
  isWrite(command.intent) && isSure(command) && command.problem === null

const isSame = (one: object, other: object): boolean => isDeepStrictEqual(one, other)

function judge({ text, commands }: ExpectedCommand): Verdict {
  const got = understand(text, context)
  const wanted = commands ?? []
  const isRight = (command: Command, order: number) => {
    const expected = wanted[order]
    return expected?.intent === command.intent && isSame(expected.slots, command.slots)
  }
  const talk: readonly Intent[] = ['greeting', 'help', 'thanks', 'other']
  const isIntentRight =
    commands === null
      ? got.every((command) => talk.includes(command.intent) || !isSure(command) || command.problem !== null)
      : got.length === wanted.length &&
        got.every((command, order) => command.intent === wanted[order]?.intent)
  return {
    got,
    isIntentRight,
    isAllRight: isIntentRight && (commands === null || got.every(isRight)),
    wrongWrites: got.filter((command, order) => isProposed(command) && !isRight(command, order)).length,
    asksBack: got.some((command) => !isSure(command) || command.problem !== null),
  }
}

const share = (part: number, whole: number): string =>
  `${part}/${whole} (${whole === 0 ? '–' : Math.round((100 * part) / whole)} %)`

function report(name: string, commands: readonly ExpectedCommand[]): void {
  const verdicts = commands.map((command) => ({ command, verdict: judge(command) }))
  console.log(`\n${name}: ${commands.length} commands`)
  for (const group of [...groups, null]) {
    const own = verdicts.filter(({ command }) => group === null || command.group === group)
    const count = (test: (verdict: Verdict) => boolean) => own.filter(({ verdict }) => test(verdict)).length
    const wrong = own.reduce((sum, { verdict }) => sum + verdict.wrongWrites, 0)
    console.log(
      `  ${(group ?? 'all').padEnd(12)} intent ${share(
        count((verdict) => verdict.isIntentRight),
        own.length,
      ).padEnd(16)} with all slots ${share(
        count((verdict) => verdict.isAllRight),
        own.length,
      ).padEnd(16)} wrong writes proposed ${wrong}`,
    )
  }
  for (const { command, verdict } of verdicts.filter((each) => !each.verdict.isAllRight)) {
    const got = verdict.got.map(
      ({ intent, confidence, slots, problem }) =>
        `${intent} ${confidence.toFixed(2)} ${JSON.stringify(slots)}${problem ? ` says: ${problem.kind}` : ''}`,
    )
    console.log(`    ✗ ${command.text}\n        ${got.join('\n        ')}`)
  }
}

report('used in development', developmentCommands)
report('held out', heldOutCommands)
