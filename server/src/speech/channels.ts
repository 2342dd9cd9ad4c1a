import { join } from 'node:path'
import { AudioError } from './errors.ts'
import { runTool } from './tools.ts'

export interface Piece {
  path: string
  /** Where the piece begins in the recording, in seconds. */
  offset: number
}

interface Silence {
  start: number
  end: number
}

/** One channel as 16 kHz mono s16le, the form every engine takes (what ffmpeg's channelsplit writes is rejected). */
export async function extractChannel(
  path: string,
  channel: number,
  channels: number,
  folder: string,
  signal: AbortSignal,
): Promise<string> {
  const target = join(folder, `channel-${channel}.wav`)
  const filter = channels > 1 ? ['-af', `pan=mono|c0=c${channel}`] : []
  const { code, stderr } = await runTool(
    'ffmpeg',
    [
      '-v',
      'error',
      '-y',
      '-i',
      path,
      '-vn',
      ...filter,
      '-ac',
      '1',
      '-ar',
      '16000',
      '-c:a',
      'pcm_s16le',
      target,
    ],
    signal,
  )
  if (code !== 0) throw new AudioError(`The audio could not be decoded: ${stderr.trim().slice(0, 200)}`)
  return target
}

async function meanVolume(path: string, filter: string, signal: AbortSignal): Promise<number> {
  const { stderr } = await runTool(
    'ffmpeg',
    ['-hide_banner', '-i', path, '-vn', '-af', `${filter},volumedetect`, '-f', 'null', '-'],
    signal,
  )
  return Number(/mean_volume: (-?[\d.]+) dB/.exec(stderr)?.[1] ?? Number.NaN)
}

/**
 * Whether left and right carry the same sound, as with many laptop microphones: their difference is then at least 15 dB
 * quieter than either. Such channels do not separate the speakers.
 */
export async function isSameOnBothChannels(path: string, signal: AbortSignal): Promise<boolean> {
  const [left, difference] = [
    await meanVolume(path, 'pan=mono|c0=c0', signal),
    await meanVolume(path, 'pan=mono|c0=0.5*c0-0.5*c1', signal),
  ]
  return difference < left - 15
}

/** Pauses of at least 0.4 s, and whether there is any sound above the threshold. */
export async function findSilences(
  path: string,
  signal: AbortSignal,
): Promise<{ silences: Silence[]; isSilent: boolean }> {
  const { stderr } = await runTool(
    'ffmpeg',
    ['-hide_banner', '-i', path, '-af', 'silencedetect=noise=-38dB:d=0.4,volumedetect', '-f', 'null', '-'],
    signal,
  )
  const starts = [...stderr.matchAll(/silence_start: ([\d.]+)/g)].map((match) => Number(match[1]))
  const ends = [...stderr.matchAll(/silence_end: ([\d.]+)/g)].map((match) => Number(match[1]))
  const loudest = Number(/max_volume: (-?[\d.]+) dB/.exec(stderr)?.[1] ?? 0)
  return {
    silences: ends.map((end, index) => ({ start: starts[index] ?? end, end })),
    isSilent: loudest < -45,
  }
}

/** Where to cut so that no piece is longer than `longest` seconds: in the middle of the last pause that allows it. Pure. */
export function cutPoints(durationSeconds: number, silences: readonly Silence[], longest: number): number[] {
  const cuts: number[] = []
  let from = 0
  while (durationSeconds - from > longest) {
    const latest = silences.findLast(
      (pause) => (pause.start + pause.end) / 2 <= from + longest && pause.start > from + longest / 4,
    )
    from = latest ? (latest.start + latest.end) / 2 : from + longest
    cuts.push(from)
  }
  return cuts
}

/** Cuts a channel into pieces at pauses. One that is short enough stays whole. */
export async function cutPieces(
  path: string,
  durationSeconds: number,
  silences: readonly Silence[],
  longest: number,
  signal: AbortSignal,
): Promise<Piece[]> {
  const cuts = cutPoints(durationSeconds, silences, longest)
  if (cuts.length === 0) return [{ path, offset: 0 }]
  const pieces: Piece[] = []
  for (const [index, offset] of [0, ...cuts].entries()) {
    const end = cuts[index] ?? durationSeconds
    const piece = path.replace(/\.wav$/, `-${index}.wav`)
    const { code, stderr } = await runTool(
      'ffmpeg',
      [
        '-v',
        'error',
        '-y',
        '-ss',
        String(offset),
        '-i',
        path,
        '-t',
        String(end - offset),
        '-c',
        'copy',
        piece,
      ],
      signal,
    )
    if (code !== 0) throw new AudioError(`The audio could not be cut: ${stderr.trim().slice(0, 200)}`)
    pieces.push({ path: piece, offset })
  }
  return pieces
}
