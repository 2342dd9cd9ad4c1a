import { type Segment, unknownSpeaker } from '@parley/core/voice/transcript'
import { z } from 'zod'

const captions = z.array(
  z.object({
    start: z.number().min(0),
    end: z.number().min(0),
    text: z.string().trim().min(1),
    speaker: z.string().optional(),
  }),
)

/** The live captions of a recording as segments; empty when there is nothing usable. */
export function captionSegments(value: unknown): Segment[] {
  const parsed = captions.safeParse(value)
  if (!parsed.success) return []
  return parsed.data.map(({ start, end, text, speaker }) => ({
    start,
    end: Math.max(start, end),
    text,
    speaker: speaker ?? unknownSpeaker,
    channel: null,
  }))
}
