import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onSessionChange, readSession } from '~/data/session.ts'

/** A session that ends, here or in another tab, leads to /auth; public pages stay where they are. */
export function useLeaveWhenSignedOut(): void {
  const router = useRouter()
  useEffect(() => {
    let wasSignedIn = readSession().status === 'signed-in'
    return onSessionChange(() => {
      const isSignedIn = readSession().status === 'signed-in'
      if (wasSignedIn && !isSignedIn) void router.navigate({ to: '/auth', replace: true })
      wasSignedIn = isSignedIn
    })
  }, [router])
}
