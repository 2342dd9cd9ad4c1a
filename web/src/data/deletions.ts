import { useSyncExternalStore } from 'react'

/** Rows that stay, because something speaks against each of them. */
export interface Refusals {
  count: number
  /** What speaks against the first, in words. */
  reason: string
}

interface Ports {
  /** Deletes for good, and asks the lists again. @returns what stays all the same, where that can be a part of them */
  commit: (ids: readonly string[]) => Promise<Refusals | void>
  /** Called with why not all were deleted, and how many of how many were; the others stand there again. */
  onFailure: (error: unknown, deleted: number, total: number) => void
  schedule: (work: () => void) => () => void
}

/** Rows deleted in one go. */
const atOnce = 1000

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
  const reveal = (ids: readonly string[]) => {
    const shown = new Set(ids)
    change(new Set([...hidden].filter((id) => !shown.has(id))))
  }
  /** Piece by piece: what is gone from the lists need not be hidden any more, nor taken off their count. */
  const commitAll = async (ids: readonly string[]) => {
    let refused = 0
    let reason = ''
    for (let start = 0; start < ids.length; start += atOnce) {
      const piece = ids.slice(start, start + atOnce)
      try {
        const stayed = await commit(piece)
        refused += stayed?.count ?? 0
        reason ||= stayed?.reason ?? ''
      } catch (error) {
        reveal(ids.slice(start))
        onFailure(error, start - refused, ids.length)
        return
      }
      reveal(piece)
    }
    if (refused > 0) onFailure(new Error(reason), ids.length - refused, ids.length)
  }

  return {
    /** Hides the rows and deletes them later; @returns Undo, which does nothing once it is too late. */
    remove(ids: readonly string[]): () => void {
      change(new Set([...hidden, ...ids]))
      let isDue = false
      const cancel = schedule(() => {
        isDue = true
        void commitAll(ids)
      })
      return () => {
        if (isDue) return
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

/** How many of a list are shown: `total` less what is hidden, but never fewer than the rows that stand on screen. */
export const countShown = (
  total: number,
  rows: readonly { id: string }[],
  hidden: ReadonlySet<string>,
): number => Math.max(total - hidden.size, rows.filter(({ id }) => !hidden.has(id)).length)

/** Milliseconds in which Undo works; as long as its toast stands. */
export const undoTime = 8000

export function scheduleAfterUndo(work: () => void): () => void {
  const timer = setTimeout(work, undoTime)
  return () => clearTimeout(timer)
}
