import { supabase } from '~/data/supabase.ts'
import type { Ear } from './ear.ts'

/** Comes with the recorder, or when somebody first talks: no page waits for it. */
export const loadEars = () => import('./ears.ts')

/** How long the answer to which engine there is holds, in milliseconds. */
const fresh = 60_000
let known: { at: number; ear: Promise<Ear | null> } | null = null
let isOffered = true

async function choose(): Promise<Ear | null> {
  const { canBrowserListen, canRecord } = await loadEars()
  const browser: Ear | null = canBrowserListen() ? { by: 'browser' } : null
  if (!isOffered || !canRecord()) return browser
  const { data } = await supabase.rpc('speech_engines')
  const best = data?.find((engine) => !engine.is_draft)
  return best ? { by: 'parley', destination: best.destination } : browser
}

/** This Parley where it has an engine whose words need no second look, else the browser; null where neither can. */
export function findEar(): Promise<Ear | null> {
  if (!known || Date.now() - known.at > fresh) {
    known = { at: Date.now(), ear: choose() }
    // What could not be loaded is loaded again by the next one who listens.
    known.ear.catch(() => {
      known = null
    })
  }
  return known.ear
}

/** The address has shown that it takes no dictation: from now on the browser listens. */
export function missParley(): void {
  isOffered = false
  known = null
}
