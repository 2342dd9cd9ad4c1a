import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { BackLink } from '~/ui/back-link.tsx'
import { Button } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
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
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-8 pb-6">
      <div className="min-w-0 flex-1 basis-72">
        <p className="mb-1 text-sm text-faint">
          <BackLink to="/automations">Automations</BackLink>
        </p>
        <h1>
          <input
            aria-label="Name of the automation"
            value={name}
            maxLength={120}
            onChange={(event) => props.onRename(event.target.value)}
            className="field-sizing-content max-w-full min-w-40 rounded-sm border-b border-transparent bg-transparent text-xl pointer-coarse:h-11 font-[580] hover:border-control focus:border-accent-ink"
          />
        </h1>
        <output className={`mt-1 block text-sm ${save.state === 'failed' ? 'text-danger' : 'text-muted'}`}>
          {save.state === 'failed'
            ? `Not saved. ${describeError(save.error)}`
            : `${isFirst ? 'Not published yet' : hasChanges ? `Version ${publishedVersion} runs; this draft has changes` : `Version ${publishedVersion}, published`} · ${saveWords[save.state]}`}
        </output>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {!isFirst && (
          <Switch
            label={<span className="text-sm text-muted">{isEnabled ? 'On' : 'Off'}</span>}
            isOn={isEnabled}
            onChange={props.onToggle}
          />
        )}
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton label="More" icon={<Ellipsis aria-hidden="true" />} />
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            <DropdownMenuItem disabled={isFirst} onSelect={props.onVersions}>
              Versions
            </DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem isDanger onSelect={() => setDeleting(true)}>
              Delete
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <Button variant="primary" isBusy={isPublishing} disabled={!hasChanges} onClick={props.onPublish}>
          {isFirst ? 'Publish and switch on' : 'Publish'}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isDeleting}
        onOpenChange={setDeleting}
        title={`Delete “${name}”?`}
        description="Its versions and its history go with it, and runs that wait end. What it has done stays."
        confirmLabel="Delete"
        onConfirm={props.onDelete}
      />
    </header>
  )
}
