import { AudioError } from './errors.ts'
import { gather, startTool, type ToolProcess, type ToolResult } from './tools.ts'

/** What one run may take. */
export interface DecoderLimits {
  /** Of address space. */
  bytes: number
  /** By the clock, and of the processors together. */
  seconds: number
  /** Of a file that it writes: 16 kHz WAV is 115 MB an hour. */
  fileBytes: number
}

const usual: DecoderLimits = {
  bytes: 2 * 1024 ** 3,
  seconds: 1200,
  fileBytes: 8 * 1024 ** 3,
}

/** Containers that hold their sound themselves. Playlists, scripts and manifests, which name other files, are none of them. */
const containers = [
  'matroska',
  'webm',
  'mov',
  'mp4',
  'm4a',
  'ogg',
  'mp3',
  'wav',
  'w64',
  'flac',
  'aac',
  'aiff',
  'caf',
  'amr',
]

/** Goes before each `-i PATH` of a file from outside: only files, only such containers. */
export const onlySound: readonly string[] = [
  '-protocol_whitelist',
  'file',
  '-format_whitelist',
  containers.join(','),
]

interface Options {
  signal?: AbortSignal | undefined
  limits?: Partial<DecoderLimits>
}

interface Running {
  child: ToolProcess
  /** Ends it, when its time is over or the caller's signal says so. */
  signal: AbortSignal
}

/**
 * `ulimit` takes KiB of memory and half KiB of files; what a system does not know of it, it goes without. On Linux the
 * decoder dies with this process.
 */
const withLimits = `
  ulimit -v "$1" 2>/dev/null; ulimit -t "$2" 2>/dev/null; ulimit -f "$3" 2>/dev/null; ulimit -c 0 2>/dev/null; shift 3
  command -v setpriv >/dev/null && set -- setpriv --pdeathsig KILL "$@"
  exec "$@"`

/** Starts a program within limits, for sound that strangers made. */
function startDecoder(name: string, args: readonly string[], { signal, limits }: Options = {}): Running {
  const { bytes, seconds, fileBytes } = { ...usual, ...limits }
  const over = AbortSignal.timeout(seconds * 1000)
  const either = signal ? AbortSignal.any([signal, over]) : over
  const sizes = [bytes / 1024, Math.ceil(seconds), fileBytes / 512].map((size) => String(Math.floor(size)))
  const child = startTool('/bin/sh', ['-c', withLimits, 'sh', ...sizes, name, ...args], either)
  return { child, signal: either }
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

/** For `catch` of a run: what to tell the person when its time was over. */
function inWords(error: unknown): never {
  if (isTimeout(error))
    throw new AudioError('Reading this file took too long. Convert it to webm, mp3 or wav first.')
  throw error
}

/**
 * Runs a program within limits and gathers what it prints.
 * @throws AudioError when it fails, in words, or takes too long
 */
export async function runDecoder(
  name: string,
  args: readonly string[],
  options: Options & { failure?: string } = {},
): Promise<ToolResult> {
  const { child, signal } = startDecoder(name, args, options)
  const result = await gather(child, signal).catch(inWords)
  if (result.code === 0) return result
  const { failure = 'The audio could not be read' } = options
  throw new AudioError(`${failure}: ${result.stderr.trim().slice(0, 200)}`)
}
