import { expect, test } from 'vitest'
import { classifyAgent } from './agents.ts'
import { beginning } from './recorder.ts'
import { classifySource } from './sources.ts'

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.each([
  [chrome, { kind: 'reader' }],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
    { kind: 'reader' },
  ],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    { kind: 'crawler', name: 'GPTBot' },
  ],
  [
    'Mozilla/5.0 (compatible; ChatGPT-User/1.0; +https://openai.com/bot)',
    { kind: 'crawler', name: 'ChatGPT-User' },
  ],
  ['Mozilla/5.0 (compatible; OAI-SearchBot/1.0)', { kind: 'crawler', name: 'OAI-SearchBot' }],
  [
    'Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
    { kind: 'crawler', name: 'ClaudeBot' },
  ],
  ['Claude-User/1.0', { kind: 'crawler', name: 'Claude-User' }],
  ['Mozilla/5.0 (compatible; PerplexityBot/1.0)', { kind: 'crawler', name: 'PerplexityBot' }],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', { kind: 'bot' }],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', { kind: 'bot' }],
  ['curl/8.5.0', { kind: 'bot' }],
  ['', { kind: 'bot' }],
  ['facebookexternalhit/1.1', { kind: 'bot' }],
])('%s', (userAgent, agent) => {
  expect(classifyAgent(userAgent)).toEqual(agent)
})

const from = (referer: string, campaign = '') =>
  classifySource({ referer, campaign, ownHosts: ['crm.example'] })

test.each([
  ['', 'direct', null],
  ['not an address', 'direct', null],
  ['https://crm.example/blog', 'internal', null],
  ['https://www.google.com/', 'search', 'google.com'],
  ['https://www.google.co.uk/', 'search', 'google.co.uk'],
  ['https://duckduckgo.com/', 'search', 'duckduckgo.com'],
  ['https://gemini.google.com/app', 'ai', 'gemini.google.com'],
  ['https://chatgpt.com/', 'ai', 'chatgpt.com'],
  ['https://www.perplexity.ai/search', 'ai', 'perplexity.ai'],
  ['https://www.linkedin.com/feed', 'social', 'linkedin.com'],
  ['https://t.co/abc', 'social', 't.co'],
  ['https://notx.com/', 'referral', 'notx.com'],
  ['https://google.com.evil.example/', 'referral', 'google.com.evil.example'],
])('from %s: %s', (referer, kind, host) => {
  expect(from(referer)).toEqual({ kind, host })
})

test('a campaign that names a host stands in for a missing referer', () => {
  expect(from('', 'chatgpt.com')).toEqual({ kind: 'ai', host: 'chatgpt.com' })
  expect(from('', 'newsletter')).toEqual({ kind: 'direct', host: null })
  expect(from('https://crm.example/', 'chatgpt.com').kind).toBe('internal')
})

test.each([
  ['short', 10, 'short'],
  ['exactly', 7, 'exactly'],
  ['aaaa🎉', 5, 'aaaa'],
  ['aaaa🎉b', 6, 'aaaa🎉'],
  ['aaa👩‍👩‍👧‍👦', 8, 'aaa'],
  ['cafe\u0301 noir', 4, 'caf'],
  ['🎉', 1, ''],
])('%s within %i', (text, limit, expected) => {
  expect(beginning(text, limit)).toBe(expected)
})
