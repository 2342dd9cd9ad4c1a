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
}

/** A panel of lines: the first few, and the others by a press; nothing where there are none. */
export function LongList({ title, first, lines, sum }: Props) {
  const [shown, setShown] = useState(first)
  if (lines.length === 0) return null
  return (
    <Panel title={title} aside={[formatNumber(lines.length), sum].filter(Boolean).join('\u00A0· ')}>
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
