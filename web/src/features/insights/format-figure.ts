import type { FigureName } from '@parley/core/insights/figure-names'
import { formatTimecode } from '~/ui/format-timecode.ts'

const round = (value: number, digits: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
const signed = (value: number): string => {
  const text = round(Math.abs(value), 2)
  if (text === '0.00') return text
  return value < 0 ? `−${text}` : `+${text}`
}

const formats: Record<FigureName, (value: number) => string> = {
  talk_ratio: (value) => `${Math.round(value * 100)} %`,
  monologue: formatTimecode,
  interactivity: (value) => round(value, 1),
  patience: (value) => `${round(value, 1)} s`,
  questions: (value) => round(value, 1),
  fillers: (value) => round(value, 1),
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
  monologue: 'our longest run, on average',
  interactivity: 'changes of speaker a minute',
  patience: 'of silence before we answer',
  questions: 'a conversation',
  fillers: 'in 100 of our words',
  sentiment: 'from −1 to +1',
}

/** What the parts of a figure are: "12 of 31 minutes", "3 of 240 words". */
export function describeSum(name: FigureName, value: number, weight: number): string {
  if (name === 'talk_ratio') return `${formatTimecode(value)} of ${formatTimecode(weight)} spoken`
  if (name === 'interactivity')
    return `${value.toLocaleString('en-US')} changes in ${round(weight, 1)} minutes`
  if (name === 'patience')
    return `${round(value, 1)} s before ${weight.toLocaleString('en-US')} ${weight === 1 ? 'reply' : 'replies'}`
  if (name === 'questions') return `${value.toLocaleString('en-US')} asked`
  if (name === 'fillers') return `${value.toLocaleString('en-US')} in ${weight.toLocaleString('en-US')} words`
  if (name === 'monologue') return `${formatTimecode(value)} in all`
  return `${signed(value)} in all`
}

/** The change since the period before, in the figure's own unit. */
export function describeFigureChange(
  name: FigureName,
  now: number | null,
  before: number | null,
  days: number,
): string {
  if (before === null) return `nothing in the ${days} days before`
  if (now === null || formatFigure(name, now) === formatFigure(name, before)) {
    return now === null ? `${formatFigure(name, before)} in the ${days} days before` : 'unchanged'
  }
  return `${now > before ? '↑' : '↓'} from ${formatFigure(name, before)}`
}

/** The tone in a word. */
export const toneWord = (value: number): string => {
  if (value > 0.1) return 'positive'
  return value < -0.1 ? 'negative' : 'neutral'
}
