import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type AdminSearch, readAdminSearch } from './admin-search.ts'

/** What the address of /admin/metrics says, and how to change it; resolves when it says so. */
export function useAdminAddress() {
  const raw = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => readAdminSearch({ ...raw }), [raw])
  /** Undefined takes a parameter away. */
  const change = (patch: { [Key in keyof AdminSearch]: AdminSearch[Key] | undefined }) =>
    navigate({
      to: '/admin/metrics',
      search: (latest) => readAdminSearch({ ...latest, ...patch }),
      replace: true,
      resetScroll: false,
    })
  return { search, change }
}
