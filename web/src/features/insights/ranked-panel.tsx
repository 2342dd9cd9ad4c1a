import type { Ranked } from '@parley/core/insights/figures'
import type { ReactNode } from 'react'
import { formatNumber } from '~/data/formats.ts'
import { Panel } from '~/ui/panel.tsx'
import type { InsightsSearch, Measure } from './insights-search.ts'
import { NumberLink } from './number-link.tsx'

const shown = 12

interface Props {
  title: string
  aside: string
  /** Said where there is none: what would stand here. */
  nothing: string
  measure: Measure
  ranked: readonly Ranked[]
  nameOf: (key: string) => string
  search: InsightsSearch
}

/** What was said most, as a list under the largest; each number opens its recordings. */
export function RankedPanel({ title, aside, nothing, measure, ranked, nameOf, search }: Props) {
  const most = ranked[0]?.value ?? 1
  return (
    <Panel title={title} aside={ranked.length > 0 ? aside : undefined}>
      {ranked.length === 0 && <p className="py-3 text-sm text-faint">{nothing}</p>}
      <ul>
        {ranked.slice(0, shown).map(({ key, value }) => (
          <RankedLine key={key} share={value / most} name={nameOf(key)}>
            <NumberLink
              search={search}
              opening={{ open: measure, key }}
              label={nameOf(key)}
              className="justify-end"
            >
              {formatNumber(value)}
            </NumberLink>
          </RankedLine>
        ))}
      </ul>
      {ranked.length > shown && (
        <p className="pt-2 text-xs text-faint">
          The {shown} named most often, of {ranked.length}.
        </p>
      )}
    </Panel>
  )
}

/** Words, a number, and its share of the largest as a hairline below. */
export function RankedLine({
  name,
  share,
  children,
}: {
  name: ReactNode
  share: number
  children: ReactNode
}) {
  return (
    <li className="relative flex min-h-8.5 items-center justify-between gap-4 border-b pointer-coarse:min-h-11">
      <span className="min-w-0 truncate">{name}</span>
      <span className="flex shrink-0 items-center gap-1">{children}</span>
      <span
        aria-hidden="true"
        className="absolute inset-x-0 -bottom-px h-px origin-left bg-ink"
        style={{ transform: `scaleX(${share})` }}
      />
    </li>
  )
}
