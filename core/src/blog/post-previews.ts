import { toSentences } from '../text/sentences.ts'
import { toSlug } from '../text/slug.ts'
import { truncate } from '../text/words.ts'
import type { ReadDraft } from './draft.ts'
import { findKeyPhrases, focusOf } from './key-phrases.ts'
import { suggestMetaDescription } from './meta-suggestion.ts'

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
export function toSerpPreview(draft: ReadDraft): SerpPreview {
  const focus = focusOf(draft)
  const [first] = draft.post.blocks.filter((block) => block.kind === 'paragraph')
  return {
    title: truncate(draft.seoTitle.trim() || draft.title.trim(), 60),
    slug: toSlug(draft.title),
    description: truncate(
      draft.seoDescription.trim() || (suggestMetaDescription(draft) ?? first?.text ?? ''),
      160,
    ),
    focus_keyword: focus,
    secondary_keywords: findKeyPhrases(draft)
      .map(({ phrase }) => phrase)
      .filter((phrase) => phrase !== focus.toLowerCase())
      .slice(0, 5),
  }
}

export interface SocialSummary {
  linkedin: string
  twitter: string
  threads: string
  key_takeaways: string[]
}

/** The sentences that say most: with many of the post's phrases, early, neither short nor long. */
function findTakeaways(draft: ReadDraft): string[] {
  const phrases = findKeyPhrases(draft).slice(0, 12)
  const items = draft.post.blocks.filter((block) => block.kind === 'paragraph' || block.kind === 'item')
  return items
    .flatMap((block) => toSentences(block.text).map(({ text, index }) => ({ text, at: block.start + index })))
    .filter(({ text }) => text.length >= 40 && text.length <= 200 && !text.endsWith('?'))
    .map((sentence) => {
      const lower = sentence.text.toLowerCase()
      const weight = phrases.reduce((sum, each) => sum + (lower.includes(each.phrase) ? each.weight : 0), 0)
      return { ...sentence, weight: weight / Math.sqrt(sentence.text.length) }
    })
    .toSorted((one, other) => other.weight - one.weight || one.at - other.at)
    .slice(0, 3)
    .toSorted((one, other) => one.at - other.at)
    .map(({ text }) => text)
}

/** Texts for the networks within the limits of S5.12: X 200, LinkedIn 150, Threads 500 characters. All from the post. */
export function toSocialSummary(draft: ReadDraft): SocialSummary {
  const takeaways = findTakeaways(draft)
  const [first = ''] = takeaways
  const opening = [draft.title.trim(), first]
    .filter(Boolean)
    .join(/[.!?]$/.test(draft.title.trim()) ? ' ' : ': ')
  return {
    linkedin: truncate(first || draft.title.trim(), 150),
    twitter: truncate(opening, 200),
    threads: truncate([draft.title.trim(), ...takeaways].filter(Boolean).join('\n'), 500),
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
