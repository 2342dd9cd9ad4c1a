import type { User } from '@supabase/supabase-js'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { safeDestination } from '~/data/safe-destination.ts'
import { acceptInvitation, hasOnboarded } from './auth-calls.ts'

interface Options {
  next: string | undefined
  invitation: string | undefined
}

/** Takes a signed-in person on: joins the inviting company, then the welcome steps, which lead to the page they wanted, that page, or Dashboard. */
export function useArrival({ next, invitation }: Options) {
  const router = useRouter()
  const [failure, setFailure] = useState<string | null>(null)
  const goOn = useCallback(
    async (userId: string) => {
      const isOnboarded = await hasOnboarded(userId)
      const wanted = safeDestination(next)
      const welcome = wanted === null ? '/onboarding' : `/onboarding?${new URLSearchParams({ next: wanted })}`
      await router.navigate({ href: isOnboarded ? (wanted ?? '/dashboard') : welcome, replace: true })
    },
    [router, next],
  )
  const arrive = useCallback(
    async (user: User) => {
      try {
        // A sign-up through the invitation has joined already; the link works once.
        const hasJoined = user.user_metadata['invitation_token'] === invitation
        if (invitation !== undefined && !hasJoined) await acceptInvitation(invitation)
        await goOn(user.id)
      } catch (error) {
        setFailure(describeAuthError(error))
      }
    },
    [goOn, invitation],
  )
  return { arrive, goOn, failure }
}
