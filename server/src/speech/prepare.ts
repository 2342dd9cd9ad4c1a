import { join } from 'node:path'
import { AudioError } from './errors.ts'
import { measure } from './peaks.ts'
import type { PreparedAudio } from './prepared-audio.ts'
import { probe } from './probe.ts'
import { remuxWithoutTools } from './remux.ts'
import { hasTool, runTool } from './tools.ts'

const growsWhileRecorded = /matroska|webm/

/** Analyses a recording and prepares it for playback: length, channels, peaks, seekable container. @throws AudioError */
export async function prepareAudio(path: string, workFolder: string): Promise<PreparedAudio> {
  const seekable = join(workFolder, 'seekable')
  if (!hasTool('ffmpeg') || !hasTool('ffprobe')) return remuxWithoutTools(path, seekable)
  const facts = await probe(path)
  const { peaks, durationSeconds } = await measure(path)
  if (durationSeconds < 0.2) throw new AudioError('The recording is too short to hold any words.')
  const isEndless = facts.durationSeconds === null && growsWhileRecorded.test(facts.format)
  if (!isEndless) return { durationSeconds, channels: facts.channels, peaks, seekablePath: null }
  const { code, stderr } = await runTool('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-i',
    path,
    '-map',
    '0:a:0',
    '-c',
    'copy',
    '-cues_to_front',
    '1',
    '-f',
    'webm',
    seekable,
  ])
  if (code !== 0) throw new AudioError(`The recording could not be rewritten: ${stderr.trim().slice(0, 200)}`)
  return { durationSeconds, channels: facts.channels, peaks, seekablePath: seekable }
}
