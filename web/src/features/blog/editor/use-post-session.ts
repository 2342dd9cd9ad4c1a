import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useUserId } from '~/data/session.ts'
import { followSaver } from './follow-saver.ts'
import { keepLocally } from './keep-locally.ts'
import { readPostsAgain, saverPorts } from './post-calls.ts'
import { emptyForm } from './post-row.ts'
import { createPostSaver } from './post-saver.ts'
import type { StoredMark, StoredPost } from './stored-post.ts'

/**
 * The save machine of one open editor, with its copy on this disk.
 * `keep` keeps that copy now, and answers whether it is kept.
 * @param opened null for a new post
 * @param onStored called with each version that was stored here, autosaves included
 */
export function usePostSession(opened: StoredPost | null, onStored: (mark: StoredMark) => void) {
  const userId = useUserId()
  const [saver] = useState(() => createPostSaver(saverPorts, opened, emptyForm))
  const [follow] = useState(() => followSaver(saver))
  const state = useSyncExternalStore(follow, saver.read)
  const keeping = useRef(() => Promise.resolve(false))
  const notifyStored = useEffectEvent(onStored)
  useEffect(() => {
    const kept = keepLocally(saver, userId)
    keeping.current = kept.keep
    let version = saver.read().mark?.version
    const unsubscribe = saver.subscribe(() => {
      const { mark } = saver.read()
      if (!mark || mark.version === version) return
      version = mark.version
      void readPostsAgain()
      notifyStored(mark)
    })
    return () => {
      unsubscribe()
      kept.end()
      saver.rest()
    }
  }, [saver, userId])
  return { saver, state, keep: () => keeping.current() }
}
