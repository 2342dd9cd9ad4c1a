/** Rows of a list that stand in one stage, counted from its first, both ends included. */
export interface StageRows {
  status: string
  from: number
  to: number
}

/**
 * Where rows of a list that is sorted by stage stand: Postgres sorts by the stages' keys, a company by their places.
 * @param counts how many rows each stage has, in the order of the list
 * @param from of the whole list, from 0 @param to included
 */
export function rowsByStage(
  counts: readonly { status: string; leads: number }[],
  from: number,
  to: number,
): StageRows[] {
  let before = 0
  return counts.flatMap(({ status, leads }) => {
    const first = Math.max(0, from - before)
    const last = Math.min(leads - 1, to - before)
    before += leads
    return first <= last ? [{ status, from: first, to: last }] : []
  })
}
