import { describeAuthError } from '~/data/describe-auth-error.ts'
import { toast } from '~/ui/toast.ts'

/** Says how a change went. Answers whether it was made. */
export const tell = (work: Promise<unknown>, message: string): Promise<boolean> =>
  work.then(
    () => {
      toast.success(message)
      return true
    },
    (error: unknown) => {
      toast.error('Nothing was changed', { description: describeAuthError(error) })
      return false
    },
  )
