import { decodeEntities, escapeHtml } from '../text/html-entities.ts'

/** What stands at an address that a post shows in its place, once its reader asks for it. */
export interface Embed {
  /** Where the network shows it in a frame. */
  frame: string
  network: string
  kind: 'video' | 'post'
}

interface Network {
  name: string
  kind: Embed['kind']
  /** Origin of the frame: the only ones that pages may hold. */
  origin: string
  frameOf: (url: URL) => string | null
}

const id = /^[\w-]{5,40}$/
const lastPart = (url: URL): string => url.pathname.split('/').findLast(Boolean) ?? ''

const networks: Record<string, Network> = {}
function add(hosts: string[], network: Network): void {
  for (const host of hosts) networks[host] = network
}

add(['youtube.com', 'm.youtube.com', 'youtu.be', 'youtube-nocookie.com'], {
  name: 'YouTube',
  kind: 'video',
  origin: 'https://www.youtube-nocookie.com',
  frameOf: (url) => {
    const isShort = /^(?:www\.)?youtu\.be$/.test(url.hostname)
    const isPath = /^\/(?:shorts|live|embed)\//.test(url.pathname)
    const video =
      isShort || isPath ? lastPart(url) : url.pathname === '/watch' ? url.searchParams.get('v') : null
    return video !== null && id.test(video) ? `/embed/${video}?autoplay=1` : null
  },
})
add(['vimeo.com', 'player.vimeo.com'], {
  name: 'Vimeo',
  kind: 'video',
  origin: 'https://player.vimeo.com',
  frameOf: (url) => (/^\d{5,12}$/.test(lastPart(url)) ? `/video/${lastPart(url)}?autoplay=1&dnt=1` : null),
})
add(['x.com', 'twitter.com'], {
  name: 'X',
  kind: 'post',
  origin: 'https://platform.twitter.com',
  frameOf: (url) => {
    const post = /^\/\w{1,15}\/status\/(\d{5,25})\/?$/.exec(url.pathname)?.[1]
    return post === undefined ? null : `/embed/Tweet.html?dnt=true&id=${post}`
  },
})
add(['linkedin.com'], {
  name: 'LinkedIn',
  kind: 'post',
  origin: 'https://www.linkedin.com',
  frameOf: (url) => {
    const post = /(?:urn:li:|-)(activity|share|ugcPost)[:-](\d{10,25})/.exec(decodeURIComponent(url.pathname))
    return post ? `/embed/feed/update/urn:li:${post[1]}:${post[2]}` : null
  },
})

/** Origins whose frames a page may hold, for its policy. */
export const embedOrigins: readonly string[] = [
  ...new Set(Object.values(networks).map(({ origin }) => origin)),
]

/** The video or post at an address; null for any other. */
export function findEmbed(address: string): Embed | null {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null
  const network = networks[url.hostname.replace(/^www\./, '')]
  try {
    const path = network?.frameOf(url) ?? null
    return network && path !== null
      ? { frame: `${network.origin}${path}`, network: network.name, kind: network.kind }
      : null
  } catch {
    // An escape in the path that is none.
    return null
  }
}

const bare = /<p(?: style="[^"]*")?><a href="([^"]+)"[^>]*>([^<]+)<\/a><\/p>/g
const plain = (address: string): string => address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')

/** What a paragraph that holds nothing but one link becomes: a video or post where its words are the bare address, else null. */
export const embedOf = (address: string, text: string): Embed | null =>
  plain(text.trim()) === plain(address) ? findEmbed(address) : null

/**
 * Sanitised HTML in which a paragraph that holds nothing but the bare address of a video or post asks whether to load it.
 * Until somebody presses, nothing is asked of the network; without scripts the link alone stands there.
 */
export const withEmbeds = (html: string): string =>
  html.replace(bare, (paragraph, href: string, text: string) => {
    const address = decodeEntities(href)
    const embed = embedOf(address, decodeEntities(text))
    if (embed === null) return paragraph
    const { frame, network, kind } = embed
    return [
      `<figure class="embed" data-embed="${escapeHtml(frame)}" data-kind="${kind}" data-title="${kind === 'video' ? 'Video' : 'Post'} on ${network}">`,
      `<button type="button">${kind === 'video' ? 'Play the video' : 'Show the post'}</button>`,
      `<figcaption>From ${network}, which learns of you once you press. <a href="${href}" rel="noopener">Open it there</a></figcaption>`,
      '</figure>',
    ].join('')
  })
