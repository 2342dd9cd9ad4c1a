/** Crawlers of AI services, by the name their user agent carries. They are counted by name, not as readers. */
const aiCrawlers = [
  'GPTBot',
  'ChatGPT-User',
  'OAI-SearchBot',
  'ClaudeBot',
  'Claude-User',
  'Claude-SearchBot',
  'anthropic-ai',
  'PerplexityBot',
  'Perplexity-User',
  'Google-Extended',
  'GoogleOther',
  'Gemini-Deep-Research',
  'Applebot-Extended',
  'Amazonbot',
  'Bytespider',
  'CCBot',
  'cohere-ai',
  'DuckAssistBot',
  'meta-externalagent',
  'meta-externalfetcher',
  'MistralAI-User',
  'YouBot',
  'Diffbot',
]

const bots =
  /bot\b|bot[/;-]|crawl|spider|slurp|scrap|preview|facebookexternalhit|embedly|whatsapp|telegram|lighthouse|headless|phantom|pingdom|uptime|monitor|curl|wget|python|httpx|aiohttp|okhttp|java\/|libwww|go-http|node-fetch|undici|axios|feed|rss|validator|archive|fetch/i

export type Agent = { kind: 'reader' } | { kind: 'bot' } | { kind: 'crawler'; name: string }

/** Classifies a user agent: a person's browser, an AI crawler, or another program, which is not counted at all. */
export function classifyAgent(userAgent: string): Agent {
  const lower = userAgent.toLowerCase()
  const name = aiCrawlers.find((each) => lower.includes(each.toLowerCase()))
  if (name) return { kind: 'crawler', name }
  // All current browsers have "Mozilla" in their user agent.
  return bots.test(userAgent) || !/^(?:mozilla|opera)\//i.test(userAgent)
    ? { kind: 'bot' }
    : { kind: 'reader' }
}
