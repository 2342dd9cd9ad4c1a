import { stat } from 'node:fs/promises'
import { z } from 'zod'
import { AudioError } from './errors.ts'
import { runTool } from './tools.ts'

export interface AudioFacts {
  /** Null where the container does not say, as in a recording that was never closed. */
  durationSeconds: number | null
  channels: number
  format: string
}

const answer = z.object({
  streams: z
    .array(
      z.object({
        codec_type: z.string().optional(),
        channels: z.number().optional(),
        duration: z.string().optional(),
      }),
    )
    .default([]),
  format: z.object({ format_name: z.string(), duration: z.string().optional() }).optional(),
})

/** Reads a file's format from its content, whatever its name. @throws AudioError in words. */
export async function probe(path: string): Promise<AudioFacts> {
  const { size } = await stat(path)
  if (size === 0) throw new AudioError('The file is empty: nothing was recorded in it.')
  const { code, stdout } = await runTool('ffprobe', [
    '-v',
    'error',
    '-show_streams',
    '-show_format',
    '-of',
    'json',
    path,
  ])
  const parsed = answer.safeParse(code === 0 ? JSON.parse(stdout.toString() || '{}') : {})
  const stream = parsed.success
    ? parsed.data.streams.find((entry) => entry.codec_type === 'audio')
    : undefined
  if (!parsed.success || !stream)
    throw new AudioError('This file holds no audio that can be read. Use webm, mp3, m4a, wav or ogg.')
  const duration = Number(stream.duration ?? parsed.data.format?.duration)
  return {
    durationSeconds: Number.isFinite(duration) && duration > 0 ? duration : null,
    channels: Math.min(8, Math.max(1, stream.channels ?? 1)),
    format: parsed.data.format?.format_name ?? '',
  }
}
