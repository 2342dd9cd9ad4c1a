import { auditPost } from '../seo/audit.ts'
import type { Finding } from '../seo/finding.ts'
import { lengthStateOf } from '../seo/limits.ts'
import { scoreSeo } from '../seo/seo-score.ts'
import { type ReadDraft, readDraft } from './draft.ts'
import { keywordKey } from './keyword-key.ts'
import { findTemplateInPost, findTemplateText } from './template-text.ts'
import { wholeSentences } from './whole-sentences.ts'

/**
 * What helpers may offer: only what the SEO score and the audit accept in the post as it stands, with its author's own
 * keyword and fields. Whatever an engine answers passes here before it is shown.
 */
const statusesOf = (draft: ReadDraft): Map<string, Finding['status']> =>
  new Map([
    ...scoreSeo(draft).findings.map(({ id, status }): [string, Finding['status']] => [`seo ${id}`, status]),
    ...auditPost(draft).checks.map(({ id, status }): [string, Finding['status']] => [`audit ${id}`, status]),
  ])

function isGood(draft: ReadDraft, ids: string[]): boolean {
  const statuses = statusesOf(draft)
  return ids.every((id) => statuses.get(id) === 'good' || statuses.get(id) === 'na')
}
const hasTemplate = (text: string): boolean => findTemplateText(text).length > 0
const isOneLine = (text: string): boolean => text.trim() === text && !/[\n<>]/.test(text)

/** 40 to 60 characters, with the focus keyword where there is one. */
export const isAcceptedTitle = (draft: ReadDraft, title: string): boolean =>
  isOneLine(title) &&
  !hasTemplate(title) &&
  isGood({ ...draft, title }, ['seo title-length', 'seo keyword-in-title', 'audit title'])

/** 140 to 160 characters in whole sentences. */
export const isAcceptedDescription = (draft: ReadDraft, seoDescription: string): boolean =>
  isOneLine(seoDescription) &&
  !hasTemplate(seoDescription) &&
  isGood({ ...draft, seoDescription }, ['seo description-length', 'audit meta-description']) &&
  wholeSentences(seoDescription, seoDescription.length) === seoDescription &&
  /[.!?]["”’)]?$/.test(seoDescription)

/** What an excerpt is advised to be: 150 to 300 characters, in whole sentences. */
export const isAcceptedSummary = (summary: string): boolean =>
  lengthStateOf('excerpt', summary).tone === 'good' && !hasTemplate(summary) && /[.!?]["”’)]?$/.test(summary)

/** Those of several keywords that are new to the post: none twice, in the singular or in the plural. */
export function acceptKeywords(
  draft: Pick<ReadDraft, 'focusKeyword' | 'keywords'>,
  offered: string[],
): string[] {
  const taken = new Set([draft.focusKeyword, ...draft.keywords].map(keywordKey))
  return offered
    .map((word) => word.trim())
    .filter((word) => {
      const key = keywordKey(word)
      const isNew = key !== '' && !taken.has(key) && !hasTemplate(word)
      taken.add(key)
      return isNew
    })
}

/** Whether a post may get other content: no check that it passes fails by it, and no template text comes with it. */
export function isAcceptedContent(draft: ReadDraft, content: string): boolean {
  const changed = readDraft({ ...draft, content })
  if (findTemplateInPost(changed.post).length > findTemplateInPost(draft.post).length) return false
  const after = statusesOf(changed)
  return [...statusesOf(draft)].every(([id, status]) => status !== 'good' || after.get(id) === 'good')
}
