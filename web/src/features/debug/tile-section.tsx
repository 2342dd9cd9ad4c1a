import type { ReactNode } from 'react'
import { Panel } from '~/ui/panel.tsx'

export function TileSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel title={title}>
      <div className="pt-4">{children}</div>
    </Panel>
  )
}
