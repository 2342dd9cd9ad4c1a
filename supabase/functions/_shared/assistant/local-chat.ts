import { learnCommands } from '@parley/core/assistant/classifier'
import { generateText } from '@parley/core/assistant/generate-text'
import { interpret } from '@parley/core/assistant/interpret'
import { composeAnswer } from '@parley/core/assistant/results'
import type { Answer, AnswerPiece, ChatEngine, Question } from './chat-engine.ts'
import { readKnownNames } from './known-names.ts'
import { readToolResults } from './tool-results.ts'

/** Pieces of a few words, so that the panel streams local answers like a model's. */
const toPieces = (text: string): AnswerPiece[] =>
  (text.match(/(?:\S+\s*){1,4}/g) ?? []).map((piece) => ({ kind: 'text', text: piece }))

async function* stream(pieces: AnswerPiece[]): AsyncGenerator<AnswerPiece> {
  yield* pieces
}

const textAnswer = (text: string, isConfident: boolean): Answer => ({
  isConfident,
  pieces: stream([...toPieces(text), { kind: 'end', reason: 'stop' }]),
})

async function answer(question: Question): Promise<Answer> {
  const { messages, client, asker, now, timeZone } = question
  const results = readToolResults(messages)
  if (results.length > 0) return textAnswer(composeAnswer(results, question), true)
  const said = messages.at(-1)?.content ?? ''
  const [known] = await Promise.all([readKnownNames(client, said), learnCommands()])
  const reply = interpret(
    messages.flatMap(({ role, content }) => (role === 'tool' ? [] : [{ role, content }])),
    { now, timeZone, vertical: asker.vertical, currency: asker.currency, stages: asker.stages, known },
  )
  const calls = reply.calls.map(
    ({ name, parameters }, index): AnswerPiece => ({
      kind: 'call',
      call: {
        index,
        id: `call_${crypto.randomUUID()}`,
        type: 'function',
        function: { name, arguments: JSON.stringify(parameters) },
      },
    }),
  )
  if (calls.length === 0) return textAnswer(reply.text, reply.isConfident)
  return {
    isConfident: reply.isConfident,
    pieces: stream([...toPieces(reply.text), ...calls, { kind: 'end', reason: 'tool_calls' }]),
  }
}

/** The built-in assistant: parses commands by rules and examples; nothing leaves the machine. */
export const createLocalChat = (): ChatEngine => ({
  name: 'local',
  answer,
  generate: async (message) => generateText(message),
})
