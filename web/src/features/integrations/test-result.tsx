import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'

type Test = UseMutationResult<string, Error, void>

/** A test that answers a sentence, or fails with one. */
export const useTest = (run: () => Promise<string>): Test => useMutation({ mutationFn: run })

/** What a test came to, read out when it comes. */
export function TestResult({ test }: { test: Test }) {
  return (
    <span aria-live="polite">
      {test.data && <span className="text-muted">{test.data}</span>}
      {test.error && <span className="text-danger">{describeError(test.error)}</span>}
    </span>
  )
}
