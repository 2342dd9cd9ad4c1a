import { join } from 'node:path'
import { isEnglishRecogniser } from '@parley/core/voice/language'
import { type ChannelSpeech, toSegments } from '@parley/core/voice/segments'
import type { Transcript } from '@parley/core/voice/transcript'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { captionSegments } from './captions.ts'
import { cutPieces } from './channels.ts'
import type { SpeechEngine } from './engines/engine.ts'
import { createMoonshine } from './engines/moonshine.ts'
import { hasMoonshine } from './engines/moonshine-files.ts'
import { createParakeet } from './engines/parakeet.ts'
import { createPocketSphinx } from './engines/pocketsphinx.ts'
import { createTranscriptionServer } from './engines/transcription-server.ts'
import { ChosenEngineGone, NoSpeechEngine } from './errors.ts'
import { type HeardPiece, languageHeard } from './heard-twice.ts'
import { ensureSpeechInstalled } from './install.ts'
import { createSpeechModel, type ModelSource, parakeet } from './model.ts'
import { prepareAudio } from './prepare.ts'
import type { PreparedAudio } from './prepared-audio.ts'
import { splitChannels } from './sound/sound.ts'
import { hasTool } from './tools.ts'

export { AudioError, ChosenEngineGone, NoSpeechEngine } from './errors.ts'

export type SpeechResult = Transcript & { hasWordTimes: boolean }

export interface TranscribeRequest {
  path: string
  channels: number
  durationSeconds: number
  language: string | null
  /** The name of the chosen engine; null for the best available one. */
  chosenEngine: string | null
  /** The row's `live_captions`: the last resort. */
  liveCaptions: unknown
  workFolder: string
  signal: AbortSignal
  onProgress(percent: number): Promise<void>
}

export interface Speech {
  /** One sentence for the banner on what is missing; null when nothing is. */
  note: string | null
  prepareAudio(path: string, workFolder: string): Promise<PreparedAudio>
  /** @throws NoSpeechEngine, ChosenEngineGone, AudioError or the speech server's error; the recording stays as it is. */
  transcribe(request: TranscribeRequest): Promise<SpeechResult>
  /** All available engines, the best first. */
  engines(): readonly SpeechEngine[]
  /** The engine that would be used now. */
  bestEngine(): SpeechEngine | null
  /** Calls back whenever the engines are others: one was installed after the start, or the server changed. */
  onBetterEngine(listener: () => void): void
}

const noEngine = `The recording is safe, but nothing here can transcribe it yet. Connect a speech server under Integrations, or paste a transcript.`

/** Recognises each channel separately, in pieces, so that the channels give the speakers. */
async function recognise(
  engine: SpeechEngine,
  request: TranscribeRequest,
): Promise<{ channels: ChannelSpeech[]; pieces: HeardPiece[] }> {
  const { path, channels, durationSeconds, workFolder, signal, language } = request
  const { channels: found, isSame } = await splitChannels(path, workFolder, channels !== 2, { signal })
  const sides = isSame ? found.slice(0, 1) : found
  const count = sides.length
  const speech: ChannelSpeech[] = []
  const heard: HeardPiece[] = []
  for (const [channel, { path: wav, silences, isSilent }] of sides.entries()) {
    const pieces = isSilent ? [] : await cutPieces(wav, durationSeconds, silences, engine.longestPiece)
    const utterances: ChannelSpeech['utterances'] = []
    for (const [index, piece] of pieces.entries()) {
      const found = await engine.recognise(piece.path, language, signal)
      heard.push({ path: piece.path, utterances: found })
      for (const { start, end, words, speaker, text } of found) {
        if (text === '') continue
        const moved = words.map((word) => ({
          ...word,
          start: word.start + piece.offset,
          end: word.end + piece.offset,
        }))
        utterances.push({
          text,
          start: start + piece.offset,
          end: end + piece.offset,
          words: moved,
          // An engine's speakers are those of one piece: its first of the next piece may be somebody else.
          speaker: speaker === null ? null : `${index}:${speaker}`,
        })
      }
      await request.onProgress(((channel + (index + 1) / pieces.length) / count) * 100)
    }
    speech.push({ channel, utterances })
  }
  // A recording in stereo has one speaker a channel, even if one of them is silent.
  const isSplit = count === 2 && speech.some((side) => side.utterances.length > 0)
  return { channels: isSplit ? speech : speech.slice(0, 1), pieces: heard }
}

