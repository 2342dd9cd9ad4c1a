import type { PostEditing } from '../post-form.ts'
import { DashboardSection } from './dashboard/dashboard-section.tsx'
import { GraphSection } from './graph/graph-section.tsx'

/**
 * The third tab of the post editor (docs/specified.md S2.15); shows what the second one found as well. Stands inside
 * `OptimiseSession`.
 */
export default function SeoDashboardTab(editing: PostEditing) {
  return (
    <div className="space-y-10">
      <DashboardSection editing={editing} />
      <GraphSection editing={editing} />
    </div>
  )
}
