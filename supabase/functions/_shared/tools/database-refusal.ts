import { z } from 'zod'
import { ToolFailure } from './context.ts'

const refusalSchema = z.object({ code: z.string(), message: z.string() })

/** Maps a database error to one sentence; returns other errors unchanged. */
export function toFailure(error: unknown): unknown {
  const refusal = refusalSchema.safeParse(error)
  if (error instanceof ToolFailure || !refusal.success) return error
  const { code, message } = refusal.data
  if (code === 'P0001') return new ToolFailure(409, message)
  if (code === '42501') return new ToolFailure(403, 'Your account may not do this, so nothing was written.')
  if (code === '23503') return new ToolFailure(409, 'What this belongs to is gone, so nothing was written.')
  if (code === '23505')
    return new ToolFailure(409, 'There is already one of that name or value, so nothing was written.')
  return /^2[23]/.test(code)
    ? new ToolFailure(400, 'One of the values is not allowed there, so nothing was written.')
    : error
}
