import { safeDestination } from '~/data/safe-destination.ts'

export type LinkTarget = { kind: 'app'; href: string } | { kind: 'web'; href: string; host: string }

/** Where a link of a model's words may lead: a path of this app, or https without a name and password; else nowhere. */
export function readLink(href: string): LinkTarget | null {
  const inside = safeDestination(href)
  if (inside !== null) return { kind: 'app', href: inside }
  if (href.startsWith('/')) return null
  const parsed = URL.parse(href)
  if (parsed?.protocol !== 'https:' || parsed.username !== '' || parsed.password !== '') return null
  return { kind: 'web', href: parsed.href, host: parsed.host }
}
