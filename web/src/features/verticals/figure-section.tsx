import { type Formula, formulas } from '@parley/core/verticals/formulas'
import type { ReactNode } from 'react'
import { countOf } from '~/data/formats.ts'
import { Panel } from '~/ui/panel.tsx'

interface Props {
  title: string
  aside?: string | undefined
  /** Said beside the title unless there is none: 3 of "customer". */
  count?: number
  noun?: string
  formula: keyof typeof formulas
  children: ReactNode
}

/** A figure under its heading, with how it is computed for whoever asks. */
export function FigureSection({ title, aside, count = 0, noun = '', formula, children }: Props) {
  const { text, source }: Formula = formulas[formula]
  return (
    <Panel title={title} aside={aside ?? (count > 0 ? countOf(count, noun) : undefined)}>
      {children}
      <details className="pt-3">
        <summary className="inline-flex min-h-6 cursor-pointer items-center text-sm text-muted hover:text-ink pointer-coarse:min-h-11">
          How is this calculated?<span className="sr-only"> {title}</span>
        </summary>
        <p className="mt-1 max-w-prose text-sm text-muted">{text}</p>
        <p className="mt-1 max-w-prose text-sm text-faint">Source: {source}.</p>
      </details>
    </Panel>
  )
}
