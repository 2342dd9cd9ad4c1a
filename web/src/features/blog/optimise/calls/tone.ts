import type { ToneProfile } from '@parley/core/blog/tone'
import type * as z from 'zod/mini'
import { callFunction } from './call-function.ts'
import { toneSchema } from './results.ts'

export type ToneAnswer = z.output<typeof toneSchema>

/** optimize-tone: the score against a profile, tips, and for `optimize` the content with other words. */
export const askTone = (
  action: 'analyze' | 'optimize',
  content: string,
  toneProfile: ToneProfile,
): Promise<ToneAnswer> =>
  callFunction(
    'optimize-tone',
    { action, content, categoryName: toneProfile.category, toneProfile },
    toneSchema,
  )
