import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'

/** Redeems the code that a provider's sign-in came back with, once, and takes it out of the address. */
export function useCodeArrival(code: string | undefined) {
  const navigate = useNavigate()
  const [error, setError] = useState<unknown>(null)
  const [isPending, setPending] = useState(code !== undefined)
  const redeem = useEffectEvent(async (given: string) => {
    setPending(true)
    // A code works once: a reload of this address must not try it again.
    await navigate({ to: '/auth', search: (search) => ({ ...search, code: undefined }), replace: true })
    try {
      const { arriveWithCode } = await import('./provider-sign-in.ts')
      await arriveWithCode(given)
    } catch (failure) {
      setError(failure)
    }
    setPending(false)
  })
  useEffect(() => {
    if (code !== undefined) void redeem(code)
  }, [code])
  return { error, isPending }
}
