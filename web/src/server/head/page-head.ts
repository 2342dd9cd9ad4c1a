import { escapeHtml, toScriptData } from '@parley/core/text/html-entities'

/** What a page says of itself, before it becomes HTML. Addresses are absolute. */
export interface PageHead {
  title: string
  description: string
  /** Null where the page is not to be found under any address. */
  canonical: string | null
  /** "noindex" and its like; left out where the page may be indexed. */
  robots?: string
  openGraph: Readonly<Record<string, string>>
  card: Readonly<Record<string, string>>
  /** Dates, section and tags of an article; a name may come more than once. */
  article?: readonly (readonly [name: string, value: string])[]
  links: readonly HeadLink[]
  jsonLd: readonly object[]
}

export interface HeadLink {
  rel: string
  href: string
  type?: string
  title?: string
}

function element(name: string, attributes: Readonly<Record<string, string | undefined>>) {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}="${escapeHtml(value)}"`],
  )
  return `<${name} ${written.join(' ')}>`
}

/** The elements of a page's head, each on a line. */
export function renderHead(head: PageHead): string {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    element('meta', { name: 'description', content: head.description }),
    ...(head.robots ? [element('meta', { name: 'robots', content: head.robots })] : []),
    ...(head.canonical ? [element('link', { rel: 'canonical', href: head.canonical })] : []),
    ...Object.entries(head.openGraph).map(([name, content]) =>
      element('meta', { property: `og:${name}`, content }),
    ),
    ...(head.article ?? []).map(([name, content]) =>
      element('meta', { property: `article:${name}`, content }),
    ),
    ...Object.entries(head.card).map(([name, content]) =>
      element('meta', { name: `twitter:${name}`, content }),
    ),
    ...head.links.map((link) => element('link', { ...link })),
    ...head.jsonLd.map((data) => `<script type="application/ld+json">${toScriptData(data)}</script>`),
  ].join('\n')
}
