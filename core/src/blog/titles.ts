import { toWordSpans } from '../text/phrases.ts'
import { capitalise } from '../text/words.ts'
import type { ReadDraft } from './draft.ts'
import { focusOf } from './key-phrases.ts'
import { keywordKey } from './keyword-key.ts'
import { isAcceptedTitle } from './offers.ts'
import { readTimeMinutes } from './post-length.ts'

const most = 5

/** Headings that say what a reader gets. */
const promises =
  /^(?:how|why|what|when|where|which|\p{L}+ (?:ways|reasons|steps|rules|signs|questions|mistakes))\b/iu

/** A title at its own punctuation: what stands before it, and what after. */
const partsOf = (title: string): string[] =>
  title
    .split(/(?<=[?!])\s|\s*[:–—(]\s*|,\s/)
    .map((part) =>
      part
        .replace(/^(?:and|but|or) /, '')
        .replace(/[).]$/, '')
        .trim(),
    )
    .filter(Boolean)

/** Whether a phrase can follow a preposition without an article: plural, or what is done ("onboarding"). */
function needsNoArticle(phrase: string): boolean {
  const last = toWordSpans(phrase).at(-1)?.word ?? ''
  return /(?:[^s]s|ing)$/.test(last)
}

/** Whether a title names its topic at most once, in the singular or in the plural. */
const namesOnce = (title: string, focus: string): boolean =>
  focus === '' || ` ${keywordKey(title)}`.split(` ${keywordKey(focus)}`).length <= 2

/** Forms that are correct with any name of a thing, and true of any post. */
function formsFor(focus: string, minutes: number): string[] {
  const lead = capitalise(focus)
  const free = [
    `${lead}: the essentials in ${minutes === 1 ? 'one minute' : `${minutes} minutes`}`,
    `${lead}: what to know and what to do next`,
    `${lead} in plain words: what to know first`,
  ]
  const joined = [
    `What to know about ${focus} before you start`,
    `A practical guide to ${focus} for busy teams`,
  ]
  return needsNoArticle(focus) ? [...joined.slice(0, 1), ...free] : free
}

/**
 * Titles made of the post's own title, headings and keyword, the nearest to what stands there first: at most five, each of
 * 40 to 60 characters and with the keyword. Empty for a post without words.
 */
export function composeTitles(draft: ReadDraft): string[] {
  if (draft.words.length === 0) return []
  const title = draft.title.trim()
  const focus = focusOf(draft)
  const lead = capitalise(focus)
  const headings = draft.post.blocks
    .filter(({ kind, level, text }) => kind === 'heading' && level <= 3 && !/[:–—]./.test(text))
    .toSorted(
      (one, other) =>
        Number(promises.test(other.text)) - Number(promises.test(one.text)) || one.level - other.level,
    )
    .map(({ text }) => text.replace(/[.:]$/, ''))
  const parts = partsOf(title)
  const keyed = (text: string): string[] => (focus === '' ? [text] : [text, `${lead}: ${text}`])
  const own = [title, ...parts].flatMap(keyed)
  const joined = headings.map((heading) => `${title}${/[?!:]$/.test(title) ? ' ' : ': '}${heading}`)
  const candidates = [
    ...own,
    ...headings.flatMap(keyed),
    ...(focus === '' ? [] : formsFor(focus, readTimeMinutes(draft.words.length))),
    ...(title === '' ? [] : joined),
  ].map(capitalise)
  return [...new Set(candidates)]
    .filter((each) => namesOnce(each, focus))
    .filter((each) => each !== title && isAcceptedTitle({ ...draft, focusKeyword: focus }, each))
    .slice(0, most)
}
