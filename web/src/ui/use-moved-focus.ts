import { useCallback, useMemo, useRef } from 'react'

/** Milliseconds in which a list from before the move can still come back. */
const patience = 10_000

interface Move {
  id: string
  place: string
  control: string
  until: number
  isGreeted: boolean
}

/**
 * Where the focus goes when something was moved to another place: it is made anew there, and once more where a list
 * comes back from before the move. The focus goes with it each time, unless the person has gone on meanwhile.
 */
export function useMovedFocus() {
  const move = useRef<Move | null>(null)
  /** Something goes to `place`; what held the focus there is its `control`. */
  const expect = useCallback((id: string, place: string, control = '') => {
    move.current = { id, place, control, until: Date.now() + patience, isGreeted: false }
  }, [])
  /** Whether this control, which now stands in this place, is to have the focus. */
  const claim = useCallback((id: string, place: string, control = ''): boolean => {
    const awaited = move.current
    if (!awaited || awaited.id !== id || awaited.place !== place || awaited.control !== control) return false
    if (Date.now() > awaited.until) return false
    if (awaited.isGreeted && document.activeElement !== document.body) return false
    awaited.isGreeted = true
    return true
  }, [])
  return useMemo(() => ({ expect, claim }), [expect, claim])
}
