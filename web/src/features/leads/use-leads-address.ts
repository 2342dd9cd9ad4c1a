import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useUserId } from '~/data/session.ts'
import { leadViews } from './lead-views.ts'
import { filterOf } from './leads-filter.ts'
import { type LeadsSearch, readLeadsSearch } from './leads-search.ts'

/** What the address of /leads says, and how to change it. */
export function useLeadsAddress() {
  const raw = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => readLeadsSearch({ ...raw }), [raw])
  const filter = useMemo(() => filterOf(search), [search])
  /** Undefined takes a parameter away. A change of filter replaces the entry in the history. */
  const change = (patch: { [Key in keyof LeadsSearch]: LeadsSearch[Key] | undefined }) =>
    navigate({ to: '/leads', search: (latest) => readLeadsSearch({ ...latest, ...patch }), replace: true })
  const views = leadViews(useUserId(), search)
  return { search, filter, views, change }
}
