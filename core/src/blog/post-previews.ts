import { lengthLimits } from '../seo/limits.ts'
import { toSlug } from '../text/slug.ts'
import { startOf, truncate } from '../text/words.ts'
import type { ReadDraft } from './draft.ts'
import { findKeyPhrases, focusOf, suggestKeywords } from './key-phrases.ts'
import { suggestMetaDescription } from './meta-suggestion.ts'
import { fitSentences, type Sentence, statementsOf, wholeSentences } from './whole-sentences.ts'

export interface SerpPreview {
  title: string
  slug: string
  description: string
  focus_keyword: string
  secondary_keywords: string[]
}

/**
 * How the post may look among search results (docs/specified.md S3.20); what the author filled in is taken before what
 * is made here.
 */
export function toSerpPreview(draft: ReadDraft, slug = ''): SerpPreview {
  const focus = focusOf(draft)
  const [first] = draft.post.blocks.filter((block) => block.kind === 'paragraph')
  const made = suggestMetaDescription({ ...draft, focusKeyword: focus })
  return {
    title: draft.seoTitle.trim()
      ? truncate(draft.seoTitle.trim(), lengthLimits.metaTitle.most)
      : truncate(draft.title.trim(), 60),
    slug: slug.trim() || toSlug(draft.title),
    description: truncate(
      draft.seoDescription.trim() ||
        (made ?? (wholeSentences(first?.text ?? '', 160) || (first?.text ?? ''))),
      160,
    ),
    focus_keyword: focus,
    secondary_keywords:
      draft.keywords.length > 0
        ? draft.keywords.slice(0, 5)
        : suggestKeywords({ ...draft, focusKeyword: focus }),
  }
}

export interface SocialSummary {
  linkedin: string
  twitter: string
  threads: string
  key_takeaways: string[]
}

/** The sentences that say most and can be read alone: with many of the post's phrases, neither short nor long. */
function rankStatements(draft: ReadDraft): (Sentence & { weight: number })[] {
  const phrases = findKeyPhrases(draft).slice(0, 12)
  const focus = draft.focusKeyword.trim().toLowerCase()
  return statementsOf(draft.post)
    .filter(({ text }) => text.length >= 40 && text.length <= 200)
    .map((sentence) => {
      const lower = sentence.text.toLowerCase()
      const said = phrases.reduce((sum, each) => sum + (lower.includes(each.phrase) ? each.weight : 0), 0)
      const named = focus !== '' && lower.includes(focus) ? (phrases[0]?.weight ?? 0) : 0
      return { ...sentence, weight: (said + named) / Math.sqrt(sentence.text.length) }
    })
    .filter(({ standsAlone }) => standsAlone)
    .toSorted((one, other) => other.weight - one.weight || one.order - other.order)
}

const mostTakeaways = 3

/** What to remember of a post: up to three of its sentences, in their order. */
export const findTakeaways = (draft: ReadDraft): string[] =>
  rankStatements(draft)
    .slice(0, mostTakeaways)
    .toSorted((one, other) => one.order - other.order)
    .map(({ text }) => text)

/** An excerpt of 150 to 300 characters in the post's own whole sentences; null where they give none. */
export function composeSummary(draft: ReadDraft): string | null {
  const ranked = rankStatements(draft).slice(0, 12)
  const { from, to } = lengthLimits.excerpt.good
  for (const count of [2, 3, 4, 1]) {
    const chosen = ranked.slice(0, count).toSorted((one, other) => one.order - other.order)
    const summary = chosen.map(({ text }) => text).join(' ')
    if (summary.length >= from && summary.length <= to) return summary
  }
  return fitSentences(statementsOf(draft.post).slice(0, 80), { from, to, isNamed: () => false })
}

/** Texts for the networks within the limits of S5.12: X 200, LinkedIn 150, Threads 500 characters. All whole sentences of the post. */
export function toSocialSummary(draft: ReadDraft): SocialSummary {
  const takeaways = findTakeaways(draft)
  const title = draft.title.trim()
  const ranked = rankStatements(draft).map(({ text }) => text)
  const within = (most: number): string => ranked.find((text) => text.length <= most) ?? startOf(title, most)
  const joint = /[.!?]$/.test(title) ? ' ' : ': '
  const short = within(Math.max(0, 200 - title.length - joint.length))
  const lines = [title, ...takeaways].filter(Boolean)
  const fitting = lines.filter((_, at) => lines.slice(0, at + 1).join('\n').length <= 500)
  return {
    linkedin: within(150),
    twitter: title === '' || short === title || short === '' ? within(200) : `${title}${joint}${short}`,
    threads: fitting.length > 0 ? fitting.join('\n') : truncate(title, 500),
    key_takeaways: takeaways,
  }
}

export interface FaqCandidate {
  question: string
  answer: string
}

/** Questions the post asks as a heading or a block of its own, with the text that follows as their answer. */
export const findFaqCandidates = ({ post }: Pick<ReadDraft, 'post'>): FaqCandidate[] =>
  post.blocks.flatMap((block, index) => {
    const canAsk = block.kind === 'heading' || block.kind === 'question' || block.kind === 'paragraph'
    if (!canAsk || !block.text.endsWith('?') || block.text.length > 200) return []
    const answer = post.blocks[index + 1]
    const isAnswer = answer?.kind === 'paragraph' && !answer.text.endsWith('?')
    return isAnswer ? [{ question: block.text, answer: answer.text }] : []
  })

/** An alt text of at most 125 characters from what is known about an image without seeing it; '' where nothing is. */
export function composeAltText(imageUrl: string, context: string): string {
  const name = decodeSafely(imageUrl.split(/[?#]/)[0]?.split('/').at(-1) ?? '').replace(
    /\.[a-z0-9]{2,5}$/i,
    '',
  )
  const words = name
    .replace(/[-_+.]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  // Names that cameras and uploads give say nothing of the picture.
  const isSpeaking =
    /\p{L}{3}/u.test(words) &&
    !/^(?:img|image|dsc|photo|screenshot|untitled|download)?[\s\d]*$/i.test(words) &&
    !/[0-9a-f]{8} ?[0-9a-f]{4}/i.test(words)
  const about = context.replace(/\s+/g, ' ').trim()
  if (isSpeaking && about !== '') return truncate(`${words}, for “${truncate(about, 90)}”`, 125)
  if (isSpeaking) return truncate(words, 125)
  return about === '' ? '' : truncate(`Illustration for “${truncate(about, 100)}”`, 125)
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
