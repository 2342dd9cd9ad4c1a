import { z } from 'zod'

/** What the process that reads sound is asked. */
export const job = z.discriminatedUnion('kind', [
  /** How long and how loud it is; a recording that was never closed is written once more to `seekable`. */
  z.object({ kind: z.literal('measure'), path: z.string(), seekable: z.string() }),
  /** Writes each channel (or their mix) as 16 kHz mono WAV into `folder`. */
  z.object({ kind: z.literal('split'), path: z.string(), folder: z.string(), isMixed: z.boolean() }),
  /** Writes a WAV of ours once more, a little faster. */
  z.object({ kind: z.literal('hasten'), path: z.string(), target: z.string() }),
])
export type Job = z.infer<typeof job>

export const measured = z.object({
  durationSeconds: z.number(),
  channels: z.number(),
  peaks: z.array(z.number()),
  isRewritten: z.boolean(),
})

const channel = z.object({
  path: z.string(),
  silences: z.array(z.object({ start: z.number(), end: z.number() })),
  isSilent: z.boolean(),
})
export const splitSound = z.object({ channels: z.array(channel).min(1), isSame: z.boolean() })

export const answer = z.union([
  z.object({ done: z.unknown() }),
  /** No library knows it: ffmpeg may. */
  z.object({ unknown: z.string() }),
  z.object({ failure: z.string() }),
])
export type Answer = z.infer<typeof answer>
