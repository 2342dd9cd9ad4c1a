import { useQuery } from '@tanstack/react-query'
import type { Automation } from './automation.ts'
import { AutomationLine } from './automation-line.tsx'
import { latestRunsQuery } from './calls/latest-runs-query.ts'
import { useNames } from './use-names.ts'

/** Each automation as its sentence, with what became of its last run. */
export default function AutomationLines({ automations }: { automations: readonly Automation[] }) {
  const { data: latest } = useQuery(latestRunsQuery())
  const { names } = useNames()
  return (
    <ul aria-label="Automations" className="border-t">
      {automations.map((automation) => (
        <AutomationLine
          key={automation.id}
          automation={automation}
          latest={latest?.get(automation.id)}
          names={names}
        />
      ))}
    </ul>
  )
}
