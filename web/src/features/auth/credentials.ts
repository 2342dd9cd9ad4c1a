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

const emailOrPhone = z.string().check(
  z.minLength(1, missingCredentials),
  z.refine((text) => readIdentifier(text) !== null, 'Enter an email address or a phone number'),
)

export const signInSchema = z.object({
  identifier: emailOrPhone,
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

/** @param takesPhone whether this instance sends texts */
export const signUpSchema = (takesPhone: boolean) =>
  z.object({
    fullName: z
      .string()
      .check(z.trim(), z.minLength(1, 'Tell us your name'), z.maxLength(120, 'Use at most 120 characters')),
    identifier: takesPhone ? emailOrPhone : email,
    companyName: z.string().check(z.trim(), z.maxLength(120, 'Use at most 120 characters')),
    password: newPassword,
  })

export const forgotSchema = z.object({ email })

/** A number as the auth service takes it: digits alone, the country's code first. */
export const phoneSchema = z.object({
  phone: z.string().check(
    z.minLength(1, 'Enter your number'),
    z.refine(
      (text) => 'phone' in (readIdentifier(text) ?? {}),
      'Enter the number with its country code, such as +44 …',
    ),
  ),
})

/** "acme.com", or the address of somebody there. */
export const companyDomainSchema = z.object({
  domain: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter your work email'),
      z.regex(/^(?:[^@\s]+@)?[^@\s.]+(?:\.[^@\s.]+)+$/, 'Enter a work email or a domain'),
    ),
})

export const codeSchema = z.object({
  email,
  code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'The code has six digits')),
})

export const resetSchema = z.object({ password: newPassword })
