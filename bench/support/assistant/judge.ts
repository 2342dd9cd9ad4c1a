import { isDeepStrictEqual } from 'node:util'
import type { CommandContext } from '../../../core/src/assistant/entities.ts'
import { type Intent, isWrite } from '../../../core/src/assistant/intents.ts'
import { interpret } from '../../../core/src/assistant/interpret.ts'
import { type Command, isSure } from '../../../core/src/assistant/understand.ts'
import type { ExpectedCommand } from './command.ts'
import { context as usual } from './company.ts'

/** How a command was understood. A card is harmful when it offers a write that the person did not ask for. */
export interface Verdict {
  isIntentRight: boolean
  isAllRight: boolean
  harmfulCards: number
  got: readonly Command[]
}

type Message = Parameters<typeof interpret>[0][number]

const isReady = (command: Command): boolean => isSure(command) && command.problem === null
const isProposed = (command: Command): boolean => isWrite(command.intent) && isReady(command)

/** What is understood of the text after what was said before it; the assistant's answers stand in between. */
function read({ earlier = [], text }: ExpectedCommand, context: CommandContext): readonly Command[] {
  const messages: Message[] = []
  for (const content of earlier) {
    messages.push({ role: 'user', content })
    messages.push({ role: 'assistant', content: interpret(messages, context).text })
  }
  return interpret([...messages, { role: 'user', content: text }], context).commands
}

/** Reads a command and compares what was understood, and what would be proposed, with what is expected. */
export function judge(expected: ExpectedCommand, context: CommandContext = usual): Verdict {
  const got = read(expected, context)
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
