const base = 'https://here.invalid'
const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:']
const imageSchemes = ['http:', 'https:']

// Browsers drop these inside an address, so that "java\tscript:" would run.
const dropped = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

function rebuild(raw: string, schemes: readonly string[]): string | null {
  const text = raw.replace(dropped, '').trim()
  if (text.startsWith('/') || text.startsWith('#')) {
    // "//host" and "/\host" lead to another host.
    const local = URL.parse(text, base)
    if (local?.origin !== base) return null
    return text.startsWith('#') ? local.hash || null : `${local.pathname}${local.search}${local.hash}`
  }
  const url = URL.parse(text)
  return url !== null && schemes.includes(url.protocol) ? url.href : null
}

/**
 * A link's address as `URL` writes it: http, https, mailto, tel, a path of this site or a place on the page. Null for
 * any other, relative ones included.
 */
export const toSafeHref = (raw: string): string | null => rebuild(raw, linkSchemes)

/** An image's address as `URL` writes it: http, https or a path of this site. Null for any other. */
export function toSafeSource(raw: string): string | null {
  const source = rebuild(raw, imageSchemes)
  return source?.startsWith('#') ? null : source
}

/** Whether an address leads to another site; one of this site is expected to be written as a path. */
export const isOutside = (href: string): boolean => /^https?:/.test(href)
