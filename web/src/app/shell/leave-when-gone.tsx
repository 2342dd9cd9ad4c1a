import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useProfile } from '~/data/profile.ts'
import { useEndWithSession } from './use-end-with-session.ts'

/** Whether one's own profile could be asked for and was not there: nobody of a company that is being erased sees theirs. */
const isMissingProfile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'PGRST116'

/** Who belongs to no company any more, since theirs is being erased, is shown how far that is instead of empty pages; whose session was ended elsewhere signs in again. */
export default function LeaveWhenGone() {
  const router = useRouter()
  const { error } = useProfile()
  useEndWithSession()
  useEffect(() => {
    if (isMissingProfile(error)) void router.navigate({ to: '/erasing', replace: true, ignoreBlocker: true })
  }, [router, error])
  return null
}
