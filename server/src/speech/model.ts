import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Logger } from 'pino'
import { runTool } from './tools.ts'

/** Where a model comes from: a tar.bz2 with one folder in it. */
export interface ModelSource {
  url: string
  /** Hex, of the archive. An archive that does not match is deleted. */
  sha256: string
}

/** NVIDIA's Parakeet TDT-CTC 110M (English, CC-BY-4.0), as sherpa-onnx packs it: 104 MB, with case and punctuation. */
export const parakeet: ModelSource = {
  url: 'https://github.com/k2-fsa/sherpa-onnx/releases/download/asr-models/sherpa-onnx-nemo-parakeet_tdt_ctc_110m-en-36000-int8.tar.bz2',
  sha256: '17f945007b52ccd8b7200ffc7c5652e9e8e961dfdf479cefcabd06cf5703630b',
}

const files = ['model.int8.onnx', 'tokens.txt']
const firstByteMs = 30_000
/** The pause after a failed download, so that a machine without a network does not retry with each recording. */
const pauseAfterFailureMs = 60 * 60_000

export interface SpeechModel {
  folder: string
  /** Whether the model is in the folder: downloaded, or put there by the operator. */
  isThere(): boolean
  /**
   * Fetches it unless it is there, runs already or failed within the hour. Resolves to whether it is there; never
   * rejects.
   */
  fetch(): Promise<boolean>
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )

/** Resumes an earlier attempt's download where the server supports ranges. */
async function download(url: string, target: string, onPercent: (percent: number) => void): Promise<void> {
  const held = await sizeOf(target)
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(new Error('no answer')), firstByteMs)
  const response = await fetch(url, {
    signal: waiting.signal,
    headers: held > 0 ? { Range: `bytes=${held}-` } : {},
  }).finally(() => clearTimeout(timer))
  // 416: nothing is missing. The checksum decides.
  if (response.status === 416) return
  if (!response.ok || !response.body) throw new Error(`the server answered ${response.status}`)
  const isContinued = response.status === 206
  let received = isContinued ? held : 0
  const total = received + Number(response.headers.get('content-length') ?? 0)
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      onPercent(total > 0 ? Math.floor((received / total) * 100) : 0)
      done(null, chunk)
    },
  })
  await pipeline(
    Readable.fromWeb(response.body),
    count,
    createWriteStream(target, { flags: isContinued ? 'a' : 'w' }),
  )
}

/** @param folder where models live, `DATA_DIR/models`; the model gets a folder of its own in it */
export function createSpeechModel(
  folder: string,
  source: ModelSource,
  mayDownload: boolean,
  log: Logger,
): SpeechModel {
  const home = join(folder, 'parakeet-110m-en')
  const archive = join(folder, `${source.sha256.slice(0, 16)}.tar.bz2.part`)
  const isThere = () => files.every((name) => existsSync(join(home, name)))
  let running: Promise<boolean> | undefined
  let failedAt = Number.NEGATIVE_INFINITY

  async function unpack(): Promise<void> {
    const inside = await mkdtemp(join(folder, 'unpacking-'))
    try {
      const { code, stderr } = await runTool('tar', [
        '-xjf',
        archive,
        '-C',
        inside,
        '--strip-components=1',
        '--no-same-owner',
      ])
      if (code !== 0) throw new Error(`tar could not unpack it: ${stderr.trim().slice(0, 200)}`)
      if (!files.every((name) => existsSync(join(inside, name))))
        throw new Error('the archive holds other files')
      await rename(inside, home)
    } finally {
      await rm(inside, { recursive: true, force: true })
    }
  }

  async function attempt(): Promise<boolean> {
    let reported = 0
    try {
      await mkdir(folder, { recursive: true })
      log.info(`fetching the speech model (104 MB) from ${source.url}`)
      await download(source.url, archive, (percent) => {
        if (percent < reported + 10) return
        reported = percent
        log.info(`speech model: ${percent} %`)
      })
      if ((await hashOf(archive)) !== source.sha256) {
        await rm(archive, { force: true })
        throw new Error('its checksum is wrong')
      }
      await unpack()
      await rm(archive, { force: true })
      log.info('the speech model is there')
      return true
    } catch (error) {
      failedAt = Date.now()
      log.warn(`the speech model could not be fetched: ${error instanceof Error ? error.message : 'unknown'}`)
      return isThere()
    } finally {
      running = undefined
    }
  }

  return {
    folder: home,
    isThere,
    fetch() {
      if (isThere()) return Promise.resolve(true)
      if (!mayDownload || Date.now() - failedAt < pauseAfterFailureMs) return Promise.resolve(false)
      running ??= attempt()
      return running
    },
  }
}
