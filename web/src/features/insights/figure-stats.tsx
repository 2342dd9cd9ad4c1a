import { figureNames } from '@parley/core/insights/figure-names'
import { type FigureSum, figureOf, totalOf } from '@parley/core/insights/figures'
import { formatNumber } from '~/data/formats.ts'
import { Stat } from '~/ui/stat.tsx'
import { describeFigureChange, figureLabels, figureMeanings, formatFigure } from './format-figure.ts'
import type { InsightsSearch } from './insights-search.ts'
import { NumberLink } from './number-link.tsx'

interface Props {
  now: readonly FigureSum[]
  before: readonly FigureSum[]
  days: number
  search: InsightsSearch
}

/** The eight figures of a period, each with its meaning and its change. */
export function FigureStats({ now, before, days, search }: Props) {
  const conversations = totalOf(now, 'conversations').value
  const earlier = totalOf(before, 'conversations').value
  return (
    <dl className="grid grid-cols-2 gap-x-8 border-t md:grid-cols-4">
      <Stat
        label="Conversations"
        value={
          <NumberLink search={search} opening={{ open: 'conversations' }} label="Conversations">
            {formatNumber(conversations)}
          </NumberLink>
        }
        note={earlier === 0 ? 'No earlier data' : `${earlier} in the previous ${days} days`}
      />
      {figureNames.map((name) => {
        const value = figureOf(name, totalOf(now, name))
        // That there is nothing to compare with is said once, at the conversations.
        const change =
          earlier === 0
            ? null
            : describeFigureChange(name, value, figureOf(name, totalOf(before, name)), days)
        return (
          <Stat
            key={name}
            label={figureLabels[name]}
            value={
              value === null ? (
                <span className="inline-flex min-h-6 items-center pointer-coarse:min-h-11">
                  <span aria-hidden="true">—</span>
                  <span className="sr-only">not measured</span>
                </span>
              ) : (
                <NumberLink search={search} opening={{ open: name }} label={figureLabels[name]}>
                  {formatFigure(name, value)}
                </NumberLink>
              )
            }
            note={
              <>
                {figureMeanings[name]}
                {change !== null && <span className="block">{change}</span>}
              </>
            }
          />
        )
      })}
    </dl>
  )
}
