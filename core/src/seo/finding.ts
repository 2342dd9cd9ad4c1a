/** The part of a post that a finding refers to; offsets of the content count in the text of `readPost`. */
export type EvidenceField = 'title' | 'content' | 'seoTitle' | 'seoDescription' | 'keywords'

export interface FindingEvidence {
  field: EvidenceField
  text: string
  start: number
  end: number
}

/** One check: its points, the points scored, the reason and the fix. `na`: not applicable. */
export interface Finding {
  id: string
  label: string
  status: 'good' | 'ok' | 'poor' | 'na'
  points: number
  weight: number
  evidence: FindingEvidence | null
  fix: string | null
}

/** What authors do, asked for by checks of several scores with different figures: one task each. */
const tasks: Record<string, string> = {
  title: 'title length',
  'title-length': 'title length',
  'meta-description': 'description length',
  'description-length': 'description length',
  'word-count': 'length',
  sections: 'headings',
  headings: 'headings',
  'keyword-density': 'density',
  keywords: 'keywords',
  lists: 'lists',
}

/** The task that mends a check; checks of one task are mended together. */
export const taskOf = (id: string): string => tasks[id] ?? id

export interface Score {
  score: number
  findings: Finding[]
}

/** Adds the points of findings up; each check gets all its points or none. */
export const toScore = (findings: Finding[]): Score => ({
  score: findings.reduce((sum, finding) => sum + finding.points, 0),
  findings,
})

/**
 * A check that is passed or not. A miss that is close is `ok` and still gets no points, as docs/specified.md S5.19 and
 * S5.20 count.
 */
export function toFinding(check: {
  id: string
  label: string
  weight: number
  isPassed: boolean
  isClose?: boolean
  isApplicable?: boolean
  evidence?: FindingEvidence | null
  fix: string
}): Finding {
  const missed = check.isApplicable === false ? 'na' : check.isClose ? 'ok' : 'poor'
  return {
    id: check.id,
    label: check.label,
    status: check.isPassed ? 'good' : missed,
    points: check.isPassed ? check.weight : 0,
    weight: check.weight,
    evidence: check.evidence ?? null,
    fix: check.isPassed ? null : check.fix,
  }
}

/** A whole short field as evidence; null where it is blank. */
export const fieldEvidence = (field: EvidenceField, text: string): FindingEvidence | null =>
  text.trim() === '' ? null : { field, text, start: 0, end: text.length }
