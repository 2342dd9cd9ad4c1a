import type { ChatMessage } from '@parley/core/assistant/protocol'
import { createCardActions } from './act-on-cards.ts'
import { contentOf, createChatStore, emptyChat, type ShownAnswer, type ShownMessage } from './chat-store.ts'
import { ChatFailure, describeChatFailure, emptyWords } from './failure.ts'
import { fitHistory } from './fit-request.ts'
import { createHistoryActions } from './history-actions.ts'
import { markAnswer } from './mark-answer.ts'
import { createMessageSaver } from './message-saver.ts'
import { newAnswer } from './new-answer.ts'
import { createPorts } from './ports.ts'
import { refreshRecords } from './refresh-records.ts'
import { beginTurn, type Turn, takeTurn, wordsOfTurn } from './turn.ts'

interface Person {
  userId: string
  companyId: string
}

const toHistory = (messages: readonly ShownMessage[]): ChatMessage[] =>
  fitHistory(
    messages
      .filter((each) => each.role === 'user' || each.state !== 'pending')
      .map((each) => ({ role: each.role, content: contentOf(each) }))
      .filter(({ content }) => content.trim() !== ''),
  )

function createDraft() {
  let draft = ''
  return {
    read: () => draft,
    keep(text: string): void {
      draft = text
    },
  }
}

/**
 * The conversation of one person: what is shown, and everything that can be done with it. It outlives the panel.
 * @param notify says a failure in a toast
 */
export function createChat(person: Person, notify: (words: string) => void) {
  const store = createChatStore()
  const saver = createMessageSaver(person)
  const ports = createPorts(() => ({ ...person, conversationId: store.read().conversationId }))
  /** Of the answers of this window, for taking them up again. */
  const turns = new Map<string, Turn>()
  let stopper: AbortController | null = null

  const save = (id: string) => {
    const answer = store.answerOf(id)
    if (answer) saver.save(answer)
  }

  async function begin(): Promise<void> {
    const wanted = saver.begin()
    const conversationId = await wanted
    // Unless another one was begun meanwhile.
    if (conversationId !== null && saver.begin() === wanted) store.set({ conversationId })
  }

  function show(id: string, turn: Turn): void {
    const isNew = turn.outcomes.length > (turns.get(id)?.outcomes.length ?? 0)
    if (isNew && turn.outcomes.at(-1)?.undo) refreshRecords()
    turns.set(id, turn)
    store.edit(id, { text: wordsOfTurn(turn), outcomes: turn.outcomes, engine: turn.engine })
    if (turn.engine !== null && turn.engine !== store.read().engine) store.set({ engine: turn.engine })
  }

  async function run(id: string, begun: Turn): Promise<void> {
    const stop = new AbortController()
    stopper = stop
    store.set({ isPending: true, isStopping: false })
    let end: Partial<ShownAnswer> = { state: 'done' }
    let failure: unknown = null
    try {
      const onChange = (turn: Turn) => {
        if (stopper === stop) show(id, turn)
      }
      const turn = await takeTurn(begun, ports, onChange, stop.signal)
      if (wordsOfTurn(turn) === '' && turn.outcomes.length === 0) throw new ChatFailure(emptyWords, 200)
    } catch (error) {
      failure = error
      end = { state: stop.signal.aborted ? 'stopped' : 'failed', canRetry: true }
    }
    const marks = await markAnswer(id, store.read().messages, turns, person.userId)
    // Another conversation was opened meanwhile; what had come was kept then.
    if (stopper !== stop) return
    stopper = null
    store.edit(id, { ...end, marks })
    store.set({ isPending: false, isStopping: false })
    if (end.state === 'failed') notify(describeChatFailure(failure))
    save(id)
  }

  /** Ends what is under way; what has come of it is kept. */
  function leave(): void {
    stopper?.abort()
    stopper = null
    for (const message of store.read().messages) {
      if (message.role !== 'assistant' || message.state !== 'pending') continue
      store.edit(message.id, { state: 'stopped' })
      save(message.id)
    }
    turns.clear()
  }

  return {
    subscribe: store.subscribe,
    read: store.read,
    begin,
    ...createCardActions({ store, saver, notify }),
    /** What stands in the text box; it survives closing the panel. */
    draft: createDraft(),
    /** Sends trimmed words; nothing while a reply is pending or without words. Answers whether they were taken. */
    send(words: string): boolean {
      const text = words.trim()
      const { messages, isPending, isOpening } = store.read()
      if (text === '' || isPending || isOpening) return false
      const question = { id: crypto.randomUUID(), role: 'user' as const, text }
      const answer = newAnswer(crypto.randomUUID())
      const turn = beginTurn([...toHistory(messages), { role: 'user', content: text }])
      store.set({ messages: [...messages, question, answer], isPending: true })
      const ready = begin()
      saver.save(question)
      void saver.name(text)
      void ready.then(() => {
        // Somebody left for another conversation before this one was there.
        return store.answerOf(answer.id)?.state === 'pending' ? run(answer.id, turn) : undefined
      })
      return true
    },
    /** Takes an answer that failed or was stopped up where it ended. */
    retry(id: string): void {
      const turn = turns.get(id)
      if (!turn || store.read().isPending) return
      store.edit(id, { state: 'pending', canRetry: false, marks: [] })
      void run(id, turn)
    },
    stop(): void {
      if (!stopper) return
      store.set({ isStopping: true })
      stopper.abort()
    },
    /** Starts afresh; the old one stays in the history. */
    startNew(): void {
      leave()
      saver.use(null)
      store.set({ ...emptyChat, engine: store.read().engine })
      void begin()
    },
    ...createHistoryActions({ store, saver, leave }),
    leave,
  }
}

export type Chat = ReturnType<typeof createChat>
