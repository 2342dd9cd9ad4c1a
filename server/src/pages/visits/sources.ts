export type SourceKind = 'direct' | 'search' | 'social' | 'ai' | 'referral' | 'internal'
export interface Source {
  kind: SourceKind
  /** The host that sent the reader, without "www."; null for none. */
  host: string | null
}

const ai = [
  'chatgpt.com',
  'chat.openai.com',
  'claude.ai',
  'perplexity.ai',
  'gemini.google.com',
  'copilot.microsoft.com',
  'you.com',
  'chat.mistral.ai',
  'chat.deepseek.com',
  'grok.com',
  'meta.ai',
  'phind.com',
]
const social = [
  'x.com',
  't.co',
  'twitter.com',
  'facebook.com',
  'instagram.com',
  'threads.net',
  'threads.com',
  'linkedin.com',
  'lnkd.in',
  'reddit.com',
  'youtube.com',
  'youtu.be',
  'tiktok.com',
  'pinterest.com',
  'bsky.app',
  'mastodon.social',
  'news.ycombinator.com',
  'xing.com',
  'vk.com',
  'whatsapp.com',
  't.me',
  'discord.com',
  'com.linkedin.android',
]
const search = [
  'bing.com',
  'duckduckgo.com',
  'ecosia.org',
  'qwant.com',
  'startpage.com',
  'baidu.com',
  'search.brave.com',
  'kagi.com',
  'naver.com',
  'search.marginalia.nu',
]
/** Engines with a domain in each country. */
const searchNames = /(?:^|\.)(?:google|yahoo|yandex)\.(?:com?\.)?[a-z]{2,3}$/

const isOf = (host: string, domains: readonly string[]) =>
  domains.some((domain) => host === domain || host.endsWith(`.${domain}`))

function classifyHost(host: string): SourceKind {
  if (isOf(host, ai)) return 'ai'
  if (isOf(host, social)) return 'social'
  return isOf(host, search) || searchNames.test(host) ? 'search' : 'referral'
}

const hostOf = (address: string) =>
  URL.parse(address)
    ?.hostname.toLowerCase()
    .replace(/^www\./, '') || null

interface Arrival {
  /** The Referer header; blank without one. */
  referer: string
  /** The address's utm_source, which AI services set to their own host; blank without one. */
  campaign: string
  /** Hosts of this instance. */
  ownHosts: readonly string[]
}

/** Where a reader came from. Without a referer, a campaign that names a host counts as one. */
export function classifySource({ referer, campaign, ownHosts }: Arrival): Source {
  const named = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(campaign) ? hostOf(`https://${campaign}`) : null
  const host = hostOf(referer) ?? named
  if (host === null) return { kind: 'direct', host: null }
  if (ownHosts.includes(host)) return { kind: 'internal', host: null }
  return { kind: classifyHost(host), host: host.slice(0, 253) }
}
