import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { readAnalyticsSearch, withoutOpened } from './analytics-search.ts'

/** What the address says of /analytics; `go` changes a part of it and closes the opened number. */
export function useAnalyticsAddress() {
  const raw = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => readAnalyticsSearch({ ...raw }), [raw])
  const go = (patch: Record<string, unknown>) =>
    void navigate({
      to: '/analytics',
      search: (latest) =>
        readAnalyticsSearch({ ...withoutOpened(readAnalyticsSearch({ ...latest })), ...patch }),
      replace: true,
      resetScroll: false,
    })
  return { search, go }
}
