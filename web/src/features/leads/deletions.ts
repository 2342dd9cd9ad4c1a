import { useSyncExternalStore } from 'react'

interface Ports {
  /** Deletes for good. */
  commit: (ids: readonly string[]) => Promise<void>
  /** Hears why a deletion failed; what was hidden stands there again. */
  onFailure: (error: unknown) => void
  schedule: (work: () => void) => () => void
}

/**
 * Deletion with a way back: rows are hidden at once and deleted when the time for Undo has passed, so that Undo loses
 * nothing that hangs on them. Closing the page before that keeps them.
 */
export function createDeletions({ commit, onFailure, schedule }: Ports) {
  let hidden: ReadonlySet<string> = new Set()
  const listeners = new Set<() => void>()
  const change = (next: ReadonlySet<string>) => {
    hidden = next
    for (const notify of listeners) notify()
  }
  const reveal = (ids: readonly string[]) => change(new Set([...hidden].filter((id) => !ids.includes(id))))

  return {
    /** Hides the rows and deletes them later; @returns Undo, which does nothing once it is too late. */
    remove(ids: readonly string[]): () => void {
      change(new Set([...hidden, ...ids]))
      const cancel = schedule(() => {
        commit(ids).catch((error: unknown) => {
          reveal(ids)
          onFailure(error)
        })
      })
      return () => {
        cancel()
        reveal(ids)
      }
    },
    readHidden: () => hidden,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type Deletions = ReturnType<typeof createDeletions>

/** The ids that a list leaves out, because they are deleted or about to be. */
export const useHidden = (deletions: Deletions): ReadonlySet<string> =>
  useSyncExternalStore(deletions.subscribe, deletions.readHidden)

/** Milliseconds in which Undo works; as long as its toast stands. */
export const undoTime = 8000

export function scheduleAfterUndo(work: () => void): () => void {
  const timer = setTimeout(work, undoTime)
  return () => clearTimeout(timer)
}
