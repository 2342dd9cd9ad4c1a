import { queryClient } from '~/data/query-client.ts'
import { referenceQuery } from './reference/reference-query.ts'

/** Asks for what /developers shows. */
export default (): Promise<void> => queryClient.prefetchQuery(referenceQuery())
