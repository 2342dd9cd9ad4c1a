import * as z from 'zod/mini'

/** What somebody calls a thing they sign in with; the auth service takes 64 characters. */
export const nameSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Give it a name'), z.maxLength(64, 'Use at most 64 characters')),
})
