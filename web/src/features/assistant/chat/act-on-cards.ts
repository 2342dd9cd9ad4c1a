import { readStages } from '~/data/stages.ts'
import type { ChatStore, ShownAnswer } from './chat-store.ts'
import type { MessageSaver } from './message-saver.ts'
import type { Outcome } from './outcome.ts'
import { runTool } from './ports.ts'
import { refreshRecords } from './refresh-records.ts'
import { toOutcome } from './turn.ts'

interface Parts {
  store: ChatStore
  saver: MessageSaver
  notify: (words: string) => void
}

/** Statuses of a card that is used, too old or overtaken: nothing was written, and it can be asked anew. */
const isOver = (status: number | undefined): boolean =>
  status !== undefined && [404, 409, 410].includes(status)

/** What a person can do with the writes of an answer. A message and a call are named by their ids. */
export function createCardActions({ store, saver, notify }: Parts) {
  const find = (id: string, callId: string) =>
    store.answerOf(id)?.outcomes.find((each) => each.callId === callId)

  /** Answers as they stood when something was last done with them; they may not be shown any more. */
  const known = new Map<string, ShownAnswer>()
  /** Cards whose answer is on its way. */
  const pending = new Set<string>()

  /** Changes what came of a call, in the conversation that it belongs to: another one may be opened meanwhile. */
  function changeOf(id: string, callId: string): (part: Partial<Outcome>) => void {
    const save = saver.bindSave()
    const shown = store.answerOf(id)
    if (shown) known.set(id, shown)
    return (part) => {
      const answer = store.answerOf(id) ?? known.get(id)
      if (!answer) return
      const outcomes = answer.outcomes.map((each) => (each.callId === callId ? { ...each, ...part } : each))
      // The click has done what the words claimed too early.
      const marks = part.state === 'done' ? answer.marks.filter(({ kind }) => kind !== 'deed') : answer.marks
      known.set(id, { ...answer, outcomes, marks })
      store.edit(id, { outcomes, marks })
      save({ ...answer, outcomes, marks })
    }
  }

  /** Once at a time for a card: the panel may have been closed and opened again meanwhile. */
  async function once(callId: string, work: () => Promise<void>): Promise<void> {
    if (pending.has(callId)) return
    pending.add(callId)
    await work().finally(() => pending.delete(callId))
  }

  const undo = (id: string, callId: string) =>
    once(callId, async () => {
      const done = find(id, callId)
      if (done?.state !== 'done' || !done.undo) return
      const change = changeOf(id, callId)
      const answer = await runTool({ toolName: 'undo_action', parameters: { callId: done.undo.callId } })
      if ('error' in answer) return notify(answer.error)
      change({ state: 'undone', message: answer.result.message ?? 'Taken back.' })
      refreshRecords()
    })

  return {
    /** The click on a card: the only way a proposed write happens. */
    confirm: (id: string, callId: string): Promise<void> =>
      once(callId, async () => {
        const asked = find(id, callId)
        if (asked?.state !== 'waiting' || !asked.confirmation) return
        const change = changeOf(id, callId)
        const { name, parameters, confirmation } = asked
        const answer = await runTool({ toolName: name, parameters, confirmationId: confirmation.id })
        if (!('error' in answer)) {
          change(toOutcome({ callId, name, parameters }, answer, readStages()))
          refreshRecords()
        } else if (isOver(answer.status)) change({ state: 'expired', message: answer.error })
        else notify(answer.error)
      }),
    decline: (id: string, callId: string): void => changeOf(id, callId)({ state: 'declined' }),
    /** Asks for the same write anew, after its card has expired. */
    askAgain: (id: string, callId: string): Promise<void> =>
      once(callId, async () => {
        const expired = find(id, callId)
        if (expired?.state !== 'expired') return
        const change = changeOf(id, callId)
        const { name, parameters } = expired
        const answer = await runTool({ toolName: name, parameters, callId: crypto.randomUUID() })
        change(toOutcome({ callId, name, parameters }, answer, readStages()))
      }),
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
