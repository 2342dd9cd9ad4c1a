import type { ReadDraft } from '../blog/draft.ts'
import { keywordKey } from '../blog/keyword-key.ts'
import { findPhrase, toWordSpans } from '../text/phrases.ts'
import { contentEvidence, hasPhrase, headingsOf } from './checks.ts'
import { type Finding, toFinding } from './finding.ts'

/** What is known of the blog around a post; null while it isn't known. */
export interface Surroundings {
  /** Other posts that are to be found by the same keyword. */
  sameKeyword: { title: string }[]
  /** Addresses of the blog that the post links to and that lead nowhere. */
  brokenLinks: string[]
  /** How many published posts link to this one; null where it isn't published. */
  linkedFrom: number | null
}

const hasKeyword = (text: string, keyword: string): boolean =>
  ` ${keywordKey(text.replaceAll('-', ' '))} `.includes(` ${keywordKey(keyword)} `)

/**
 * Checks beyond the specified scores, which carry no points: the keyword in address, introduction, subheads and alt texts,
 * and, where `around` is known, a keyword that another post has, links that lead nowhere, and a post that no other links to.
 */
export function checkKeyphrase(draft: ReadDraft, slug: string, around: Surroundings | null): Finding[] {
  const focus = draft.focusKeyword.trim()
  const isSet = focus !== ''
  const [intro] = draft.post.blocks.filter(({ kind }) => kind === 'paragraph')
  const heads = headingsOf(draft).filter(({ level }) => level >= 2)
  const named = heads.find(({ text }) => hasKeyword(text, focus))
  const { images } = draft.post
  const at = intro ? findPhrase(toWordSpans(intro.text), focus)[0] : undefined
  const check = (finding: Omit<Parameters<typeof toFinding>[0], 'weight'>): Finding =>
    toFinding({ ...finding, weight: 0 })
  const own = [
    check({
      id: 'keyword-in-slug',
      label: 'Focus keyword in the address',
      isPassed: isSet && slug !== '' && hasKeyword(slug, focus),
      isApplicable: isSet && slug !== '',
      fix: `Put “${focus}” into the URL slug, before the post is published.`,
    }),
    check({
      id: 'keyword-in-introduction',
      label: 'Focus keyword in the first paragraph',
      isPassed: isSet && intro !== undefined && hasPhrase(intro.text, focus),
      isApplicable: isSet && intro !== undefined,
      evidence:
        intro && at
          ? contentEvidence(draft, { start: intro.start + at.start, end: intro.start + at.end })
          : null,
      fix: `Name “${focus}” in the first paragraph.`,
    }),
    check({
      id: 'keyword-in-subheads',
      label: 'Focus keyword in a subhead',
      isPassed: isSet && named !== undefined,
      isApplicable: isSet && heads.length > 0,
      evidence: contentEvidence(draft, named),
      fix: `Name “${focus}” in one of the headings.`,
    }),
    check({
      id: 'keyword-in-alt',
      label: 'Focus keyword in an alt text',
      isPassed: isSet && images.some(({ alt }) => hasKeyword(alt, focus)),
      isApplicable: isSet && images.length > 0,
      fix: `Where an image shows it, name “${focus}” in its alt text.`,
    }),
  ]
  return around === null ? own : [...own, ...checkAround(focus, around)]
}

function checkAround(focus: string, { sameKeyword, brokenLinks, linkedFrom }: Surroundings): Finding[] {
  const [first] = sameKeyword
  return [
    toFinding({
      id: 'keyword-used',
      label: 'A keyword of its own',
      weight: 0,
      isPassed: focus !== '' && first === undefined,
      isApplicable: focus !== '',
      fix: `Choose another keyword: “${first?.title ?? ''}” already targets it, and the two would compete.`,
    }),
    toFinding({
      id: 'broken-links',
      label: 'Links within the blog',
      weight: 0,
      isPassed: brokenLinks.length === 0,
      fix: `Fix the ${brokenLinks.length === 1 ? 'link' : 'links'} to ${brokenLinks.slice(0, 3).join(', ')}: there is no post there.`,
    }),
    toFinding({
      id: 'orphaned',
      label: 'Linked from other posts',
      weight: 0,
      isPassed: (linkedFrom ?? 0) > 0,
      isApplicable: linkedFrom !== null,
      fix: 'Link to this post from another one: no published post does.',
    }),
  ]
}
