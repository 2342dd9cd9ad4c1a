export interface LeadScoreBand {
  tone: 'good' | 'fair' | 'poor'
  word: 'Hot' | 'Warm' | 'Cold'
}

/** The band of a lead's score, from 0 to 100. */
export function leadScoreBand(score: number): LeadScoreBand {
  if (score >= 70) return { tone: 'good', word: 'Hot' }
  return score >= 40 ? { tone: 'fair', word: 'Warm' } : { tone: 'poor', word: 'Cold' }
}
