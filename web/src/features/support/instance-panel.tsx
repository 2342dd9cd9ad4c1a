import { useQuery } from '@tanstack/react-query'
import { environment } from '~/data/environment.ts'
import { Panel } from '~/ui/panel.tsx'
import { Status } from '~/ui/status.tsx'
import { instanceStateQuery } from './instance-state.ts'

const labels: Record<string, string> = {
  database: 'Database',
  storage: 'Files',
  worker: 'Background work',
  disk: 'Disk',
}

/** How the instance does that one is signed in to. */
export function InstancePanel() {
  const { data: parts, error } = useQuery(instanceStateQuery())
  const isWell = parts?.every(({ isWorking }) => isWorking)
  return (
    <Panel title="This instance">
      <div aria-live="polite" className="pt-3">
        {error && <Status kind="failed">It isn’t responding. Are you offline?</Status>}
        {!error && parts && (
          <p className="mb-2 text-muted">
            {isWell
              ? 'Everything works.'
              : 'Something is unavailable. Your data is safe; try again in a minute.'}
          </p>
        )}
        {!error && (
          <ul className="space-y-1.5">
            {parts?.map(({ name, isWorking }) => (
              <li key={name} className="flex justify-between gap-4 text-sm">
                {labels[name] ?? name}
                <Status kind={isWorking ? 'done' : 'failed'}>{isWorking ? 'works' : 'away'}</Status>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="mt-3 text-xs text-faint">Build {environment.build}</p>
    </Panel>
  )
}
