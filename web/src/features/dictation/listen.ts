import { supabase } from '~/data/supabase.ts'
import type { Ear, Listeners, Listening } from './ear.ts'

/** Comes when somebody first talks: no page waits for it. */
const loadEars = () => import('./ears.ts')

/** How long the answer to which engine there is holds, in milliseconds. */
const fresh = 60_000
let known: { at: number; ear: Promise<Ear | null> } | null = null
let isOffered = true

/** This Parley where it has an engine whose words need no second look, else the browser; null where neither can. */
async function choose(): Promise<Ear | null> {
  const { canBrowserListen, canRecord } = await loadEars()
  const browser: Ear | null = canBrowserListen() ? { by: 'browser' } : null
  if (!isOffered || !canRecord()) return browser
  const { data } = await supabase.rpc('speech_engines')
  const best = data?.find((engine) => !engine.is_draft)
  return best ? { by: 'parley', destination: best.destination } : browser
}

function findEar(): Promise<Ear | null> {
  if (!known || Date.now() - known.at > fresh) known = { at: Date.now(), ear: choose() }
  return known.ear
}

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
    if (problem === 'not-offered') {
      isOffered = false
      known = null
    }
    onEnd(words, problem)
  }
  begin().catch(() => {
    known = null
    onEnd('', 'no-service')
  })
  const end = (how: 'stop' | 'cancel') => () => {
    isOver = true
    listening?.[how]()
  }
  return { stop: end('stop'), cancel: end('cancel') }
}
