import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hasSessionEnded } from '~/data/describe-error.ts'
import { supabase } from '~/data/supabase.ts'

/** A session that was ended elsewhere ends here with the first request it is refused, and not with each until its token runs out. */
export function useEndWithSession(): void {
  const client = useQueryClient()
  useEffect(() => {
    const end = (error: unknown) => {
      if (hasSessionEnded(error)) void supabase.auth.signOut({ scope: 'local' })
    }
    const leaveQueries = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') end(event.action.error)
    })
    const leaveMutations = client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') end(event.action.error)
    })
    return () => {
      leaveQueries()
      leaveMutations()
    }
  }, [client])
}
