export interface PagePlace {
  /** Rows to ask for, from 0 and both included, counted in the order of the request. */
  from: number
  to: number
  /** Whether to ask for the rows in the opposite order, and turn the answer round. */
  isReversed: boolean
}

/**
 * Where a page of a sorted list stands for the database, which counts its way through all rows before a page: one beyond
 * the middle is asked for from the other end.
 * @param page from 0
 * @param size rows of a page
 * @param total rows of the list; null where unknown
 */
export function placeOfPage(page: number, size: number, total: number | null): PagePlace {
  const first = page * size
  const end = total === null ? first + size : Math.min(first + size, total)
  return total === null || first * 2 < total || end <= first
    ? { from: first, to: first + size - 1, isReversed: false }
    : { from: total - end, to: total - first - 1, isReversed: true }
}
