import type { CommandContext } from '../core/src/assistant/entities.ts'
import { type ExpectedCommand, groups } from './support/assistant/command.ts'
import { developmentCommands } from './support/assistant/development/index.ts'
import { heldOutCommands } from './support/assistant/held-out.ts'
import { heldOutStages, stagesContext } from './support/assistant/held-out-stages.ts'
import { judge, type Verdict } from './support/assistant/judge.ts'

/**
 * How well the built-in assistant understands commands: intents, and intents with every slot right, on the commands
 * used while it was made and on others written after it was finished and never tuned to, of which only the sums are shown.
 * A card is harmful when it offers a write that the person did not ask for.
 */
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

const judgeAll = (commands: readonly ExpectedCommand[], context?: CommandContext): Judged[] =>
  commands.map((command) => ({ command, verdict: judge(command, context) }))

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

console.log(`\nheld out, of a company with stages of its own: ${heldOutStages.length} commands`)
sumUp('all', judgeAll(heldOutStages, stagesContext))
