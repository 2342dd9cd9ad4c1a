import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { formatDay } from '~/data/formats.ts'
import { formatBytes } from '~/data/measures.ts'
import { useRights } from '~/data/rights.ts'
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { toast } from '~/ui/toast.ts'
import { attachmentAddress, removeAttachment } from './attachment-calls.ts'
import type { Attachment } from './attachments-query.ts'

interface Props {
  file: Attachment
  onRemoved: () => void
}

export function AttachmentLine({ file, onRemoved }: Props) {
  const { mayDelete } = useRights()
  const [isAsking, setAsking] = useState(false)
  const save = async () => {
    try {
      globalThis.location.assign(await attachmentAddress(file.storage_path, file.name))
    } catch (error) {
      toast.error(`${file.name} could not be opened`, { description: describeError(error) })
    }
  }
  const remove = () =>
    removeAttachment(file.id).then(onRemoved, (error: unknown) =>
      toast.error(`${file.name} was not deleted`, { description: describeError(error) }),
    )
  return (
    <li className="group flex min-h-11 items-center gap-3 border-b py-1">
      <button
        type="button"
        className="min-w-0 flex-1 cursor-pointer text-left hover:underline"
        onClick={() => void save()}
      >
        <span className="block truncate">{file.name}</span>
      </button>
      <span className="shrink-0 text-sm text-faint tabular-nums">
        {formatBytes(file.size_bytes)}&nbsp;· {formatDay(file.created_at)}
      </span>
      {mayDelete(file.created_by) && (
        <IconButton label={`Delete ${file.name}`} icon={<Trash2 />} onClick={() => setAsking(true)} />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`Delete ${file.name}?`}
        description="The file is deleted for good."
        confirmLabel="Delete"
        onConfirm={() => void remove()}
      />
    </li>
  )
}
