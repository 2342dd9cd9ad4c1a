/** The first two letters of the email in upper case, or U without one (SPECIFICATION §2). */
export function initialsOf(email: string | null | undefined): string {
  return email ? email.slice(0, 2).toUpperCase() : 'U'
}
