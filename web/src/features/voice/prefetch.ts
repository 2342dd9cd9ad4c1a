import { queryClient } from '~/data/query-client.ts'
import { recordingsQuery } from './calls/recordings-query.ts'
import { readVoiceSearch } from './voice-search.ts'

/** Asks for what /voice lists first. @param search the query parameters of the address */
export default function prefetchRecordings(search: Record<string, unknown>): Promise<void> {
  const { q = '', state } = readVoiceSearch(search)
  return queryClient.prefetchInfiniteQuery(recordingsQuery({ words: q, state }))
}
