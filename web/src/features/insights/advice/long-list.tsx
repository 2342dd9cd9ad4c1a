import { type ReactNode, useState } from 'react'
import { formatNumber } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import { Panel } from '~/ui/panel.tsx'

const step = 20

interface Props {
  title: string
  /** How many stand there at first. */
  first: number
  lines: readonly ReactNode[]
  /** Beside the count: what it is about in money. */
  sum?: string | undefined
  /** What is said where there are none. */
  nothing: string
}

/** A panel of lines: the first few, and the others by a press. */
export function LongList({ title, first, lines, sum, nothing }: Props) {
  const [shown, setShown] = useState(first)
  return (
    <Panel
      title={title}
      aside={lines.length === 0 ? undefined : [formatNumber(lines.length), sum].filter(Boolean).join(' · ')}
    >
      {lines.length === 0 && <p className="py-4 text-muted">{nothing}</p>}
      <ul>{lines.slice(0, shown)}</ul>
      {lines.length > shown && (
        <div className="pt-3">
          <Button variant="quiet" size="small" className="-ml-2.5" onClick={() => setShown(shown + step)}>
            Show {Math.min(step, lines.length - shown)} more<span className="sr-only"> of {title}</span>
          </Button>
        </div>
      )}
    </Panel>
  )
}
