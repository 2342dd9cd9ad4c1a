import type { StreamedToolCall, ToolCall } from '@parley/core/assistant/protocol'

/** Puts calls together that come in pieces, side by side: joined per index; a new id at an index is another call. */
export function createCallJoiner(): { add: (piece: StreamedToolCall) => void; calls: () => ToolCall[] } {
  const calls: ToolCall[] = []
  const byIndex = new Map<number, ToolCall>()
  return {
    add({ index, id, function: part }) {
      const known = byIndex.get(index)
      const isOther = known !== undefined && id !== undefined && id !== '' && id !== known.id
      const call =
        known && !isOther
          ? known
          : {
              id: id || `call_${calls.length}`,
              type: 'function' as const,
              function: { name: '', arguments: '' },
            }
      if (call !== known) {
        byIndex.set(index, call)
        calls.push(call)
      }
      // The name comes once; services that repeat it with each piece mean the same one.
      if (part?.name && call.function.name === '') call.function.name = part.name
      call.function.arguments += part?.arguments ?? ''
    },
    calls: () => calls.filter((call) => call.function.name !== ''),
  }
}
