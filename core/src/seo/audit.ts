import type { ReadDraft } from '../blog/draft.ts'
import { findTemplateInPost, findTemplateText } from '../blog/template-text.ts'
import { createNumbers } from '../format/numbers.ts'
import { productPlace } from '../format/place.ts'
import { findPhrase } from '../text/phrases.ts'
import {
  contentEvidence,
  countKeywords,
  densityFix,
  headingsOf,
  isBetween,
  isGoodDensity,
  keywordDensity,
} from './checks.ts'
import { type Finding, type FindingEvidence, fieldEvidence, toFinding } from './finding.ts'

const { countOf, percent } = createNumbers(productPlace)

export type AuditCheck = Finding & { severity: 'critical' | 'warning' | 'info'; isRequired: boolean }

/**
 * `score` is the percentage of passed checks, rounded; `canPublish` is whether all that is required passed and no
 * `template` text waits for its author.
 */
export interface Audit {
  score: number
  checks: AuditCheck[]
  template: FindingEvidence[]
  canPublish: boolean
}

function lengthFix(name: string, length: number, from: number, to: number): string {
  if (length === 0) return `Write a ${name} of ${from} to ${to} characters.`
  return length < from
    ? `Lengthen the ${name} to at least ${from} characters.`
    : `Shorten the ${name} to ${to} characters.`
}

const shortFields = ['title', 'seoTitle', 'seoDescription'] as const

const findTemplates = (draft: ReadDraft): FindingEvidence[] => [
  ...shortFields.flatMap((field) => findTemplateText(draft[field]).map((found) => ({ field, ...found }))),
  ...findTemplateInPost(draft.post).map((found) => ({ field: 'content' as const, ...found })),
]

/** The checks before publishing, with the severities of docs/specified.md S5.21. Each weighs the same. */
export function auditPost(draft: ReadDraft): Audit {
  const { title, seoTitle, seoDescription, focusKeyword, words } = draft
  const isKeywordSet = focusKeyword.trim() !== ''
  const use = findPhrase(words, focusKeyword)[0]
  const density = keywordDensity(draft)
  const headings = headingsOf(draft)
  const keywords = countKeywords(draft.keywords)
  const check = (
    severity: AuditCheck['severity'],
    isRequired: boolean,
    finding: Omit<Parameters<typeof toFinding>[0], 'weight'>,
  ): AuditCheck => ({ ...toFinding({ ...finding, weight: 1 }), severity, isRequired })
  const checks = [
    check('critical', false, {
      id: 'title',
      label: `Title of ${title.length} characters (30 to 70)`,
      isPassed: isBetween(title.length, 30, 70),
      evidence: fieldEvidence('title', title),
      fix: lengthFix('title', title.length, 30, 70),
    }),
    check('critical', true, {
      id: 'meta-title',
      label: `Meta title of ${seoTitle.length} characters (50 to 70)`,
      isPassed: isBetween(seoTitle.length, 50, 70),
      evidence: fieldEvidence('seoTitle', seoTitle),
      fix: lengthFix('meta title', seoTitle.length, 50, 70),
    }),
    check('critical', true, {
      id: 'meta-description',
      label: `Meta description of ${seoDescription.length} characters (140 to 160)`,
      isPassed: isBetween(seoDescription.length, 140, 160),
      evidence: fieldEvidence('seoDescription', seoDescription),
      fix: lengthFix('meta description', seoDescription.length, 140, 160),
    }),
    check('warning', false, {
      id: 'keyword-in-content',
      label: 'Focus keyword in the content',
      isPassed: use !== undefined,
      isApplicable: isKeywordSet,
      evidence: contentEvidence(draft, use),
      fix: isKeywordSet ? `Use “${focusKeyword.trim()}” in the text.` : 'Choose a focus keyword.',
    }),
    check('info', false, {
      id: 'keyword-density',
      label: `Keyword density of ${percent(density / 100)} (0.5 to 2.5)`,
      isPassed: isGoodDensity(density),
      isApplicable: isKeywordSet && words.length > 0,
      evidence: contentEvidence(draft, use),
      fix: densityFix(draft),
    }),
    check('warning', false, {
      id: 'word-count',
      label: `${countOf(words.length, 'word')} (at least 300)`,
      isPassed: words.length >= 300,
      fix: `Write ${300 - words.length} more words, where there is more to say.`,
    }),
    check('warning', false, {
      id: 'headings',
      label: countOf(headings.length, 'heading'),
      isPassed: headings.length > 0,
      evidence: contentEvidence(draft, headings[0]),
      fix: 'Divide the text with headings.',
    }),
    check('info', false, {
      id: 'keywords',
      label: `${countOf(keywords, 'keyword')} (at least 3)`,
      isPassed: keywords >= 3,
      evidence: fieldEvidence('keywords', draft.keywords.join(', ')),
      fix: 'Add keywords until there are three.',
    }),
  ]
  const passed = checks.filter((each) => each.status === 'good').length
  const template = findTemplates(draft)
  return {
    score: Math.round((passed / checks.length) * 100),
    checks,
    template,
    canPublish: template.length === 0 && checks.every((each) => !each.isRequired || each.status === 'good'),
  }
}
