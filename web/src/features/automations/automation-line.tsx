import { describeAutomation, type Names } from '@parley/core/automations/describe'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatAge } from '~/data/ages.ts'
import { describeError } from '~/data/describe-error.ts'
import { useRights } from '~/data/rights.ts'
import { useClock } from '~/data/use-clock.ts'
import { Status } from '~/ui/status.tsx'
import { Switch } from '~/ui/switch.tsx'
import { toast } from '~/ui/toast.ts'
import { VariableText } from '../variables/index.ts'
import type { Automation } from './automation.ts'
import { enableAutomation } from './calls/enable-automation.ts'
import { type RunStatus, runStatusWords } from './run.ts'

interface Props {
  automation: Automation
  latest: { status: RunStatus; at: string } | undefined
  names: Names
}

export function AutomationLine({ automation, latest, names }: Props) {
  const { id, name, isEnabled, publishedVersion, draft } = automation
  const { now } = useClock()
  const { isManager } = useRights()
  const toggle = useMutation({
    mutationFn: (isOn: boolean) => enableAutomation(id, isOn),
    onError: (error) => toast.error(`“${name}” was not changed`, { description: describeError(error) }),
  })
  return (
    <li className="flex items-start justify-between gap-6 border-b py-4">
      <div className="min-w-0">
        <Link
          to="/automations"
          search={{ automation: id }}
          className="font-semibold underline-offset-3 hover:underline"
        >
          {name}
        </Link>
        <p className="mt-0.5 max-w-[76ch] text-body text-muted">
          <VariableText named={describeAutomation(draft, names)} />
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm text-faint">
          {publishedVersion === null ? (
            'Draft, not published yet'
          ) : latest ? (
            <>
              <Status kind={runStatusWords[latest.status].dot}>{runStatusWords[latest.status].word}</Status>
              <span className="tabular-nums">last run {formatAge(latest.at, now)}</span>
            </>
          ) : (
            // Whoever sees a part of the company sees no runs, which tell of all of it.
            isManager && 'Has not run yet'
          )}
        </p>
      </div>
      <div className="shrink-0 pt-0.5">
        <Switch
          label={
            <span className="text-sm text-muted">
              <span className="sr-only">{name}: </span>
              {isEnabled ? 'On' : 'Off'}
            </span>
          }
          isOn={toggle.isPending ? toggle.variables : isEnabled}
          isDisabled={publishedVersion === null || !isManager}
          onChange={(isOn) => toggle.mutate(isOn)}
        />
      </div>
    </li>
  )
}
