import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Download, Ellipsis, Link2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { saveFile } from '~/data/save-file.ts'
import { Button } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { toast } from '~/ui/toast.ts'
import { keeper } from '../keep/index.ts'
import { titleOf } from '../list/recording-item.tsx'
import { deleteRecording, forgetInLists, voiceKeys } from '../queries.ts'
import { type ExportFormat, exportRecording, fileNameOf, type WholeRecording } from './export-files.ts'

const formats: readonly { format: ExportFormat; label: string }[] = [
  { format: 'md', label: 'Document (.md)' },
  { format: 'txt', label: 'Text (.txt)' },
  { format: 'srt', label: 'Subtitles (.srt)' },
  { format: 'vtt', label: 'Subtitles (.vtt)' },
  { format: 'json', label: 'Everything (.json)' },
]

function save(address: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
}

interface Props {
  whole: WholeRecording
  /** Signed address of the audio; null where there is none. */
  audioUrl: string | null
}

export default function PageActions({ whole, audioUrl }: Props) {
  const { recording } = whole
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const title = titleOf(recording)
  const remove = useMutation({
    mutationFn: async () => {
      await deleteRecording(recording.id, recording.storage_path)
      await keeper.discard(recording.id)
    },
    onSuccess: async () => {
      toast.success('Recording deleted')
      forgetInLists(client, recording.id)
      await navigate({ to: '/voice' })
      client.removeQueries({ queryKey: voiceKeys.one(recording.id) })
      await client.invalidateQueries({ queryKey: voiceKeys.list })
    },
    onError: (error) => toast.error('It was not deleted', { description: describeError(error) }),
  })
  const download = (format: ExportFormat) => {
    const { text, type } = exportRecording(whole, format)
    saveFile(new Blob([text], { type }), fileNameOf(title, format))
  }
  const downloadAudio = () => {
    if (audioUrl === null) return
    const ending = recording.storage_path?.split('.').at(-1) ?? 'webm'
    const name = fileNameOf(title, ending)
    save(`${audioUrl}&download=${encodeURIComponent(name)}`, name)
  }
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}/voice/${recording.id}`)
      toast.success('Link copied', { description: 'Everybody in your company can open it.' })
    } catch {
      toast.error('Could not copy the link', { description: 'Copy it from the address bar.' })
    }
  }
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button>
            <Download aria-hidden="true" className="size-4" /> Export
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {formats.map(({ format, label }) => (
            <DropdownMenuItem
              key={format}
              disabled={format !== 'json' && whole.segments.length === 0}
              onSelect={() => download(format)}
            >
              {label}
            </DropdownMenuItem>
          ))}
          <DropdownMenuItem disabled={audioUrl === null} onSelect={downloadAudio}>
            Audio
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button aria-label="More actions" isBusy={remove.isPending}>
            <Ellipsis aria-hidden="true" className="size-4" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem icon={<Link2 />} onSelect={() => void copyLink()}>
            Copy link for colleagues
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem icon={<Trash2 />} isDanger onSelect={() => setAsking(true)}>
            Delete for good…
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Delete this recording?"
        description="Audio, transcript and insights are deleted for everyone and cannot be brought back. Tasks and leads made from it stay."
        confirmLabel="Delete for good"
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}
