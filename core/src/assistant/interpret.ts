import type { CommandContext } from './entities.ts'
import { findNameMentions, type KnownLead } from './known-names.ts'
import type { Slots } from './slots/reading.ts'
import { type Command, isSure, understand } from './understand.ts'
import { askAbout, askAgain, findAskedSlot, talkWords } from './words.ts'

type Message = { role: 'user' | 'assistant'; content: string }

/** What the built-in assistant answers: words, calls of tools, or both. */
export type Reply = { text: string; calls: { name: string; parameters: Slots }[]; isConfident: boolean }

const remembered = 6
const mostCalls = 8
const clearly = 0.8

/** The lead the conversation was about last, whom "him" can mean. */
const findRecentLead = (messages: readonly Message[], context: CommandContext): KnownLead | null => {
  for (const message of messages.slice(-remembered).toReversed()) {
    const leads = findNameMentions(message.content, context.known).flatMap((mention) =>
      mention.kind === 'lead' && mention.leads.length === 1 ? mention.leads : [],
    )
    const last = leads.at(-1)
    if (last) return last
  }
  return null
}

const isWhole = (command: Command): boolean => isSure(command) && command.problem === null

/** Reads the answer to a question asked back together with the command that it completes. */
const readAnswer = (
  said: string,
  asked: NonNullable<ReturnType<typeof findAskedSlot>>,
  command: string,
  context: CommandContext,
): Command[] => {
  if (asked === 'lead') {
    const named = findNameMentions(said, context.known).find((mention) => mention.kind === 'lead')
    const lead = named?.kind === 'lead' && named.leads.length === 1 ? (named.leads[0] ?? null) : null
    if (lead === null) return understand(`${command} ${said}`, context)
    // Only the chosen lead is left, so that a company's name in the command means it.
    const known = { ...context.known, leads: [lead] }
    return understand(command, { ...context, known }, { lead, isGiven: true })
  }
  return understand(`${command}${asked === 'change' || asked === 'task' ? ' ' : ': '}${said}`, context)
}

const readCommands = (messages: readonly Message[], context: CommandContext): Command[] => {
  const said = messages.at(-1)?.content ?? ''
  const earlier = messages.slice(0, -1)
  const focus = { lead: findRecentLead(earlier, context), isGiven: false }
  const own = understand(said, context, focus)
  const before = earlier.at(-1)
  const asked = before?.role === 'assistant' ? findAskedSlot(before.content) : null
  const command = earlier.findLast((message) => message.role === 'user')?.content
  if (asked === null || command === undefined) return own
  const [first] = own
  const isRefusal = first?.intent === 'thanks' && isSure(first)
  if (isRefusal || /^(?:no|cancel|stop|forget it|never ?mind)\b/i.test(said.trim())) return own
  const completed = readAnswer(said, asked, command, context)
  // Words of a note or a title may read like commands; elsewhere a clear command of its own is one.
  const isFree = asked === 'text' || asked === 'title'
  const isOther =
    !isFree && own.every((each) => isWhole(each) && each.confidence >= clearly && each.intent !== 'get_lead')
  return completed.every(isWhole) && !isOther ? completed : own
}

const answerTalk = (command: Command, context: CommandContext): string => {
  const { intent } = command
  const isTalk = intent === 'greeting' || intent === 'help' || intent === 'thanks'
  return isTalk && isSure(command) ? talkWords(intent, context.vertical) : askAgain(command, context.vertical)
}

/**
 * The reply to the last message, which is the person's. Calls are given only for commands understood well enough;
 * what is unclear is asked back and changes nothing.
 */
export const interpret = (messages: readonly Message[], context: CommandContext): Reply => {
  const commands = readCommands(messages, context).slice(0, mostCalls)
  const calls: Reply['calls'] = []
  const texts: string[] = []
  for (const command of commands) {
    const isTalk = ['greeting', 'help', 'thanks', 'other'].includes(command.intent)
    if (isTalk || !isSure(command)) texts.push(answerTalk(command, context))
    else if (command.problem) texts.push(askAbout(command.problem))
    else calls.push({ name: command.intent, parameters: command.slots })
  }
  return { text: texts.join('\n\n'), calls, isConfident: commands.every(isSure) }
}
