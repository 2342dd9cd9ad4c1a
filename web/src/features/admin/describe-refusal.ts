import { describeError } from '~/data/describe-error.ts'

/** The database's own words where it refuses what an admin asks: it names the second factor, or what stands in the way. */
export function describeRefusal(error: unknown): string {
  const isRefusal = typeof error === 'object' && error !== null && 'code' in error && error.code === '42501'
  if (isRefusal && 'message' in error && typeof error.message === 'string') return error.message
  return describeError(error)
}
