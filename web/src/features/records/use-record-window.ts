import {
  keepPreviousData,
  type UseQueryOptions,
  type UseQueryResult,
  useQueries,
  useQuery,
} from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useMedia } from '~/ui/use-media.ts'
import { pageSize, type Row, type RowsPage } from './rows-page.ts'
import { useRowWindow } from './use-row-window.ts'
import { type CountQuery, useTotal } from './use-total.ts'

/** What stands over the rows at the upper edge: the frame's header and the column headings. Pixels. */
const coveredAbove = 56 + 32
/** The phone's bar, or the bar of the selection. Pixels. */
const coveredBelow = 96

type PageQuery<R extends Row, Key extends readonly unknown[]> = (
  page: number,
  known?: number | null,
) => Pick<UseQueryOptions<RowsPage<R>, Error, RowsPage<R>, Key>, 'queryKey' | 'queryFn'>

export interface RecordWindow<R extends Row> {
  firstPage: UseQueryResult<RowsPage<R>>
  /** Whether the rows of a filter are known; those of the one before until then. */
  isDrawn: boolean
  /** A later page that could not be read, or the count. */
  failed: { error: Error | null } | undefined
  /** Rows of the filter; those of the first page until they are counted. */
  total: number
  isCounted: boolean
  /** Rows that are deleted once the time for Undo is over. */
  hidden: ReadonlySet<string>
  /** Pixels. */
  rowHeight: number
  indexes: readonly number[]
  rowAt: (index: number) => R | undefined
  /** Pixels. */
  spaceBefore: number
  spaceAfter: number
  scrollTo: (index: number) => void
}

const nothing: ReadonlySet<string> = new Set()

/**
 * The part of a list that is on screen: rows and the pages of 100 that hold them, wherever the scroll bar stands.
 * @param pageQuery reads a page
 * @param countQuery counts the rows that they are taken from
 * @param body where the rows begin
 */
export function useRecordWindow<
  R extends Row,
  Key extends readonly unknown[],
  CountKey extends readonly unknown[],
>(
  pageQuery: PageQuery<R, Key>,
  countQuery: CountQuery<CountKey>,
  body: HTMLElement | null,
  hidden = nothing,
): RecordWindow<R> {
  // What has no column there stands below the name.
  const isNarrow = useMedia('(max-width: 1023px)')
  const isCoarse = useMedia('(pointer: coarse)')
  const rowHeight = isNarrow ? 60 : isCoarse ? 44 : 36
  const firstPage = useQuery({ ...pageQuery(0), placeholderData: keepPreviousData })
  // Thirty new rows must not keep a press waiting: they are drawn between presses.
  const drawn = useDeferredValue(firstPage.data)
  const { isPlaceholderData } = firstPage
  const counted = useTotal({ data: drawn, isPlaceholderData }, countQuery)
  const total = drawn ? (counted.total ?? drawn.rows.length) : 0
  const { first, end } = useRowWindow({ count: total, rowHeight, body })
  const indexes = Array.from({ length: Math.max(0, end - first) }, (_, offset) => first + offset)
  const pages = [...new Set(indexes.map((index) => Math.floor(index / pageSize)))].filter((page) => page > 0)
  const known = isPlaceholderData ? null : counted.total
  const later = useQueries({ queries: pages.map((page) => pageQuery(page, known)) })
  const byPage = new Map(pages.map((page, position) => [page, later[position]?.data]))
  const rowAt = (index: number): R | undefined => {
    const page = Math.floor(index / pageSize)
    return (page === 0 ? drawn : byPage.get(page))?.rows[index % pageSize]
  }
  const scrollTo = (index: number) => {
    const place = (body?.getBoundingClientRect().top ?? 0) + index * rowHeight
    const lowest = globalThis.innerHeight - coveredBelow - rowHeight
    if (place < coveredAbove) globalThis.scrollBy({ top: place - coveredAbove, behavior: 'instant' })
    else if (place > lowest) globalThis.scrollBy({ top: place - lowest, behavior: 'instant' })
  }
  return {
    firstPage,
    isDrawn: drawn !== undefined,
    failed: later.find(({ isError }) => isError) ?? counted.failed,
    total,
    isCounted: counted.total !== null,
    hidden,
    rowHeight,
    indexes,
    rowAt,
    spaceBefore: first * rowHeight,
    spaceAfter: (total - end) * rowHeight,
    scrollTo,
  }
}
