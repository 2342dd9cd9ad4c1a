import type { ReactNode } from 'react'

/** In a chart's place while it would have fewer than two points: what will be seen there, in one sentence. */
export function ChartToCome({ children }: { children: ReactNode }) {
  return <p className="max-w-prose pt-4 pb-2 text-sm text-faint">{children}</p>
}
