import { supabase } from '~/data/supabase.ts'
import type { Recogniser } from './recogniser.ts'

/** Comes with the recorder, or when somebody first talks: no page waits for it. */
export const loadRecognisers = () => import('./recognisers.ts')

/** How long the answer to which engine there is holds, in milliseconds. */
const fresh = 60_000
let known: { at: number; recogniser: Promise<Recogniser | null> } | null = null
let isOffered = true

async function choose(): Promise<Recogniser | null> {
  const { canBrowserListen, canRecord } = await loadRecognisers()
  const browser: Recogniser | null = canBrowserListen() ? { by: 'browser' } : null
  if (!isOffered || !canRecord()) return browser
  const { data } = await supabase.rpc('speech_engines')
  const best = data?.find((engine) => !engine.is_draft)
  return best ? { by: 'parley', destination: best.destination } : browser
}

/** This Parley where it has an engine whose words need no second look, else the browser; null where neither can. */
export function findRecogniser(): Promise<Recogniser | null> {
  if (!known || Date.now() - known.at > fresh) {
    known = { at: Date.now(), recogniser: choose() }
    // What could not be loaded is loaded again by the next one who listens.
    known.recogniser.catch(() => {
      known = null
    })
  }
  return known.recogniser
}

/** The address has shown that it takes no dictation: from now on the browser listens. */
export function disableParley(): void {
  isOffered = false
  known = null
}
