import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { Lead } from './lead.ts'
import type { LeadFilter } from './leads-search.ts'
import { leadsPageQuery, pageSize } from './queries.ts'
import { useHiddenLeads } from './remove-leads.ts'
import { useMedia } from './use-media.ts'

const headerHeight = 56 + 32

/**
 * The part of the list that is on screen: rows and the pages of 100 that hold them, wherever the scroll bar stands.
 * @param body where the rows begin
 */
export function useLeadWindow(filter: LeadFilter, body: RefObject<HTMLElement | null>) {
  const hidden = useHiddenLeads()
  const isNarrow = useMedia('(max-width: 767px)')
  const isCoarse = useMedia('(pointer: coarse)')
  const rowHeight = isNarrow ? 60 : isCoarse ? 44 : 36
  const [top, setTop] = useState(0)
  const first = useQuery({ ...leadsPageQuery(filter, 0), placeholderData: keepPreviousData })
  const total = first.data?.total ?? 0
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: total,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: top,
    scrollPaddingStart: headerHeight,
    scrollPaddingEnd: 96,
  })
  const rows = virtualizer.getVirtualItems()
  const pages = [...new Set(rows.map(({ index }) => Math.floor(index / pageSize)))].filter((page) => page > 0)
  const later = useQueries({ queries: pages.map((page) => leadsPageQuery(filter, page)) })
  const byPage = new Map(pages.map((page, position) => [page, later[position]?.data]))
  useLayoutEffect(() => {
    const place = body.current?.getBoundingClientRect()
    if (place) setTop(place.top + globalThis.scrollY)
  }, [body, total])
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  const leadAt = (index: number): Lead | undefined => {
    const page = Math.floor(index / pageSize)
    return (page === 0 ? first.data : byPage.get(page))?.leads[index % pageSize]
  }
  const end = rows.at(-1)
  return {
    first,
    failed: later.find(({ isError }) => isError),
    total,
    hidden,
    rowHeight,
    rows,
    leadAt,
    spaceBefore: (rows[0]?.start ?? top) - top,
    spaceAfter: end ? virtualizer.getTotalSize() - (end.end - top) : 0,
    scrollTo: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  }
}