/** Null where the words will tell. Of a draft English is taken for granted: it is unsure of all its words. */
async function findHeard(
  engine: SpeechEngine,
  pieces: readonly HeardPiece[],
  signal: AbortSignal,
): Promise<string | null> {
  if (!isEnglishRecogniser(engine.label)) return null
  return engine.isDraft ? 'en' : languageHeard(engine, pieces, signal)
}

type ServerSettings = Pick<Config, 'STT_BASE_URL' | 'STT_API_KEY' | 'STT_MODEL'>

interface SpeechOptions {
  /** Where Parakeet comes from. */
  source?: ModelSource
  /** The speech server of now, asked at each use; that of the configuration where left out. */
  server?: () => ServerSettings
  /** Calls back when `server` may answer another one. */
  onServerChange?: (listener: () => void) => void
}

/** The engine of the server set now; the same as long as the settings are. */
function followServer(read: () => ServerSettings): () => SpeechEngine | null {
  let known: SpeechEngine | null = null
  let knownFor = ''
  return () => {
    const { STT_BASE_URL: baseUrl, STT_API_KEY: apiKey, STT_MODEL: model } = read()
    const wanted = JSON.stringify([baseUrl, apiKey, model])
    if (wanted !== knownFor)
      known = baseUrl === undefined ? null : createTranscriptionServer({ baseUrl, apiKey, model })
    knownFor = wanted
    return known
  }
}

/**
 * Speech to text by the best available engine: a configured server, Parakeet once it was fetched, Moonshine, the
 * distribution's recogniser (first of these where the operator narrowed its task), the browser's captions.
 */
export function createSpeech(
  config: Config,
  log: Logger,
  { source = parakeet, server = () => config, onServerChange }: SpeechOptions = {},
): Speech {
  const serverEngine = followServer(server)
  const model = createSpeechModel(
    join(config.DATA_DIR, 'models'),
    { ...source, url: config.SPEECH_MODEL_URL ?? source.url },
    config.SPEECH_INSTALL === 'auto' && hasTool('tar') && hasTool('bzip2'),
    log,
  )
  const models = [createParakeet(model), createMoonshine(join(config.DATA_DIR, 'models'))]
  const pocketSphinx = createPocketSphinx(config.SPEECH_LANGUAGE_MODEL)
  const own = config.SPEECH_LANGUAGE_MODEL ? [pocketSphinx, ...models] : [...models, pocketSphinx]
  const engines = () => {
    const remote = serverEngine()
    return [...(remote ? [remote] : []), ...own.filter((engine) => engine.isAvailable())]
  }
  const bestEngine = () => engines()[0] ?? null
  function engineFor(chosen: string | null): SpeechEngine | null {
    if (chosen === null) return bestEngine()
    const engine = engines().find(({ name }) => name === chosen)
    if (engine) return engine
    throw new ChosenEngineGone(
      'The speech engine chosen for it is not there any more. Audio and transcript are safe; try again with the best one that is.',
    )
  }
  const installation = server().STT_BASE_URL
    ? { note: null, finished: Promise.resolve(false) }
    : ensureSpeechInstalled(config.SPEECH_INSTALL === 'auto', hasMoonshine(), log)
  const listeners: (() => void)[] = []
  const notifyListeners = (isThere: boolean) => {
    if (isThere) for (const listener of listeners) listener()
  }
  void installation.finished.then(notifyListeners)
  let told = serverEngine()
  onServerChange?.(() => {
    const isOther = serverEngine() !== told
    told = serverEngine()
    notifyListeners(isOther)
  })

  return {
    note: installation.note,
    onBetterEngine: (listener) => void listeners.push(listener),
    engines,
    bestEngine,
    prepareAudio,
    async transcribe(request) {
      const engine = engineFor(request.chosenEngine)
      if (!model.isThere() && !server().STT_BASE_URL) void model.fetch().then(notifyListeners)
      if (!engine) {
        const segments = captionSegments(request.liveCaptions)
        if (segments.length === 0) throw new NoSpeechEngine(noEngine)
        return {
          segments,
          language: request.language,
          engine: 'live-captions',
          isDraft: true,
          hasWordTimes: false,
        }
      }
      const { channels, pieces } = await recognise(engine, request)
      const segments = toSegments(channels)
      return {
        segments,
        language: request.language ?? (await findHeard(engine, pieces, request.signal)),
        engine: engine.label,
        isDraft: engine.isDraft,
        hasWordTimes: segments.some((segment) => segment.words !== undefined),
      }
    },
  }
}
