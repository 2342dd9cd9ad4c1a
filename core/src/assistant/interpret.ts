import { isContinuation, isCorrection, joinFollowUp } from './asked/follow-up.ts'
import type { CommandContext } from './entities.ts'
import { findNameMentions, type KnownLead } from './known-names.ts'
import { type Slots, stripCourtesy } from './slots/reading.ts'
import { namedStage } from './stages/name-words.ts'
import { withoutStageNames } from './stages/stage-words.ts'
import { type Command, isSure, understand } from './understand.ts'
import { clarificationFor, findAskedSlot, questionFor, smallTalkText } from './words.ts'

interface Message {
  role: 'user' | 'assistant'
  content: string
}

/** What the built-in assistant answers: words, calls of tools, or both; `commands` is what it understood. */
export interface Reply {
  text: string
  commands: readonly Command[]
  calls: { name: string; parameters: Slots }[]
  isConfident: boolean
}

const remembered = 6
const mostCalls = 8
const minNewCommandConfidence = 0.8
const minHinderedConfidence = 0.3

/** The lead the conversation was about last, whom "him" can mean. */
function findRecentLead(messages: readonly Message[], context: CommandContext): KnownLead | null {
  for (const message of messages.slice(-remembered).toReversed()) {
    const leads = findNameMentions(message.content, context.known).flatMap((mention) =>
      mention.kind === 'lead' && mention.leads.length === 1 ? mention.leads : [],
    )
    const last = leads.at(-1)
    if (last) return last
  }
  return null
}

const isComplete = (command: Command): boolean => isSure(command) && command.problem === null

const withoutPreposition = (text: string): string =>
  stripCourtesy(text).replace(
    /^(?:to|in|into|at|as|the|stage|status|i mean(?:t)?)\s+|\s+(?:stage|one)$/gi,
    '',
  )

/** Reads the answer to a question asked back together with the command that it completes. */
function readAnswer(
  text: string,
  asked: NonNullable<ReturnType<typeof findAskedSlot>>,
  command: string,
  context: CommandContext,
): Command[] {
  if (asked === 'lead') {
    const named = findNameMentions(text, context.known).find((mention) => mention.kind === 'lead')
    const lead = named?.kind === 'lead' && named.leads.length === 1 ? (named.leads[0] ?? null) : null
    if (lead === null) return understand(`${command} ${text}`, context)
    // Only the chosen lead is left, so that a company's name in the command means it.
    const known = { ...context.known, leads: [lead] }
    return understand(command, { ...context, known }, { lead, isGiven: true })
  }
  const stage = asked === 'stage' ? namedStage(context.stages, withoutPreposition(text)) : undefined
  if (stage) {
    const rest = withoutStageNames(command, context).replace(/[\s.!?]+$/, '')
    return understand(`${rest} stage ${stage.name}`, context)
  }
  return understand(
    `${command}${asked === 'change' || asked === 'task' || asked === 'stage' ? ' ' : ': '}${text}`,
    context,
  )
}

function readCommands(messages: readonly Message[], context: CommandContext): Command[] {
  const text = messages.at(-1)?.content ?? ''
  const earlier = messages.slice(0, -1)
  const focus = { lead: findRecentLead(earlier, context), isGiven: false }
  const command = earlier.findLast((message) => message.role === 'user')?.content
  const corrected =
    command !== undefined && (isCorrection(text) || isContinuation(text))
      ? joinFollowUp(command, text, context)
      : null
  if (corrected !== null) return understand(corrected, context, focus)
  const own = understand(text, context, focus)
  const before = earlier.at(-1)
  const asked = before?.role === 'assistant' ? findAskedSlot(before.content) : null
  if (asked === null || command === undefined) return own
  const [first] = own
  const isRefusal = first?.intent === 'thanks' && isSure(first)
  if (isRefusal || /^(?:no|cancel|stop|forget it|never ?mind)\b/i.test(text.trim())) return own
  const completed = readAnswer(text, asked, command, context)
  // The text of a note or a title may look like a command; elsewhere a clear command is taken as a new one.
  const isStage = asked === 'stage' && namedStage(context.stages, withoutPreposition(text)) !== undefined
  const isFree = asked === 'text' || asked === 'title' || isStage
  const isOther =
    !isFree &&
    own.every(
      (each) => isComplete(each) && each.confidence >= minNewCommandConfidence && each.intent !== 'get_lead',
    )
  return completed.every(isComplete) && !isOther ? completed : own
}

const asksForUndo =
  /^\s*(?:please |no,? |oops,? |wait,? )*(?:undo|revert|reverse|roll(?: (?:that|it))? back|(?:take|change|put|set|move) (?:that|it|this) back)(?: (?:that|it|this|everything|(?:the|my|your) last (?:one|change|thing)))?(?: please)?[.!?]*\s*$/i
const undoText =
  'Undo stands beside each change in this conversation, as long as it can be taken back; outside the text box, Z takes back the last one. Nothing was changed.'

function answerTalk(command: Command, context: CommandContext): string {
  const { intent } = command
  const isTalk = intent === 'greeting' || intent === 'help' || intent === 'thanks'
  return isTalk && isSure(command) ? smallTalkText(intent, context) : clarificationFor(command, context)
}

/**
 * The reply to the last message, which is the person's. Only commands understood with enough confidence become calls;
 * an unclear one is answered by a question and changes nothing.
 */
export function interpret(messages: readonly Message[], context: CommandContext): Reply {
  if (asksForUndo.test(messages.at(-1)?.content ?? ''))
    return { text: undoText, commands: [], calls: [], isConfident: true }
  const commands = readCommands(messages, context).slice(0, mostCalls)
  const calls: Reply['calls'] = []
  const texts: string[] = []
  for (const command of commands) {
    const isTalk = ['greeting', 'help', 'thanks', 'other'].includes(command.intent)
    const { problem } = command
    // Why nothing is changed may be said also where it is not sure what would have been.
    if (
      problem?.kind === 'hindered' &&
      (problem.reason === 'forbidden' || command.confidence >= minHinderedConfidence)
    )
      texts.push(questionFor(problem))
    else if (isTalk || !isSure(command)) texts.push(answerTalk(command, context))
    else if (problem) texts.push(questionFor(problem))
    else {
      if (command.notRead !== undefined)
        texts.push(`I cannot filter by ${command.notRead}, so this is all that matches otherwise.`)
      calls.push({ name: command.intent, parameters: command.slots })
    }
  }
  return { text: texts.join('\n\n'), commands, calls, isConfident: commands.every(isSure) }
}
