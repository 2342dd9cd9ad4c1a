import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { toast } from '~/ui/toast.ts'
import type { UploadedImage } from './upload-image.ts'

const kinds = 'Use PNG, JPEG, GIF, WebP or AVIF.'

/** Uploads and says how it went (docs/specified.md S8.7, S8.10); null where it failed. */
export async function uploadAndNotify(file: Blob): Promise<UploadedImage | null> {
  try {
    const { uploadImage } = await import('./upload-image.ts')
    const image = await uploadImage(file)
    toast.success('Image uploaded successfully!')
    return image
  } catch (error) {
    if (error instanceof Error && error.name === 'ImageRefusal')
      toast.error(error.message, { description: kinds })
    else toast.error(describeError(error, 'Failed to upload image'))
    return null
  }
}

/** One upload at a time, for a control that shows it. */
export function useImageUpload() {
  const [isUploading, setUploading] = useState(false)
  const upload = async (file: Blob): Promise<UploadedImage | null> => {
    setUploading(true)
    const image = await uploadAndNotify(file)
    setUploading(false)
    return image
  }
  return { isUploading, upload }
}

/** Writes alt text and says how it went (S8.7, S8.10); null where it failed. */
export async function describeAndNotify(imageUrl: string, context: string): Promise<string | null> {
  try {
    const { generateAltText } = await import('./generate-alt-text.ts')
    const altText = await generateAltText(imageUrl, context)
    toast.success('Alt text generated!')
    return altText
  } catch (error) {
    toast.error(describeError(error))
    return null
  }
}

/** The same, for a control that shows it. */
export function useAltText() {
  const [isGenerating, setGenerating] = useState(false)
  const generate = async (imageUrl: string, context: string): Promise<string | null> => {
    setGenerating(true)
    const altText = await describeAndNotify(imageUrl, context)
    setGenerating(false)
    return altText
  }
  return { isGenerating, generate }
}
