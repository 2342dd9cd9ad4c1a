import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { BackLink } from '~/ui/back-link.tsx'
import { Button } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import { DropdownMenuItem, DropdownMenuSeparator } from '~/ui/dropdown-menu.tsx'
import { MoreActions } from '~/ui/more-actions.tsx'
import { PageHeader } from '~/ui/page-header.tsx'
import { Switch } from '~/ui/switch.tsx'
import type { SaveState } from './autosave.ts'

interface Props {
  name: string
  save: { state: SaveState; error?: unknown }
  publishedVersion: number | null
  /** Whether the draft says something else than what runs. */
  hasChanges: boolean
  isEnabled: boolean
  isPublishing: boolean
  onRename: (name: string) => void
  onToggle: (isOn: boolean) => void
  onPublish: () => void
  onVersions: () => void
  onDelete: () => void
}

const saveWords: Record<SaveState, string> = {
  saved: 'Draft saved',
  waiting: 'Saving…',
  saving: 'Saving…',
  failed: 'Not saved',
}

export function EditorHeader(props: Props) {
  const { name, save, publishedVersion, hasChanges, isEnabled, isPublishing } = props
  const [isDeleting, setDeleting] = useState(false)
  const isFirst = publishedVersion === null
  return (
    <>
      <PageHeader
        title={name}
        eyebrow={<BackLink to="/automations">Automations</BackLink>}
        heading={
          <h1>
            <input
              aria-label="Name of the automation"
              value={name}
              maxLength={120}
              onChange={(event) => props.onRename(event.target.value)}
              className="field-sizing-content max-w-full min-w-40 rounded-sm border-b border-transparent bg-transparent text-xl pointer-coarse:h-11 font-[580] hover:border-control focus:border-accent-ink"
            />
          </h1>
        }
        description={
          <output className={`text-sm ${save.state === 'failed' ? 'text-danger' : ''}`}>
            {save.state === 'failed'
              ? `Not saved. ${describeError(save.error)}`
              : `${isFirst ? 'Not published yet' : hasChanges ? `Version ${publishedVersion} runs; this draft has changes` : `Version ${publishedVersion}, published`}\u00A0· ${saveWords[save.state]}`}
          </output>
        }
        actions={
          <>
            {!isFirst && (
              <Switch
                label={<span className="text-sm text-muted">{isEnabled ? 'On' : 'Off'}</span>}
                isOn={isEnabled}
                onChange={props.onToggle}
              />
            )}
            <Button variant="primary" isBusy={isPublishing} disabled={!hasChanges} onClick={props.onPublish}>
              {isFirst ? 'Publish and switch on' : 'Publish'}
            </Button>
            <MoreActions>
              <DropdownMenuItem disabled={isFirst} onSelect={props.onVersions}>
                Versions
              </DropdownMenuItem>
              <DropdownMenuSeparator />
              <DropdownMenuItem isDanger onSelect={() => setDeleting(true)}>
                Delete
              </DropdownMenuItem>
            </MoreActions>
          </>
        }
      />
      <ConfirmDialog
        isOpen={isDeleting}
        onOpenChange={setDeleting}
        title={`Delete “${name}”?`}
        description="Its versions and history are deleted, and waiting runs end. What it has done stays."
        confirmLabel="Delete"
        onConfirm={props.onDelete}
      />
    </>
  )
}
