import type { CallOutcome } from '@parley/core/assistant/borne-out/action-claims'
import type { Mark } from '@parley/core/assistant/borne-out/find-unborne'
import { logError } from '~/data/error-log.ts'
import { profileQuery } from '~/data/profile.ts'
import { queryClient } from '~/data/query-client.ts'
import { readStages } from '~/data/stages.ts'
import { readTimeZone } from '~/data/time-zone.ts'
import type { ShownMessage } from './chat-store.ts'
import type { Outcome } from './outcome.ts'
import type { Turn } from './turn.ts'

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** What tools answered in the turns of this window, as the model got it. */
const resultsOf = ({ messages }: Turn): unknown[] =>
  messages.flatMap((each) => (each.role === 'tool' ? [readJson(each.content)] : []))

const toCall = ({ name, state, message, parameters, confirmation }: Outcome): CallOutcome => ({
  name,
  state,
  text: [message, JSON.stringify(parameters), confirmation?.title ?? ''].join(' '),
})

/** What is kept of a call's result, also of one that another window ran. */
const toKept = ({ message, cards, evidence, confirmation }: Outcome) => ({
  message,
  cards,
  evidence,
  confirmation,
})

function namesOf(userId: string): string[] {
  const profile = queryClient.getQueryData(profileQuery(userId).queryKey)
  return profile ? [profile.full_name, profile.companies.name] : []
}

/**
 * The sentences of a model's answer that nothing bears out: neither what tools answered in the conversation nor what the person
 * said. The built-in engine writes from the results alone. Never rejects: what cannot be measured stays unmarked.
 */
export async function markAnswer(
  id: string,
  messages: readonly ShownMessage[],
  turns: ReadonlyMap<string, Turn>,
  userId: string,
): Promise<Mark[]> {
  const answers = messages.filter((each) => each.role === 'assistant')
  const answer = answers.find((each) => each.id === id)
  if (!answer || answer.text === '' || answer.engine === null || answer.engine === 'local') return []
  try {
    const { findUnborne } = await import('@parley/core/assistant/borne-out/find-unborne')
    const outcomes = answers.flatMap((each) => each.outcomes)
    return findUnborne(answer.text, {
      said: [...messages.flatMap((each) => (each.role === 'user' ? [each.text] : [])), ...namesOf(userId)],
      results: [...[...turns.values()].flatMap(resultsOf), ...outcomes.map(toKept)],
      outcomes: answer.outcomes.map(toCall),
      earlier: answers.filter((each) => each !== answer).flatMap((each) => each.outcomes.map(toCall)),
      reference: { now: new Date().toISOString(), timeZone: readTimeZone() },
      stages: readStages(),
    })
  } catch (error) {
    logError(error, 'assistant')
    return []
  }
}
