import { readAttribute, toHtmlTokens } from '@parley/core/blog/html-tokens'
import { readPost } from '@parley/core/blog/read-post'

const plain = new Set(['p', 'br', 'strong', 'em', 'b', 'i'])

/** Attributes that style or run something. */
const active = /\s(on[a-z]+|style|srcdoc|formaction|action)\s*=/gi

function readMarkup(html: string) {
  const opened = toHtmlTokens(html).filter((token) => token.kind === 'open')
  const valuesOf = (name: string) => opened.flatMap(({ raw }) => readAttribute(raw, name) ?? [])
  return {
    names: opened.map(({ name }) => name),
    addresses: [...valuesOf('href'), ...valuesOf('src')],
    active: opened.flatMap(({ raw }) =>
      [...raw.matchAll(active)].map((match) => match[1]?.toLowerCase() ?? ''),
    ),
  }
}

/** Whether a rewritten post brings no tag, address, style or handler that the post did not have, and still has a text. */
export function isSameMarkup(before: string, after: string): boolean {
  const [old, fresh] = [readMarkup(before), readMarkup(after)]
  return (
    fresh.names.every((name) => old.names.includes(name) || plain.has(name)) &&
    fresh.addresses.every((address) => old.addresses.includes(address)) &&
    fresh.active.every((name) => old.active.includes(name)) &&
    readPost(after).text !== ''
  )
}
