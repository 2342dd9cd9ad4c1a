interface Pages {
  data?: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isError: boolean
}

/** A list read page by page, as TanStack's infinite queries give it. */
export interface PagedList extends Pages {
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<Pages>
}

/**
 * Reads the next page of a list, also while the pages shown are being asked again: of two reads of one list
 * TanStack Query drops the earlier, so a change that arrives at the wrong moment would take back the page that was
 * asked for, or the page the news of the change.
 * @returns when the page is there, there is none, or reading failed (the list then holds its error)
 */
export async function fetchMore(list: PagedList): Promise<void> {
  const held = list.data?.pages.length
  let now: Pages
  do now = await list.fetchNextPage({ cancelRefetch: false })
  while (now.hasNextPage && !now.isError && now.data?.pages.length === held)
}
