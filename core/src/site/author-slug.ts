import { withoutAccents } from '../text/accents.ts'

/**
 * The address of an author's page below /blog/author; '' for a name without letters a to z or digits, who has none. The
 * database makes the same (`private.author_slug`).
 */
export const toAuthorSlug = (name: string): string =>
  withoutAccents(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The path of an author's page; null where the name gives no address. */
export function toAuthorPath(name: string | null): string | null {
  const slug = toAuthorSlug(name ?? '')
  return slug === '' ? null : `/blog/author/${slug}`
}
