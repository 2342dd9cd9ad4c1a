import { toSafeHref } from '@parley/core/blog/safe-href'

const mail = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/
const host = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(?=[:/?#]|$)/u

/** What a person means by an address: "example.com" and "ana@example.com" are completed. Null where it leads nowhere safe. */
export function toLinkHref(typed: string): string | null {
  const text = typed.trim()
  if (mail.test(text)) return toSafeHref(`mailto:${text}`)
  return host.test(text) ? toSafeHref(`https://${text}`) : toSafeHref(text)
}
