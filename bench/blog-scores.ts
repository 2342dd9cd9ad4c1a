import { calibrateVoice } from '@parley/core/blog/calibrate-voice'
import { readDraft } from '@parley/core/blog/draft'
import { suggestInternalLinks } from '@parley/core/blog/internal-links'
import { findKeyPhrases } from '@parley/core/blog/key-phrases'
import { toKnowledgeGraph } from '@parley/core/blog/knowledge-graph'
import { toSocialSummary } from '@parley/core/blog/post-previews'
import { readPost } from '@parley/core/blog/read-post'
import { scoreTone, toneProfileOf } from '@parley/core/blog/tone'
import { scoreAio } from '@parley/core/seo/aio-score'
import { auditPost } from '@parley/core/seo/audit'
import { scoreEeat } from '@parley/core/seo/eeat'
import { toReadabilityResult } from '@parley/core/seo/readability-result'
import { scoreSeo } from '@parley/core/seo/seo-score'
import { posts as samplePosts } from '../supabase/seed/posts/index.ts'

/** Milliseconds (median of 15) that each reading of a post of 5,000 words takes, beside the aim of 50. */
const aim = 50
const whole = samplePosts.map((post) => post.content).join('\n')
const blocks = whole.repeat(20).split('\n')
const draftOf = (content: string) =>
  readDraft({
    title: 'Let the conversation write the CRM, and what to check',
    content,
    seoTitle: '',
    seoDescription: '',
    focusKeyword: 'voice CRM',
    keywords: ['crm', 'voice', 'notes'],
  })
let content = ''
for (const block of blocks) {
  if (content.length > 27_500 && draftOf(content).words.length >= 5000) break
  content += block
}
const draft = draftOf(content)
const targets = samplePosts.map(({ title, slug, excerpt, focusKeyword, content }) => ({
  title,
  slug,
  excerpt,
  focusKeyword,
  text: readPost(content).text,
}))
const published = samplePosts.slice(0, 10).map(({ title, content }) => ({ title, content }))
const readings: Record<string, () => unknown> = {
  'reading the HTML': () => draftOf(content),
  'SEO score': () => scoreSeo(draft),
  'AIO score': () => scoreAio(draft),
  audit: () => auditPost(draft),
  readability: () => toReadabilityResult(draft),
  'E-E-A-T': () => scoreEeat(draft),
  tone: () => scoreTone(draft.post.text, toneProfileOf('').weights),
  'key phrases': () => findKeyPhrases(draft),
  'knowledge graph': () => toKnowledgeGraph(draft),
  'internal links': () => suggestInternalLinks(draft, targets),
  'social summary': () => toSocialSummary(draft),
  'voice against ten posts': () => calibrateVoice(draft, published),
}

console.log(`${draft.words.length} words, ${(content.length / 1024).toFixed(0)} KB of HTML`)
for (const [name, read] of Object.entries(readings)) {
  const times = Array.from({ length: 15 }, () => {
    const from = performance.now()
    read()
    return performance.now() - from
  }).toSorted((one, other) => one - other)
  const median = times[7] ?? 0
  console.log(
    `${name.padEnd(26)} ${median.toFixed(1).padStart(7)} ms  ${(aim / median).toFixed(1)} times under the aim`,
  )
}
