import { toSafeSource } from '@parley/core/blog/safe-href'
import { useId, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { ImagePreview } from './image-preview.tsx'
import { DropArea, PickImage } from './pick-image.tsx'
import type { UploadedImage } from './upload-image.ts'
import { useImageUpload } from './use-image-upload.ts'

interface Props {
  label: string
  /** The image's address; blank without one. */
  value: string
  onChange: (url: string) => void
  /** Pixels, as "1200x675"; shown, and what is smaller is said. */
  recommended: `${number}x${number}`
  /** What the image is for; names the picture in the preview. */
  context: string
  onUploaded?: (image: UploadedImage) => void
}

/** One image by upload, by drop or by address, with a preview. Failures are said in toasts (docs/specified.md S8.7). */
export function ImageField({ label, value, onChange, recommended, context, onUploaded }: Props) {
  const id = useId()
  const { isUploading, upload } = useImageUpload()
  const [isTyping, setTyping] = useState(false)
  const source = toSafeSource(value)
  const take = async (file: File) => {
    const image = await upload(file)
    if (!image) return
    onChange(image.url)
    onUploaded?.(image)
  }
  const isUnfit = value !== '' && source === null && !isTyping
  return (
    <section aria-labelledby={id} className="min-w-0 space-y-3">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={id} className="text-sm font-medium">
          {label}
        </h3>
        <span className="text-xs text-faint tabular-nums">{recommended.replace('x', ' × ')} px</span>
      </div>
      {source === null ? (
        <DropArea onDrop={(file) => void take(file)}>
          <PickImage isBusy={isUploading} onPick={(file) => void take(file)}>
            {isUploading ? 'Uploading' : 'Upload image'}
          </PickImage>
          <span className="text-sm text-faint">or drop one here. Less than 5 MB.</span>
        </DropArea>
      ) : (
        <>
          <ImagePreview
            key={source}
            source={source}
            name={`${label}: ${context}`}
            recommended={recommended}
          />
          <div className="flex flex-wrap gap-2">
            <PickImage isBusy={isUploading} onPick={(file) => void take(file)}>
              {isUploading ? 'Uploading' : 'Replace'}
            </PickImage>
            <Button variant="quiet" disabled={isUploading} onClick={() => onChange('')}>
              Remove
            </Button>
          </div>
        </>
      )}
      <Field
        label="Image address"
        error={isUnfit ? 'Begin with https:// or with / for an image of this site.' : undefined}
      >
        <Input
          inputMode="url"
          placeholder="https://"
          value={value}
          disabled={isUploading}
          onFocus={() => setTyping(true)}
          onBlur={() => setTyping(false)}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
    </section>
  )
}
