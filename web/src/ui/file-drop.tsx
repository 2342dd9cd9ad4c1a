import { Upload } from 'lucide-react'
import { useState } from 'react'
import { joinClasses } from './join-classes.ts'
import { Spinner } from './spinner.tsx'

interface Props {
  label: string
  accept: string
  onFiles: (files: readonly File[]) => void
  isBusy?: boolean
  isSingle?: boolean
}

/** Press to choose, or drop files here: the platform's own field lies over the whole area and takes both. */
export function FileDrop({ label, accept, onFiles, isBusy = false, isSingle = false }: Props) {
  const [isOver, setOver] = useState(false)
  return (
    <div
      className={joinClasses(
        'relative flex min-h-28 items-center justify-center gap-2 rounded-lg border border-dashed border-control p-6 transition-colors hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink',
        isOver && 'bg-accent-soft',
      )}
    >
      {isBusy ? <Spinner /> : <Upload aria-hidden="true" className="size-4 text-muted" />}
      <span aria-hidden="true">
        <span className="font-medium">{label}</span>{' '}
        <span className="text-muted">or drop {isSingle ? 'it' : 'them'} here</span>
      </span>
      <input
        type="file"
        aria-label={label}
        accept={accept}
        multiple={!isSingle}
        disabled={isBusy}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </div>
  )
}
