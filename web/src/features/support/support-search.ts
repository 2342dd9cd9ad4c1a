export interface SupportSearch {
  /** Words to find in the handbook. */
  q?: string
  /** The article that is open. */
  article?: string
  /** The ticket a notification leads to. */
  ticket?: string
}

/** The query parameters of /support; what is not valid is left out. */
export function readSupportSearch(raw: Record<string, unknown>): SupportSearch {
  const { q, article, ticket } = raw
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 200) : ''
  return {
    ...(words.trim() === '' ? {} : { q: words }),
    ...(typeof article === 'string' && /^[a-z-]{1,40}$/.test(article) ? { article } : {}),
    ...(typeof ticket === 'string' && /^[0-9a-f-]{36}$/.test(ticket) ? { ticket } : {}),
  }
}
