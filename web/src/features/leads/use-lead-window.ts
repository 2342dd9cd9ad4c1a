import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useMedia } from '~/ui/use-media.ts'
import { leadsPageQuery, pageSize } from './calls/leads-page-query.ts'
import type { Lead } from './lead.ts'
import type { LeadFilter } from './leads-filter.ts'
import { useHiddenLeads } from './remove-leads.ts'
import { useRowWindow } from './use-row-window.ts'

/** What stands over the rows at the upper edge: the frame's header and the column headings. Pixels. */
const coveredAbove = 56 + 32
/** The phone's bar, or the bar of the selection. Pixels. */
const coveredBelow = 96

/**
 * The part of the list that is on screen: rows and the pages of 100 that hold them, wherever the scroll bar stands.
 * @param body where the rows begin
 */
export function useLeadWindow(filter: LeadFilter, body: HTMLElement | null) {
  const hidden = useHiddenLeads()
  const isNarrow = useMedia('(max-width: 767px)')
  const isCoarse = useMedia('(pointer: coarse)')
  const rowHeight = isNarrow ? 60 : isCoarse ? 44 : 36
  const firstPage = useQuery({ ...leadsPageQuery(filter, 0), placeholderData: keepPreviousData })
  // Thirty new rows must not keep a press waiting: they are drawn between presses.
  const drawn = useDeferredValue(firstPage.data)
  const total = drawn?.total ?? 0
  const { first, end } = useRowWindow({ count: total, rowHeight, body })
  const indexes = Array.from({ length: Math.max(0, end - first) }, (_, offset) => first + offset)
  const pages = [...new Set(indexes.map((index) => Math.floor(index / pageSize)))].filter((page) => page > 0)
  const known = firstPage.isPlaceholderData ? null : firstPage.data?.total
  const later = useQueries({ queries: pages.map((page) => leadsPageQuery(filter, page, known)) })
  const byPage = new Map(pages.map((page, position) => [page, later[position]?.data]))
  const leadAt = (index: number): Lead | undefined => {
    const page = Math.floor(index / pageSize)
    return (page === 0 ? drawn : byPage.get(page))?.leads[index % pageSize]
  }
  const scrollTo = (index: number) => {
    const place = (body?.getBoundingClientRect().top ?? 0) + index * rowHeight
    const lowest = globalThis.innerHeight - coveredBelow - rowHeight
    if (place < coveredAbove) globalThis.scrollBy({ top: place - coveredAbove, behavior: 'instant' })
    else if (place > lowest) globalThis.scrollBy({ top: place - lowest, behavior: 'instant' })
  }
  return {
    firstPage,
    /** Whether the rows of a filter are known; those of the one before until then. */
    isDrawn: drawn !== undefined,
    failed: later.find(({ isError }) => isError),
    total,
    hidden,
    rowHeight,
    indexes,
    leadAt,
    spaceBefore: first * rowHeight,
    spaceAfter: (total - end) * rowHeight,
    scrollTo,
  }
}
