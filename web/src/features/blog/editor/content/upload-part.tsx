import { toSafeSource } from '@parley/core/blog/safe-href'
import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { DropArea, PickImage } from '../../images/pick-image.tsx'
import { useAltText, useImageUpload } from '../../images/use-image-upload.ts'
import type { PostImage } from './image-in-text.ts'

interface Props {
  source: string
  context: string
  onChange: (part: Partial<PostImage>) => void
  onBusy: (isBusy: boolean) => void
}

/** A file from this device; its alt text is written as soon as it is stored (docs/specified.md S4.9). */
export function UploadPart({ source, context, onChange, onBusy }: Props) {
  const { isUploading, upload } = useImageUpload()
  const { isGenerating, generate } = useAltText()
  const [hasFailed, setFailed] = useState(false)
  const describe = async (url: string) => {
    onBusy(true)
    const alt = await generate(url, context)
    setFailed(alt === null)
    if (alt !== null) onChange({ alt })
    onBusy(false)
  }
  const take = async (file: File) => {
    onBusy(true)
    const image = await upload(file)
    if (image) {
      onChange({ src: image.url, width: image.width, height: image.height })
      await describe(image.url)
    }
    onBusy(false)
  }
  const shown = toSafeSource(source)
  return (
    <div className="space-y-3">
      {shown !== null && (
        <img src={shown} alt="Chosen" className="max-h-56 w-full rounded-lg bg-sunken object-contain" />
      )}
      <DropArea onDrop={(file) => void take(file)}>
        <PickImage isBusy={isUploading} onPick={(file) => void take(file)}>
          {isUploading ? 'Uploading' : 'Choose a file'}
        </PickImage>
        <span className="text-sm text-faint">or drop one here. Less than 5 MB.</span>
      </DropArea>
      {shown !== null && (
        <Button
          size="small"
          isBusy={isGenerating}
          disabled={isUploading}
          onClick={() => void describe(shown)}
        >
          {isGenerating ? 'Writing alt text' : hasFailed ? 'Try alt text again' : 'Write alt text'}
        </Button>
      )}
    </div>
  )
}
