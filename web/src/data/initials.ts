/** The first two letters of the email in upper case, or U without one (docs/specified.md S2.6). */
export function initialsOf(email: string | null | undefined): string {
  return email ? email.slice(0, 2).toUpperCase() : 'U'
}
