import type { Ear, Listeners, Listening } from './ear.ts'
import { findEar, loadEars, missParley } from './find-ear.ts'

interface Hearing extends Listeners {
  /** It listens now. */
  onBegin: (ear: Ear) => void
}

/** Listens until it is stopped, through pauses. `onEnd` follows in any case, once. */
export function listen({ onBegin, onWords, onEnd }: Hearing): Listening {
  let listening: Listening | null = null
  let isOver = false
  async function begin(): Promise<void> {
    const [ear, { listenInBrowser, listenWithParley }] = await Promise.all([findEar(), loadEars()])
    if (isOver) return onEnd('', null)
    if (ear === null) return onEnd('', 'unsupported')
    onBegin(ear)
    listening =
      ear.by === 'parley'
        ? listenWithParley({ onWords, onEnd: endOfParley })
        : listenInBrowser({ onWords, onEnd })
    if (listening === null) onEnd('', 'unsupported')
  }
  const endOfParley: Listeners['onEnd'] = (words, problem) => {
    if (problem === 'not-offered') missParley()
    onEnd(words, problem)
  }
  begin().catch(() => onEnd('', 'no-service'))
  const end = (how: 'stop' | 'cancel') => () => {
    isOver = true
    listening?.[how]()
  }
  return { stop: end('stop'), cancel: end('cancel') }
}
