import { lazy, Suspense, useState } from 'react'
import type { InsightRow } from '../calls/insights-query.ts'
import { readInsightData } from '../details.ts'
import { DueButton, OwnerButton } from './item-buttons.tsx'
import type { ItemCorrection } from './item-correction.ts'
import { Evidence } from './moments.tsx'
import type { Speaker } from './speaker-sides.ts'

const OwnerMenu = lazy(() => import('./owner-menu.tsx'))
const DueMenu = lazy(() => import('./due-menu.tsx'))

interface Props {
  item: InsightRow
  speakers: readonly Speaker[]
  customers: readonly string[]
  onCorrect: (correction: ItemCorrection) => void
}

/** Who does an action item and when it is due, each put right where it stands; what does so comes with the first press. */
export function ItemFacts({ item, speakers, customers, onCorrect }: Props) {
  const [pressed, setPressed] = useState({ owner: false, due: false })
  const { priority, dueText, dueSeconds, corrected = [] } = readInsightData(item.data)
  const owner = (
    <OwnerButton item={item} aria-haspopup="menu" onClick={() => setPressed({ ...pressed, owner: true })} />
  )
  const due = (
    <DueButton item={item} aria-haspopup="dialog" onClick={() => setPressed({ ...pressed, due: true })} />
  )
  const facts = [
    pressed.owner ? (
      <Suspense fallback={owner}>
        <OwnerMenu {...{ item, speakers, customers, onCorrect }} />
      </Suspense>
    ) : (
      owner
    ),
    pressed.due ? (
      <Suspense fallback={due}>
        <DueMenu item={item} onCorrect={onCorrect} />
      </Suspense>
    ) : (
      due
    ),
    // The cited words are the promise; these are where its day was said.
    dueText !== null && dueText !== undefined && dueSeconds !== undefined ? (
      <span className="inline-flex items-baseline gap-1">
        said at <Evidence seconds={dueSeconds} statement={dueText} />
      </span>
    ) : null,
    priority === 'high' || priority === 'urgent' ? `${priority} priority` : null,
    corrected.length > 0 ? 'corrected by hand' : null,
  ].filter((fact) => fact !== null)
  return (
    // The dot before what begins a line lies outside.
    <div className="overflow-x-clip text-sm text-faint">
      <ul className="-ml-3.5 flex flex-wrap items-center">
        {facts.map((fact, index) => (
          <li
            key={index}
            className="relative flex min-h-6 min-w-0 items-center pl-3.5 before:absolute before:left-1.5 before:content-['·'/'']"
          >
            {fact}
          </li>
        ))}
      </ul>
    </div>
  )
}
