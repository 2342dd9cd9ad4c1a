/** How a score reads: green, yellow or red, always with its word. */
export interface ScoreBand {
  tone: 'good' | 'ok' | 'poor'
  label: 'Excellent' | 'Good' | 'Needs work'
}

/** The band of a score out of 100: 80 and more excellent, 60 and more good, below poor (docs/specified.md S9.8). */
export function scoreBandOf(score: number): ScoreBand {
  if (score >= 80) return { tone: 'good', label: 'Excellent' }
  return score >= 60 ? { tone: 'ok', label: 'Good' } : { tone: 'poor', label: 'Needs work' }
}

export type ToneLabel = 'Excellent' | 'Good' | 'Fair' | 'Needs Work'

/** The label of a tone score: 90, 80 and 70 are the steps (S9.10). */
export function toneLabelOf(score: number): ToneLabel {
  if (score >= 90) return 'Excellent'
  if (score >= 80) return 'Good'
  return score >= 70 ? 'Fair' : 'Needs Work'
}
