import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { everything } from './listing-address.ts'
import type { Listing } from './published.ts'
import { listingQuery } from './queries.ts'
import { WithQueries } from './with-queries.tsx'

/** Hands the first page of all posts to what shows them, once it has arrived. */
export default function PublishedListing({ children }: { children: (listing: Listing) => ReactNode }) {
  return (
    <WithQueries>
      <Arrived>{children}</Arrived>
    </WithQueries>
  )
}

function Arrived({ children }: { children: (listing: Listing) => ReactNode }) {
  const { data } = useQuery(listingQuery(everything))
  return data ? children(data) : null
}
