import type { Session } from '@supabase/supabase-js'
import { use, useSyncExternalStore } from 'react'
import { queryClient } from './query-client.ts'
import { owesSecondFactor } from './second-factor.ts'
import { forgetStored } from './stored.ts'
import { supabase } from './supabase.ts'
import { isOnPreviewHost } from './this-host.ts'
import { idle } from './when-idle.ts'

export type SessionState =
  | { status: 'loading'; session: null }
  | { status: 'signed-out'; session: null }
  /**
   * `second-factor-due`: the password, link or provider was right, and the second factor is still to be shown; for the
   * app's pages that is not signed in. `isRecovering`: came through a recovery link and should choose a new password.
   */
  | { status: 'signed-in' | 'second-factor-due'; session: Session; isRecovering: boolean }

let state: SessionState = { status: 'loading', session: null }
let lastUserId: string | undefined
let isEndedByChoice = false
/** Whose pages a preview host shows to those who are not signed in. */
const nobody = '00000000-0000-0000-0000-000000000000'
const listeners = new Set<() => void>()
const settled = Promise.withResolvers<void>()
const somebody = Promise.withResolvers<void>()

supabase.auth.onAuthStateChange((event, session) => {
  const previousUser = state.session?.user.id
  const isRecovering =
    event === 'PASSWORD_RECOVERY' ||
    (event !== 'USER_UPDATED' && state.session !== null && state.isRecovering)
  state = session
    ? { status: owesSecondFactor(session) ? 'second-factor-due' : 'signed-in', session, isRecovering }
    : { status: 'signed-out', session: null }
  const isOther = previousUser !== undefined && previousUser !== session?.user.id
  if (isOther) queryClient.clear()
  // What pages asked for holds words that somebody searched for, and how they looked, what was found. A session may also
  // have ended while no page was open.
  if (isOther || !session) forgetStored(/^parley\.(first-reads$|page-snapshot:)/)
  lastUserId = session?.user.id ?? lastUserId
  if (session) {
    isEndedByChoice = false
    somebody.resolve()
  }
  settled.resolve()
  // Ended elsewhere (a new password, "sign out others", a removed account), a session would live on here until its
  // token is refreshed: asked for once, the client drops it by itself.
  if (event === 'INITIAL_SESSION' && session) void idle().then(() => supabase.auth.getUser())
  for (const notify of listeners) notify()
})

/** Calls back after each change of the session; returns unsubscribe. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const readSession = (): SessionState => state

/** Whether the person signed out; otherwise the session ended in the middle of something. */
export const hasSignedOut = (): boolean => isEndedByChoice

/** Waits until the stored session has been read (and refreshed, where it had expired). */
export async function settledSession(): Promise<Exclude<SessionState, { status: 'loading' }>> {
  await settled.promise
  if (state.status === 'loading') throw new Error('The session settled without a state')
  return state
}

export function useSession(): SessionState {
  return useSyncExternalStore(onSessionChange, readSession, readSession)
}

/**
 * The signed-in person's id. For components under a guarded route; elsewhere they never show. Their frame stands before the
 * session was read, and while nobody's page gives way to /auth: until then they wait, as for their code. Preview hosts
 * open those pages to nobody in particular, who is the owner of no row. While a page is being left because its session
 * ended, it is still whose page it was.
 */
export function useUserId(): string {
  const { session } = useSession()
  const id = session?.user.id ?? lastUserId ?? (isOnPreviewHost ? nobody : undefined)
  if (id !== undefined) return id
  use(somebody.promise)
  throw new Error('Somebody signed in without an id')
}

/** Ends this browser's session, even where the server could not be told; the app then goes to /auth. Throws when it stays. */
export async function signOut(): Promise<void> {
  isEndedByChoice = true
  const { error } = await supabase.auth.signOut({ scope: 'local' })
  if (error && readSession().status !== 'signed-out') throw error
}
