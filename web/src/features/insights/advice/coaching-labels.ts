import type { Band, CoachingMeasure, CoachingMoment, ScorecardLine } from '@parley/core/insights/coaching'
import { formatPercent } from '~/data/formats.ts'
import { figureLabels, formatFigure } from '../format-figure.ts'

/** A coaching figure in its unit. */
export const formatMeasure = (measure: CoachingMeasure, value: number): string =>
  measure === 'next_step' || measure === 'objections_answered'
    ? formatPercent(value)
    : formatFigure(measure, value)

export const measureLabels: Record<CoachingMeasure, string> = {
  talk_ratio: figureLabels.talk_ratio,
  monologue: figureLabels.monologue,
  questions: figureLabels.questions,
  patience: figureLabels.patience,
  fillers: figureLabels.fillers,
  next_step: 'Next step agreed',
  objections_answered: 'Objections answered',
}

/** "33% to 53%", "at most 2:30", "at least 80%"; whole numbers without a fraction. */
export function describeBand(measure: CoachingMeasure, { low, high }: Band): string {
  const end = (value: number) => formatMeasure(measure, value).replace(/\.0\b/, '')
  if (low !== null && high !== null) return `${end(low)} to ${end(high)}`
  if (high !== null) return `at most ${end(high)}`
  return low === null ? '' : `at least ${end(low)}`
}

export const verdictWords: Record<ScorecardLine['verdict'], string> = {
  within: 'On target',
  low: 'Too low',
  high: 'Too high',
}

/** "better, was 70%". */
export function describeTrend({ measure, before, trend }: ScorecardLine): string {
  if (before === null || trend === null) return 'new'
  const was = `was ${formatMeasure(measure, before)}`
  return trend === 'same' ? was : `${trend}, ${was}`
}

export const momentWords: Record<CoachingMoment['kind'], string> = {
  answered: 'Answered an objection',
  agreement: 'Won an agreement',
  praise: 'Was praised',
  next_step: 'Agreed on a next step',
  unanswered: 'Left an objection unanswered',
  monologue: 'Talked at length',
  complaint: 'Heard a complaint',
}
