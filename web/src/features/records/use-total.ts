import { keepPreviousData, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { pageSize, type Row, type RowsPage } from './rows-page.ts'

export type CountQuery<Key extends readonly unknown[]> = Pick<
  UseQueryOptions<number, Error, number, Key>,
  'queryKey' | 'queryFn'
>

/**
 * How many rows a list has. A first page that is not full tells it, or one that was counted on the way; all others are
 * counted once it stands: where not everybody sees every row, the count takes several times as long as the page.
 * @returns null as `total` until it is known
 */
export function useTotal<R extends Row, Key extends readonly unknown[]>(
  firstPage: Pick<UseQueryResult<RowsPage<R>>, 'data' | 'isPlaceholderData'>,
  countQuery: CountQuery<Key>,
) {
  const { data: page, isPlaceholderData: isOfOther } = firstPage
  const told = page && (page.total ?? (page.rows.length < pageSize ? page.rows.length : null))
  const count = useQuery({
    ...countQuery,
    enabled: told === null && !isOfOther,
    placeholderData: keepPreviousData,
  })
  const counted = count.isPlaceholderData && !isOfOther ? null : (count.data ?? null)
  return { total: told ?? counted, failed: count.isError ? count : undefined }
}
