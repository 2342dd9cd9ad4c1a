import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useUserId } from '~/data/session.ts'
import { refreshPosts } from '../refresh-posts.ts'
import { followSaver } from './follow-saver.ts'
import { keepLocally } from './keep-locally.ts'
import { saverPorts } from './post-calls.ts'
import { emptyForm } from './post-row.ts'
import { createPostSaver } from './post-saver.ts'
import type { StoredMark, StoredPost } from './stored-post.ts'

/**
 * The save machine of one open editor, with its copy on this disk.
 * @param opened null for a new post
 * @param onStored called with each version that was stored here, autosaves included
 */
export function usePostSession(opened: StoredPost | null, onStored: (mark: StoredMark) => void) {
  const userId = useUserId()
  const [saver] = useState(() => createPostSaver(saverPorts, opened, emptyForm))
  const [follow] = useState(() => followSaver(saver))
  const state = useSyncExternalStore(follow, saver.read)
  const notifyStored = useEffectEvent(onStored)
  useEffect(() => {
    const endCopies = keepLocally(saver, userId)
    let version = saver.read().mark?.version
    const unsubscribe = saver.subscribe(() => {
      const { mark } = saver.read()
      if (!mark || mark.version === version) return
      version = mark.version
      void refreshPosts()
      notifyStored(mark)
    })
    return () => {
      unsubscribe()
      endCopies()
      saver.rest()
    }
  }, [saver, userId])
  return { saver, state }
}
