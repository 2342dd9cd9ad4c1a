import { capitalise } from '@parley/core/text/words'
import { figureLabels } from './format-figure.ts'
import type { Measure } from './insights-search.ts'

const objections: Record<string, string> = {
  price: 'Price',
  timing: 'Timing',
  competitor: 'A competitor',
  authority: 'Someone else decides',
  need: 'No need',
  trust: 'Trust',
  other: 'Other',
}

const askers: Record<string, string> = {
  us: 'Asked by us',
  them: 'Asked by them',
  unknown: 'Asker unknown',
}

export const objectionName = (key: string): string => objections[key] ?? capitalise(key)
export const askerName = (key: string): string => askers[key] ?? capitalise(key)

/** What an opened number counts. */
export function titleOf(measure: Measure, key: string, trackerName: string | undefined): string {
  switch (measure) {
    case 'conversations':
      return 'Conversations'
    case 'objection':
      return `Objections: ${objectionName(key)}`
    case 'competitor':
      return `Competitor: ${key}`
    case 'topic':
      return `Topic: ${key}`
    case 'question':
      return `Questions: ${askerName(key)}`
    case 'tracker':
      return `Tracker: ${trackerName ?? 'deleted'}`
    default:
      return figureLabels[measure]
  }
}
