import type { ChatStore } from './chat-store.ts'
import type { Keeper } from './keep-messages.ts'
import type { Outcome } from './outcome.ts'
import { runTool } from './ports.ts'
import { refreshRecords } from './refresh-records.ts'
import { toOutcome } from './turn.ts'

interface Parts {
  store: ChatStore
  keeper: Keeper
  notify: (words: string) => void
}

/** Statuses of a card that is used, too old or overtaken: nothing was written, and it can be asked anew. */
const isOver = (status: number | undefined): boolean =>
  status !== undefined && [404, 409, 410].includes(status)

/** What a person can do with the writes of an answer. A message and a call are named by their ids. */
export function createCardActions({ store, keeper, notify }: Parts) {
  const find = (id: string, callId: string) =>
    store.answerOf(id)?.outcomes.find((each) => each.callId === callId)

  function change(id: string, callId: string, part: Partial<Outcome>): void {
    const answer = store.answerOf(id)
    if (!answer) return
    const outcomes = answer.outcomes.map((each) => (each.callId === callId ? { ...each, ...part } : each))
    store.edit(id, { outcomes })
    keeper.save({ ...answer, outcomes })
  }

  async function undo(id: string, callId: string): Promise<void> {
    const known = find(id, callId)
    if (known?.state !== 'done' || !known.undo) return
    const answer = await runTool({ toolName: 'undo_action', parameters: { callId: known.undo.callId } })
    if ('error' in answer) {
      notify(answer.error)
      return
    }
    change(id, callId, { state: 'undone', message: answer.result.message ?? 'Taken back.' })
    refreshRecords()
  }

  return {
    /** The click on a card: the only way a proposed write happens. */
    async confirm(id: string, callId: string): Promise<void> {
      const known = find(id, callId)
      if (known?.state !== 'waiting' || !known.confirmation) return
      const { name, parameters, confirmation } = known
      const answer = await runTool({ toolName: name, parameters, confirmationId: confirmation.id })
      if (!('error' in answer)) {
        change(id, callId, toOutcome({ callId, name, parameters }, answer))
        refreshRecords()
      } else if (isOver(answer.status)) change(id, callId, { state: 'expired', message: answer.error })
      else notify(answer.error)
    },
    decline: (id: string, callId: string): void => change(id, callId, { state: 'declined' }),
    /** Asks for the same write anew, after its card has expired. */
    async askAgain(id: string, callId: string): Promise<void> {
      const known = find(id, callId)
      if (known?.state !== 'expired') return
      const { name, parameters } = known
      const answer = await runTool({ toolName: name, parameters, callId: crypto.randomUUID() })
      change(id, callId, toOutcome({ callId, name, parameters }, answer))
    },
    undo,
    /** Takes the newest write back that still can be; false where there is none. */
    undoLast(): boolean {
      for (const message of store.read().messages.toReversed()) {
        if (message.role !== 'assistant') continue
        const last = message.outcomes.findLast((each) => each.state === 'done' && each.undo)
        if (!last) continue
        void undo(message.id, last.callId)
        return true
      }
      return false
    },
  }
}
