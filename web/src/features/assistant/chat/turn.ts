import { type ChatMessage, maxCallsPerTurn, type ToolCall } from '@parley/core/assistant/protocol'
import type { Stage } from '@parley/core/leads/stages'
import * as z from 'zod/mini'
import { toCards } from './cards.ts'
import { fitResult, roomForEach } from './fit-request.ts'
import type { Outcome, ReadToolResult } from './outcome.ts'
import type { Answer } from './read-answer.ts'

/** Rounds of tool calls within one turn (docs/specified.md P15). */
const mostRounds = 4
const notRead = 'Failed to execute'
const tooMany = 'This message has used its 8 actions. Send another message to continue.'

/** A turn as far as it has come. After a failure it can be taken up again: what ran does not run twice. */
export interface Turn {
  /** What was said before and the person's words; then calls and results of this turn. */
  messages: readonly ChatMessage[]
  turnId: string | null
  engine: string | null
  /** Whole texts of the rounds before this one. */
  texts: readonly string[]
  /** The text that is being streamed. */
  text: string
  outcomes: readonly Outcome[]
  rounds: number
}

export interface ToolAsk {
  toolName: string
  parameters: Record<string, unknown>
  turnId?: string
  callId?: string
  confirmationId?: string
}
/** `error` is the sentence of a failure. */
export type ToolAnswer = { result: ReadToolResult } | { error: string }

export interface TurnPorts {
  /** Rejects with `ChatFailure`, or as `fetch` does; also when `signal` is aborted. */
  ask: (
    messages: readonly ChatMessage[],
    turnId: string | null,
    listeners: {
      onOpening: (opening: { turnId: string; engine: string }) => void
      onText: (piece: string) => void
    },
    signal: AbortSignal,
  ) => Promise<Answer>
  /** Never rejects. */
  runTool: (ask: ToolAsk) => Promise<ToolAnswer>
  /** Those of the company, which leads are shown with. */
  readStages: () => readonly Stage[]
}

export const beginTurn = (messages: readonly ChatMessage[]): Turn => ({
  messages,
  turnId: null,
  engine: null,
  texts: [],
  text: '',
  outcomes: [],
  rounds: 0,
})

/** All words of a turn so far. */
export const wordsOfTurn = ({ texts, text }: Turn): string =>
  [...texts, text].filter((each) => each.trim() !== '').join('\n\n')

const argumentsSchema = z.record(z.string(), z.unknown())

/** The arguments of a call; null where they are no JSON object: such a call never runs. */
function readArguments(text: string): Record<string, unknown> | null {
  try {
    const parsed = argumentsSchema.safeParse(JSON.parse(text.trim() === '' ? '{}' : text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** What is shown and kept of what a tool answered. */
export function toOutcome(
  call: { callId: string; name: string; parameters: Record<string, unknown> },
  answer: ToolAnswer,
  stages: readonly Stage[],
): Outcome {
  if ('error' in answer) return { ...call, state: 'failed', message: answer.error, cards: [], evidence: [] }
  const { status, message = '', data, evidence = [], confirmation, undo } = answer.result
  return {
    ...call,
    state: status === 'needs_confirmation' && confirmation ? 'waiting' : 'done',
    message,
    cards: toCards(data, stages),
    evidence,
    ...(confirmation ? { confirmation } : {}),
    ...(undo ? { undo } : {}),
  }
}

async function runCall(
  call: ToolCall,
  turn: Turn,
  { runTool, readStages }: TurnPorts,
): Promise<{ outcome: Outcome; answer: ToolAnswer }> {
  const parameters = readArguments(call.function.arguments)
  const known = { callId: call.id, name: call.function.name, parameters: parameters ?? {} }
  const answer: ToolAnswer =
    parameters === null
      ? { error: notRead }
      : turn.outcomes.length >= maxCallsPerTurn
        ? { error: tooMany }
        : await runTool({
            toolName: known.name,
            parameters,
            callId: call.id,
            ...(turn.turnId === null ? {} : { turnId: turn.turnId }),
          })
  return { outcome: toOutcome(known, answer, readStages()), answer }
}

/**
 * Takes a turn to its end: asks, runs the tools that are asked for (in order, each under the person's own rights) and
 * asks again with their results, at most four rounds and eight calls. `onChange` gets each state on the way. Rejects as
 * `ask` does; the last state given can be taken up again.
 */
export async function takeTurn(
  begun: Turn,
  ports: TurnPorts,
  onChange: (turn: Turn) => void,
  signal: AbortSignal,
): Promise<Turn> {
  let turn = begun
  const change = (part: Partial<Turn>) => {
    turn = { ...turn, ...part }
    onChange(turn)
  }
  for (;;) {
    change({ text: '' })
    const answer = await ports.ask(
      turn.messages,
      turn.turnId,
      {
        onOpening: ({ turnId, engine }) => change({ turnId, engine }),
        onText: (piece) => change({ text: turn.text + piece }),
      },
      signal,
    )
    const calls = turn.rounds < mostRounds ? answer.calls : []
    if (calls.length === 0) return turn
    const asked = [...turn.messages, { role: 'assistant' as const, content: answer.text, tool_calls: calls }]
    const room = roomForEach(asked, calls.length)
    const results: ChatMessage[] = []
    for (const call of calls) {
      signal.throwIfAborted()
      const { outcome, answer: result } = await runCall(call, turn, ports)
      change({ outcomes: [...turn.outcomes, outcome] })
      const content = 'error' in result ? JSON.stringify(result) : fitResult(result.result, room)
      results.push({ role: 'tool', tool_call_id: call.id, content })
    }
    change({
      messages: [...asked, ...results],
      texts: [...turn.texts, answer.text],
      text: '',
      rounds: turn.rounds + 1,
    })
    signal.throwIfAborted()
  }
}
