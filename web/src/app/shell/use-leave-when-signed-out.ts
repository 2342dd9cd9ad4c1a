import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { hasSignedOut, onSessionChange, readSession } from '~/data/session.ts'
import { isOnPreviewHost } from '~/data/this-host.ts'
import { toast } from '~/ui/toast.ts'

/** A session that ends, here or in another tab, leads to /auth, and from there back to where it ended. */
export function useLeaveWhenSignedOut(): void {
  const router = useRouter()
  useEffect(() => {
    const leave = () => {
      const search = hasSignedOut() ? {} : { next: router.latestLocation.href }
      // Not behind the navigation guard's pause: the page shows what its person may no longer see.
      void router.navigate({ to: '/auth', search, replace: true, ignoreBlocker: true })
      if (hasSignedOut()) return
      if (readSession().status === 'second-factor-due')
        toast.info('Confirm that it is you', { description: 'What you typed is still here.' })
      else
        toast.info('Your session has ended', { description: 'Sign in again: what you typed is still here.' })
    }
    let wasSignedIn = readSession().status === 'signed-in'
    // It may have ended while this page's code was on its way.
    const isProtected = router.state.matches.at(-1)?.staticData.entry?.access !== 'public'
    const hasEnded = ['signed-out', 'second-factor-due'].includes(readSession().status)
    if (hasEnded && isProtected && !isOnPreviewHost) leave()
    return onSessionChange(() => {
      const isSignedIn = readSession().status === 'signed-in'
      if (wasSignedIn && !isSignedIn) leave()
      wasSignedIn = isSignedIn
    })
  }, [router])
}
