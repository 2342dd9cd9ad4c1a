import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'

/** Redeems the code that a provider's sign-in came back with, once, and takes it out of the address. */
export function useCodeArrival(code: string | undefined) {
  const navigate = useNavigate()
  const [given] = useState(code)
  const { error, isPending } = useQuery({
    queryKey: ['provider-code', given],
    enabled: given !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      // A code works once: a reload of this address must not try it again.
      await navigate({ to: '/auth', search: (search) => ({ ...search, code: undefined }), replace: true })
      const { arriveWithCode } = await import('./provider-sign-in.ts')
      await arriveWithCode(given ?? '')
      return true
    },
  })
  return { error, isPending: given !== undefined && isPending }
}
