import { disableParley, findRecogniser, loadRecognisers } from './find-recogniser.ts'
import type { Listeners, Listening, Recogniser } from './recogniser.ts'

interface ListenOptions extends Listeners {
  /** It listens now. */
  onBegin: (recogniser: Recogniser) => void
}

/** Listens until it is stopped, through pauses. `onEnd` follows in any case, once. */
export function listen({ onBegin, onWords, onEnd }: ListenOptions): Listening {
  let listening: Listening | null = null
  let isOver = false
  async function begin(): Promise<void> {
    if (!globalThis.isSecureContext) return onEnd('', 'insecure')
    const [recogniser, { listenInBrowser, listenWithParley }] = await Promise.all([
      findRecogniser(),
      loadRecognisers(),
    ])
    if (isOver) return onEnd('', null)
    if (recogniser === null) return onEnd('', 'unsupported')
    onBegin(recogniser)
    listening =
      recogniser.by === 'parley'
        ? listenWithParley({ onWords, onEnd: endOfParley })
        : listenInBrowser({ onWords, onEnd })
    if (listening === null) onEnd('', 'unsupported')
  }
  const endOfParley: Listeners['onEnd'] = (words, problem) => {
    if (problem === 'not-offered') disableParley()
    onEnd(words, problem)
  }
  begin().catch(() => onEnd('', 'no-service'))
  const end = (how: 'stop' | 'cancel') => () => {
    isOver = true
    listening?.[how]()
  }
  return { stop: end('stop'), cancel: end('cancel') }
}
