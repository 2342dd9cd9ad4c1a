import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { saveFile } from '~/data/save-file.ts'
import { Button } from '~/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { consentsQuery } from '../consent/consents.ts'
import { titleOf } from '../title-of.ts'
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
  whole: Omit<WholeRecording, 'consents'>
  /** Signed address of the audio; null where there is none. */
  audioUrl: string | null
}

export function ExportMenu({ whole, audioUrl }: Props) {
  const { recording } = whole
  const title = titleOf(recording)
  const consents = useQuery(consentsQuery(recording.id)).data ?? []
  const download = (format: ExportFormat) => {
    const { text, type } = exportRecording({ ...whole, consents }, format)
    saveFile(new Blob([text], { type }), fileNameOf(title, format))
  }
  const downloadAudio = () => {
    if (audioUrl === null) return
    const ending = recording.storage_path?.split('.').at(-1) ?? 'webm'
    const name = fileNameOf(title, ending)
    save(`${audioUrl}&download=${encodeURIComponent(name)}`, name)
  }
  return (
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
  )
}
