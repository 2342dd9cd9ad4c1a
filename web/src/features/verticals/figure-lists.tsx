import type { formulas } from '@parley/core/verticals/formulas'
import { Panel } from '~/ui/panel.tsx'
import { type AccountLine, AccountList } from './account-list.tsx'
import { FigureSection, HowCalculated } from './figure-section.tsx'

export interface FigureList {
  title: string
  /** To the right of the title. */
  aside?: string
  formula: keyof typeof formulas
  /** What is listed, for a screen reader. */
  label: string
  lines: readonly AccountLine[]
  /** Said where there are none. */
  nothing: string
  /** Takes the whole width. */
  isWide?: boolean
}

/** Lists of accounts, each under its heading; those of which there is nothing share one panel at the end, a line each. */
export function FigureLists({ lists }: { lists: readonly FigureList[] }) {
  const [filled, empty] = [true, false].map((isFilled) =>
    lists.filter(({ lines }) => lines.length > 0 === isFilled),
  )
  const isAlone = filled?.filter(({ isWide }) => !isWide).length === 1
  return (
    <>
      {filled?.map(({ title, aside, formula, label, lines, nothing, isWide = false }) => (
        <div key={title} className={isWide || isAlone ? 'min-w-0 lg:col-span-2' : 'min-w-0'}>
          <FigureSection title={title} aside={aside} formula={formula}>
            <AccountList label={label} nothing={nothing} lines={lines} />
          </FigureSection>
        </div>
      ))}
      {empty !== undefined && empty.length > 0 && (
        <div className="min-w-0 lg:col-span-2">
          <Panel title="Nothing to report">
            <dl>
              {empty.map(({ title, nothing, formula }) => (
                <div key={title} className="gap-x-8 border-b py-3 sm:grid sm:grid-cols-[14rem_minmax(0,1fr)]">
                  <dt className="font-medium">{title}</dt>
                  <dd className="text-muted">
                    {nothing}
                    <HowCalculated title={title} formula={formula} />
                  </dd>
                </div>
              ))}
            </dl>
          </Panel>
        </div>
      )}
    </>
  )
}
