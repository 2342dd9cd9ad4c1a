import { toSafeSource } from '@parley/core/blog/safe-href'
import { lengthLimits } from '@parley/core/seo/limits'
import type { Editor } from '@tiptap/core'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Field } from '~/ui/field.tsx'
import { Input, Textarea } from '~/ui/input.tsx'
import { findImage, type PostImage, putImage } from './image-in-text.ts'
import { UploadPart } from './upload-part.tsx'

const longestAlt = lengthLimits.altText.most
const blank: PostImage = { src: '', alt: '', caption: '', width: null, height: null }

interface Errors {
  src?: string | undefined
  alt?: string | undefined
}

/** docs/specified.md S5.7. */
function findErrors({ src, alt }: PostImage, isUpload: boolean): Errors {
  const missing = isUpload ? 'Please upload or enter an image URL' : 'Please enter an image URL'
  const unfit =
    toSafeSource(src) === null ? 'This is not the address of an image. Start with https:// or /' : undefined
  return {
    src: src.trim() === '' ? missing : unfit,
    alt: alt.trim() === '' ? 'Please provide alt text for accessibility' : undefined,
  }
}

interface Props {
  editor: Editor
  /** With a file from this device, or by its address alone. */
  isUpload: boolean
  /** What the post is about, for the alt text. */
  context: string
  onClose: () => void
}

/** Inserts an image, or changes the chosen one. Mounted while it is open. */
export function ImageDialog({ editor, isUpload, context, onClose }: Props) {
  const id = useId()
  const [chosen] = useState(() => (isUpload ? null : findImage(editor)))
  const [image, setImage] = useState(chosen?.image ?? blank)
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)
  const change = (part: Partial<PostImage>) => {
    setImage((held) => ({ ...held, ...part }))
    setErrors({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = findErrors(image, isUpload)
    setErrors(found)
    const src = toSafeSource(image.src)
    if (found.src !== undefined || found.alt !== undefined || src === null || isBusy) return
    putImage(editor, { ...image, src, alt: image.alt.trim(), caption: image.caption.trim() }, chosen)
    onClose()
  }
  const verb = chosen ? 'Update image' : 'Insert image'
  const title = chosen ? 'Edit Image' : 'Insert Image'
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={isUpload ? 'Upload Image' : title}
      footer={
        <Button type="submit" form={id} variant="primary" disabled={isBusy}>
          {verb}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="space-y-4">
        {isUpload && <UploadPart source={image.src} context={context} onChange={change} onBusy={setBusy} />}
        <Field label="Image URL" error={errors.src}>
          <Input
            value={image.src}
            inputMode="url"
            placeholder="https://"
            disabled={isBusy}
            onChange={({ target }) => change({ src: target.value, width: null, height: null })}
          />
        </Field>
        <Field
          label="Alt text"
          aside={`${image.alt.length}/${longestAlt}`}
          error={errors.alt}
          hint="Describes the image for people who can’t see it."
        >
          <Textarea
            value={image.alt}
            maxLength={longestAlt}
            className="min-h-14"
            onChange={({ target }) => change({ alt: target.value })}
          />
        </Field>
        <Field label="Caption" aside="Optional">
          <Input value={image.caption} onChange={({ target }) => change({ caption: target.value })} />
        </Field>
      </form>
    </Dialog>
  )
}
