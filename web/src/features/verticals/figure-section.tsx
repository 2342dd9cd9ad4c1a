import { type Formula, formulas } from '@parley/core/verticals/formulas'
import type { ReactNode } from 'react'
import { Panel } from '~/ui/panel.tsx'

interface Props {
  title: string
  aside?: string | undefined
  formula: keyof typeof formulas
  children: ReactNode
}

/** A figure under its heading, with how it is computed for whoever asks. */
export function FigureSection({ title, aside, formula, children }: Props) {
  return (
    <Panel title={title} aside={aside}>
      {children}
      <HowCalculated title={title} formula={formula} />
    </Panel>
  )
}

/** How a figure is computed, on a press. */
export function HowCalculated({ title, formula }: Pick<Props, 'title' | 'formula'>) {
  const { text, source }: Formula = formulas[formula]
  return (
    <details className="pt-3">
      <summary className="w-fit cursor-pointer leading-6 text-sm text-muted hover:text-ink pointer-coarse:leading-11">
        How is this calculated?<span className="sr-only"> {title}</span>
      </summary>
      <p className="mt-1 max-w-prose text-sm text-muted">{text}</p>
      <p className="mt-1 max-w-prose text-sm text-faint">Source: {source}.</p>
    </details>
  )
}
