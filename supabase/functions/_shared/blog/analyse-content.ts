import type { ReadDraft } from '@parley/core/blog/draft'
import { classifyIntent, suggestKeywords } from '@parley/core/blog/key-phrases'
import { suggestMetaDescription } from '@parley/core/blog/meta-suggestion'
import { acceptKeywords, isAcceptedDescription } from '@parley/core/blog/offers'
import { auditPost } from '@parley/core/seo/audit'
import { scoreBandOf } from '@parley/core/seo/bands'
import { scoreSeo } from '@parley/core/seo/seo-score'
import { oneLine } from '@parley/core/text/words'
import { z } from 'zod'
import type { Caller } from '../caller.ts'
import { type BlogEngine, keywordOf, toInstructions, toPostPrompt } from './engine.ts'
import { findLinks } from './links.ts'
import { loadTags, loadTargets } from './posts.ts'

export const contentActions = [
  'suggest_tags',
  'suggest_internal_links',
  'classify_intent',
  'analyze_seo',
] as const
export type ContentAction = (typeof contentActions)[number]

interface Tools {
  caller: Caller
  engine: BlogEngine
  postId: string | null
}

const mostKeywords = 5
const phrase = z.string().trim().min(1).max(80)
const tagsSchema = z.object({ tags: z.array(phrase).min(1) })
const intentSchema = z.object({
  intent: z.enum(['informational', 'commercial', 'transactional', 'navigational']),
  reason: z.string().max(400),
})
const seoSchema = z.object({
  keywords: z.array(phrase).min(1),
  metaDescription: z.string(),
  advice: z.array(z.string().max(300)),
})

const noTags = 'No tags found yet. Write some more text first.'

const numbered = (items: string[]): string =>
  items.map((item, index) => `${index + 1}. ${oneLine(item)}`).join('\n')

const promptOf = (draft: ReadDraft) => toPostPrompt({ title: draft.title, post: draft.post.text })

async function suggestTags(draft: ReadDraft, { caller, engine }: Tools): Promise<string> {
  if (engine.ask === null) return numbered(suggestKeywords(draft, await loadTags(caller))) || noTags
  const { tags } = await engine.ask({
    ...promptOf(draft),
    schema: tagsSchema,
    instructionsFor: toInstructions('Suggest three to five tags of one to three words for the post.'),
  })
  return numbered(acceptKeywords(draft, tags).slice(0, mostKeywords)) || noTags
}

async function suggestLinks(draft: ReadDraft, { caller, engine, postId }: Tools): Promise<string> {
  const links = await findLinks(draft, await loadTargets(caller, { postId }), engine)
  if (links.length === 0) return 'No published post matches this text yet.'
  return numbered(links.map((link) => `“${link.anchor_text}” → ${link.suggested_url} (in: ${link.context})`))
}

async function classify(draft: ReadDraft, { engine }: Tools): Promise<string> {
  if (engine.ask === null) {
    const { intent, evidence } = classifyIntent(draft)
    const reason =
      evidence.length > 0
        ? `Words that say so: ${evidence.join(', ')}.`
        : 'No words speak for another intent.'
    return `INTENT: ${intent}\n${reason}`
  }
  const { intent, reason } = await engine.ask({
    ...promptOf(draft),
    schema: intentSchema,
    instructionsFor: toInstructions(
      'Say what readers who search for this post want, and why in one sentence.',
    ),
  })
  return `INTENT: ${intent}\n${oneLine(reason)}`
}

/** Sections under headings that the editor can parse; empty ones are left out. */
function toSections(parts: {
  advice: string[]
  keywords: string[]
  description: string | null
  draft: ReadDraft
}): string {
  const { score } = scoreSeo(parts.draft)
  return [
    `SEO SCORE: ${score}/100 (${scoreBandOf(score).label})`,
    parts.advice.length > 0 ? `ADVICE:\n${parts.advice.map((each) => `- ${oneLine(each)}`).join('\n')}` : '',
    parts.keywords.length > 0 ? `KEYWORDS: ${parts.keywords.map(oneLine).join(', ')}` : '',
    parts.description === null ? '' : `META DESCRIPTION: ${oneLine(parts.description)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** What the SEO score asks for; of the description the audit asks more, and one piece of advice has to serve both. */
function adviceFor(draft: ReadDraft): string[] {
  const strict = auditPost(draft).checks.find(({ id }) => id === 'meta-description')?.fix ?? null
  const mended = scoreSeo(draft).findings.flatMap(({ id, fix }) =>
    id === 'description-length' ? (strict ?? []) : (fix ?? []),
  )
  return [...new Set(mended)]
}

async function analyseSeo(draft: ReadDraft, { caller, engine }: Tools): Promise<string> {
  if (engine.ask === null) {
    const advice = adviceFor(draft)
    const keywords = suggestKeywords(draft, await loadTags(caller))
    return toSections({ advice, keywords, description: suggestMetaDescription(draft), draft })
  }
  const answer = await engine.ask({
    ...promptOf(draft),
    schema: seoSchema,
    instructionsFor: toInstructions(
      `Give up to five keywords, a meta description of 140 to 160 characters in whole sentences, and up to five pieces of advice of one sentence each.${keywordOf(draft)}`,
    ),
  })
  const description = oneLine(answer.metaDescription)
  return toSections({
    advice: answer.advice.slice(0, 5),
    keywords: acceptKeywords(draft, answer.keywords).slice(0, mostKeywords),
    description: isAcceptedDescription(draft, description) ? description : null,
    draft,
  })
}

const works: Record<ContentAction, (draft: ReadDraft, tools: Tools) => Promise<string>> = {
  suggest_tags: suggestTags,
  suggest_internal_links: suggestLinks,
  classify_intent: classify,
  analyze_seo: analyseSeo,
}

/** The text for an action on a post; never empty. */
export const analyseContent = (action: ContentAction, draft: ReadDraft, tools: Tools): Promise<string> =>
  works[action](draft, tools)
