import type { FigureName } from '@parley/core/insights/figure-names'
import { formatClock } from '@parley/core/voice/clock'
import { countOf, formatDecimal, formatNumber, formatPercent } from '~/data/formats.ts'

function signed(value: number): string {
  const text = formatDecimal(Math.abs(value), 2)
  if (text === '0.00') return text
  return value < 0 ? `−${text}` : `+${text}`
}

const formats: Record<FigureName, (value: number) => string> = {
  talk_ratio: (value) => formatPercent(value),
  monologue: formatClock,
  interactivity: (value) => formatDecimal(value, 1),
  patience: (value) => `${formatDecimal(value, 1)} s`,
  questions: (value) => formatDecimal(value, 1),
  fillers: (value) => formatDecimal(value, 1),
  sentiment: signed,
}

/** A figure in its unit; a dash where nothing was measured. */
export const formatFigure = (name: FigureName, value: number | null): string =>
  value === null ? '—' : formats[name](value)

export const figureLabels: Record<FigureName, string> = {
  talk_ratio: 'Talk ratio',
  monologue: 'Longest monologue',
  interactivity: 'Interactivity',
  patience: 'Patience',
  questions: 'Questions we ask',
  fillers: 'Filler words',
  sentiment: 'Sentiment',
}

/** What a figure measures, in one line. */
export const figureMeanings: Record<FigureName, string> = {
  talk_ratio: 'of the talk is ours',
  monologue: 'our longest stretch, on average',
  interactivity: 'speaker changes per minute',
  patience: 'of silence before we answer',
  questions: 'per conversation',
  fillers: 'per 100 of our words',
  sentiment: 'from −1 to +1',
}

/** What the parts of a figure are: "12 of 31 minutes", "3 of 240 words". */
export function describeSum(name: FigureName, value: number, weight: number): string {
  if (name === 'talk_ratio') return `${formatClock(value)} of ${formatClock(weight)} spoken`
  if (name === 'interactivity') return `${formatNumber(value)} changes in ${formatDecimal(weight, 1)} minutes`
  if (name === 'patience') return `${formatDecimal(value, 1)} s before ${countOf(weight, 'reply', 'replies')}`
  if (name === 'questions') return `${formatNumber(value)} asked`
  if (name === 'fillers') return `${formatNumber(value)} in ${formatNumber(weight)} words`
  if (name === 'monologue') return `${formatClock(value)} in all`
  return `${signed(value)} in all`
}

/** The change since the period before, in the figure's own unit. */
export function describeFigureChange(
  name: FigureName,
  now: number | null,
  before: number | null,
  days: number,
): string {
  if (before === null) return `none in the previous ${days} days`
  if (now === null || formatFigure(name, now) === formatFigure(name, before)) {
    return now === null ? `${formatFigure(name, before)} in the previous ${days} days` : 'unchanged'
  }
  return `${now > before ? '↑' : '↓'} from ${formatFigure(name, before)}`
}

/** The tone in a word. */
export function toneWord(value: number): string {
  if (value > 0.1) return 'positive'
  return value < -0.1 ? 'negative' : 'neutral'
}
