import { UploadError } from '~/data/resumable-upload.ts'

interface Answer {
  error: { message: string; code?: string } | null
  status: number
}

export function raise(answer: Answer): void {
  if (answer.error) throw new UploadError(answer.status, answer.error.message)
}

/** Once more is not twice: the row has the id made when recording began. */
export const orAlreadyThere = (answer: Answer) => (answer.error?.code === '23505' ? undefined : raise(answer))
