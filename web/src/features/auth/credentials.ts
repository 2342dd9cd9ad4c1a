import * as z from 'zod/mini'

export const missingCredentials = 'You must provide either an email or phone number and a password'

const phone = /^\+?[0-9][0-9 ().-]{5,20}$/

/** An email address or a phone number as the auth service wants it; null when it is neither. */
export function readIdentifier(text: string): { email: string } | { phone: string } | null {
  const trimmed = text.trim()
  if (/^[^@\s]+@[^@\s]+$/.test(trimmed)) return { email: trimmed }
  if (phone.test(trimmed)) return { phone: trimmed.replace(/[^0-9]/g, '') }
  return null
}

export const signInSchema = z.object({
  identifier: z.string().check(
    z.minLength(1, missingCredentials),
    z.refine((text) => readIdentifier(text) !== null, 'This is neither an email address nor a phone number'),
  ),
  password: z.string().check(z.minLength(1, missingCredentials)),
})

const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, missingCredentials),
    z.regex(/^[^@\s]+@[^@\s]+$/, 'This is not an email address'),
  )
const newPassword = z
  .string()
  .check(z.minLength(1, missingCredentials), z.minLength(8, 'Use at least eight characters'))

export const signUpSchema = z.object({
  fullName: z
    .string()
    .check(z.trim(), z.minLength(1, 'Tell us your name'), z.maxLength(120, 'Use at most 120 characters')),
  email,
  companyName: z.string().check(z.trim(), z.maxLength(120, 'Use at most 120 characters')),
  password: newPassword,
})

export const forgotSchema = z.object({ email })

export const codeSchema = z.object({
  email,
  code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'The code has six digits')),
})

export const resetSchema = z.object({ password: newPassword })
