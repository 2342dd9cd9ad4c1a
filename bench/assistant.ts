import { isDeepStrictEqual } from 'node:util'
import { type Intent, isWrite } from '../core/src/assistant/intents.ts'
import { interpret } from '../core/src/assistant/interpret.ts'
import { type Command, isSure } from '../core/src/assistant/understand.ts'
import { type ExpectedCommand, groups } from './support/assistant/command.ts'
import { context } from './support/assistant/company.ts'
import { developmentCommands } from './support/assistant/development/index.ts'
import { heldOutCommands } from './support/assistant/held-out.ts'

/**
 * How well the built-in assistant understands commands: intents, and intents with every slot right, on the commands
 * used while it was made and on others written after it was finished and never tuned to, of which only the sums are shown.
 * A card is harmful when it offers a write that the person did not ask for.
 */
interface Verdict {
  isIntentRight: boolean
  isAllRight: boolean
  harmfulCards: number
  got: readonly Command[]
}

type Message = Parameters<typeof interpret>[0][number]

const isReady = (command: Command): boolean => isSure(command) && command.problem === null
const isProposed = (command: Command): boolean => isWrite(command.intent) && isReady(command)

/** What is understood of the text after what was said before it; the assistant's answers stand in between. */
function read({ earlier = [], text }: ExpectedCommand): readonly Command[] {
  const messages: Message[] = []
  for (const content of earlier) {
    messages.push({ role: 'user', content })
    messages.push({ role: 'assistant', content: interpret(messages, context).text })
  }
  return interpret([...messages, { role: 'user', content: text }], context).commands
}

function judge(expected: ExpectedCommand): Verdict {
  const got = read(expected)
  const wanted = expected.commands ?? []
  const isRight = (command: Command, order: number) =>
    wanted[order]?.intent === command.intent && isDeepStrictEqual(wanted[order]?.slots, command.slots)
  const talk: readonly Intent[] = ['greeting', 'help', 'thanks', 'other']
  const isIntentRight =
    expected.commands === null
      ? got.every((command) => talk.includes(command.intent) || !isReady(command) || !isWrite(command.intent))
      : got.length === wanted.length &&
        got.every((command, order) => command.intent === wanted[order]?.intent)
  return {
    got,
    isIntentRight,
    isAllRight: isIntentRight && (expected.commands === null || got.every(isRight)),
    harmfulCards: got.filter((command, order) => isProposed(command) && !isRight(command, order)).length,
  }
}

const share = (part: number, whole: number): string =>
  `${part}/${whole} (${whole === 0 ? '–' : Math.round((100 * part) / whole)} %)`

interface Judged {
  command: ExpectedCommand
  verdict: Verdict
}

function sumUp(name: string, judged: readonly Judged[]): void {
  if (judged.length === 0) return
  const count = (test: (verdict: Verdict) => boolean) => judged.filter(({ verdict }) => test(verdict)).length
  const harmful = judged.reduce((sum, { verdict }) => sum + verdict.harmfulCards, 0)
  const intents = share(
    count((verdict) => verdict.isIntentRight),
    judged.length,
  )
  const right = share(
    count((verdict) => verdict.isAllRight),
    judged.length,
  )
  console.log(
    `  ${name.padEnd(12)} intent ${intents.padEnd(16)} right ${right.padEnd(16)} harmful cards ${harmful}`,
  )
}

const judgeAll = (commands: readonly ExpectedCommand[]): Judged[] =>
  commands.map((command) => ({ command, verdict: judge(command) }))

const development = judgeAll(developmentCommands)
console.log(`\nused in development: ${development.length} commands`)
for (const group of groups)
  sumUp(
    group,
    development.filter(({ command }) => command.group === group),
  )
sumUp('all', development)
for (const { command, verdict } of development.filter((each) => !each.verdict.isAllRight)) {
  const got = verdict.got.map(
    ({ intent, confidence, slots, problem }) =>
      `${intent} ${confidence.toFixed(2)} ${JSON.stringify(slots)}${problem ? ` says: ${problem.kind}` : ''}`,
  )
  console.log(
    `    ✗ ${[...(command.earlier ?? []), command.text].join(' → ')}\n        ${got.join('\n        ')}`,
  )
}

const heldOut = judgeAll(heldOutCommands)
console.log(`\nheld out: ${heldOut.length} commands`)
sumUp('all', heldOut)
