import type { StreamedToolCall, ToolCall } from '@parley/core/assistant/protocol'
import type { Caller } from '../caller.ts'
import type { Answer, AnswerPiece } from './chat-engine.ts'

function addPiece(calls: Map<number, ToolCall>, { index, id, function: part }: StreamedToolCall): void {
  const known = calls.get(index)
  calls.set(index, {
    id: known?.id ?? id ?? '',
    type: 'function',
    function: {
      name: known?.function.name ?? part?.name ?? '',
      arguments: (known?.function.arguments ?? '') + (part?.arguments ?? ''),
    },
  })
}

/**
 * The pieces of an answer as they come. Before its end is passed on (until then the browser runs no call) the turn is marked
 * as doubtful where a call is not what the person asked for. Rejects where that could not be marked.
 */
export async function* doubtUnasked(
  { areAskedFor, pieces }: Answer,
  client: Caller['client'],
  turnId: Promise<string | null>,
): AsyncGenerator<AnswerPiece> {
  const calls = new Map<number, ToolCall>()
  const check = async () => {
    if (areAskedFor === undefined || calls.size === 0) return
    const asked = [...calls.values()]
    calls.clear()
    if (await areAskedFor(asked, client)) return
    const turn = await turnId
    if (turn !== null) await client.rpc('doubt_ai_turn', { turn_id: turn }).throwOnError()
  }
  for await (const piece of pieces) {
    if (piece.kind === 'call') addPiece(calls, piece.call)
    if (piece.kind === 'end') await check()
    yield piece
  }
  await check()
}
