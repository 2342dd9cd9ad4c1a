import { useState } from 'react'
import { describeAuthError } from '~/data/describe-auth-error.ts'

/** Runs a form's call and keeps the failure in words. The form stays filled in. */
export function useSubmission() {
  const [failure, setFailure] = useState<string | null>(null)
  const run = async (work: () => Promise<void>) => {
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure(describeAuthError(error))
    }
  }
  return { failure, run }
}
