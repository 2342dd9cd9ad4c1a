import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useStore } from '~/data/store.ts'
import type { PostEditing } from '../../post-form.ts'
import { useSurroundings } from '../calls/surroundings.ts'
import type { PostScores } from '../scores/score-post.ts'
import { createScorer } from '../scores/scorer.ts'
import { startScoreWorker } from '../scores/start-worker.ts'
import { createSession, type Session } from './create-session.ts'
import { keepDismissals, readDismissals } from './dismissals.ts'

const SessionContext = createContext<Session | null>(null)

/** The session of the post in the editor. Throws outside of `OptimiseSession`. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (session === null) throw new Error('The optimization of a post stands inside its session.')
  return session
}

/** The scores of the newest snapshot; null before the first ones. */
export const useScores = (): PostScores | null => useStore(useSession().scores).scores

/**
 * Stands around the editor's tabs: keeps what was analysed while one switches between them, and has the post scored in a
 * worker whenever it changes. Give it another `key` for another post.
 */
export function OptimiseSession({
  postId,
  form,
  categoryName,
  children,
}: Pick<PostEditing, 'postId' | 'form' | 'categoryName'> & { children: ReactNode }) {
  const [session] = useState(createSession)
  const [scorer] = useState(() =>
    createScorer(startScoreWorker, {
      onScores: (scores) => session.scores.write({ scores, hasFailed: false }),
      onFailure: () => session.scores.write({ ...session.scores.read(), hasFailed: true }),
    }),
  )
  useEffect(() => scorer.stop, [scorer])
  const { title, slug, content, seoTitle, seoDescription, focusKeyword, keywords } = form
  const around = useSurroundings(postId, { slug, content, focusKeyword })
  useEffect(() => {
    const draft = { title, content, seoTitle, seoDescription, focusKeyword, keywords }
    scorer.submit({ ...draft, slug, categoryName, around })
  }, [scorer, title, slug, content, seoTitle, seoDescription, focusKeyword, keywords, categoryName, around])
  useEffect(() => {
    if (postId === null) return undefined
    session.dismissed.write([...new Set([...readDismissals(postId), ...session.dismissed.read()])])
    const keep = () => keepDismissals(postId, session.dismissed.read())
    keep()
    return session.dismissed.subscribe(keep)
  }, [session, postId])
  return <SessionContext value={session}>{children}</SessionContext>
}
