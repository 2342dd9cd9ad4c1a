import { redirect } from '@tanstack/react-router'
import { settledSession } from '~/data/session.ts'
import { isOnPreviewHost } from '~/data/this-host.ts'

/**
 * Sends those who are not signed in, or still owe their second factor, to /auth, in place of the page, and keeps where they wanted to go. Comfort only:
 * the database's row-level security decides what anyone sees.
 */
export async function requireSession(destination: string): Promise<void> {
  if (isOnPreviewHost) return
  const { status } = await settledSession()
  if (status !== 'signed-in') throw redirect({ to: '/auth', search: { next: destination }, replace: true })
}
