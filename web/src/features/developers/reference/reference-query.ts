import { queryOptions } from '@tanstack/react-query'
import { readReference } from './read-reference.ts'

/** The reference of this instance, which changes only when it is updated. */
export const referenceQuery = () =>
  queryOptions({
    queryKey: ['api-reference'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const response = await fetch('/openapi.json', { signal })
      if (!response.ok) throw new Error(`The reference answered ${response.status}.`)
      return readReference(await response.json())
    },
  })
