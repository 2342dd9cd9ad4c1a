import type { Definition } from '@parley/core/automations/definition'
import { describeAutomation, type Names } from '@parley/core/automations/describe'
import { formatDayAndTime } from '~/data/formats.ts'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { NewestOnly } from '~/ui/newest-only.tsx'
import { VariableText } from '../../variables/index.ts'
import type { Version } from '../automation.ts'
import { mostVersions } from '../calls/versions-query.ts'

interface Props {
  versions: readonly Version[]
  publishedVersion: number | null
  names: Names
  onRestore: (definition: Definition) => void
  onClose: () => void
}

/** The versions there were. One of them becomes the draft again; it runs once it is published. */
export default function VersionsDialog({ versions, publishedVersion, names, onRestore, onClose }: Props) {
  return (
    <Dialog
      isOpen
      width="wide"
      onOpenChange={onClose}
      title="Versions"
      description="Restoring one makes it the draft. It runs once you publish it."
    >
      <ul>
        {versions.map(({ version, createdAt, createdBy, definition }) => (
          <li key={version} className="flex items-start justify-between gap-6 border-b py-4 last:border-b-0">
            <div className="min-w-0">
              <p className="flex items-center gap-2 font-medium tabular-nums">
                Version {version} {version === publishedVersion && <Badge>Runs now</Badge>}
              </p>
              <p className="text-sm text-faint">
                {formatDayAndTime(createdAt)}
                {createdBy !== null && `, ${names.people.get(createdBy) ?? 'a colleague who has left'}`}
              </p>
              <p className="mt-1 text-muted">
                <VariableText named={describeAutomation(definition, names)} />
              </p>
            </div>
            <Button
              size="small"
              aria-label={`Restore version ${version}`}
              onClick={() => onRestore(definition)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
      <NewestOnly shown={versions.length} most={mostVersions} what="versions" />
    </Dialog>
  )
}
