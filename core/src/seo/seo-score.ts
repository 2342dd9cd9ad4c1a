import type { ReadDraft } from '../blog/draft.ts'
import { createNumbers } from '../format/numbers.ts'
import { productPlace } from '../format/place.ts'
import { findPhrase, toWordSpans } from '../text/phrases.ts'
import {
  contentEvidence,
  countKeywords,
  densityFix,
  headingsOf,
  isBetween,
  isGoodDensity,
  keywordDensity,
} from './checks.ts'
import { fieldEvidence, type Score, toFinding, toScore } from './finding.ts'

const { countOf, percent } = createNumbers(productPlace)

/** The SEO score out of 100, with exactly the points of docs/specified.md S5.19, and what each check saw. */
export function scoreSeo(draft: ReadDraft): Score {
  const { title, seoDescription, focusKeyword, words } = draft
  const isKeywordSet = focusKeyword.trim() !== ''
  const inTitle = findPhrase(toWordSpans(title), focusKeyword)[0]
  const inContent = findPhrase(words, focusKeyword)[0]
  const density = keywordDensity(draft)
  const sections = headingsOf(draft, 2)
  const keywords = countKeywords(draft.keywords)
  return toScore([
    toFinding({
      id: 'title-length',
      label: `Title of ${title.length} characters (40 to 60)`,
      weight: 15,
      isPassed: isBetween(title.length, 40, 60),
      isClose: isBetween(title.length, 30, 70),
      evidence: fieldEvidence('title', title),
      fix:
        title.length < 40
          ? 'Lengthen the title to at least 40 characters.'
          : 'Shorten the title to 60 characters.',
    }),
    toFinding({
      id: 'keyword-in-title',
      label: 'Focus keyword in the title',
      weight: 15,
      isPassed: inTitle !== undefined,
      isApplicable: isKeywordSet,
      evidence: inTitle
        ? { field: 'title', text: title.slice(inTitle.start, inTitle.end), ...inTitle }
        : null,
      fix: isKeywordSet ? `Put “${focusKeyword.trim()}” into the title.` : 'Choose a focus keyword.',
    }),
    toFinding({
      id: 'description-length',
      label: `Meta description of ${seoDescription.length} characters (120 to 160)`,
      weight: 15,
      isPassed: isBetween(seoDescription.length, 120, 160),
      isClose: isBetween(seoDescription.length, 100, 165),
      evidence: fieldEvidence('seoDescription', seoDescription),
      fix:
        seoDescription.length < 120
          ? 'Write a meta description of at least 120 characters.'
          : 'Shorten the meta description to 160 characters.',
    }),
    toFinding({
      id: 'word-count',
      label: `${countOf(words.length, 'word')} (at least 800)`,
      weight: 20,
      isPassed: words.length >= 800,
      isClose: words.length >= 600,
      fix: `Write ${800 - words.length} more words, where there is more to say.`,
    }),
    toFinding({
      id: 'keyword-density',
      label: `Keyword density of ${percent(density / 100)} (0.5 to 2.5)`,
      weight: 15,
      isPassed: isGoodDensity(density),
      isClose: isBetween(density, 0.3, 3),
      isApplicable: isKeywordSet && words.length > 0,
      evidence: contentEvidence(draft, inContent),
      fix: densityFix(draft),
    }),
    toFinding({
      id: 'sections',
      label: `${countOf(sections.length, 'H2 heading')} (at least 2)`,
      weight: 10,
      isPassed: sections.length >= 2,
      isClose: sections.length === 1,
      evidence: contentEvidence(draft, sections[0]),
      fix: 'Divide the post with at least two H2 headings.',
    }),
    toFinding({
      id: 'keywords',
      label: `${countOf(keywords, 'keyword')} (at least 3)`,
      weight: 10,
      isPassed: keywords >= 3,
      isClose: keywords === 2,
      evidence: fieldEvidence('keywords', draft.keywords.join(', ')),
      fix: 'Add keywords until there are three.',
    }),
  ])
}
