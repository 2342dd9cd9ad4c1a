import { join } from 'node:path'
import { type ChannelSpeech, toSegments } from '@parley/core/voice/segments'
import type { Transcript } from '@parley/core/voice/transcript'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { captionSegments } from './captions.ts'
import { cutPieces, extractChannel, findSilences, isSameOnBothChannels } from './channels.ts'
import type { SpeechEngine } from './engines/engine.ts'
import { createMoonshine } from './engines/moonshine.ts'
import { hasMoonshine } from './engines/moonshine-files.ts'
import { createParakeet } from './engines/parakeet.ts'
import { createPocketSphinx } from './engines/pocketsphinx.ts'
import { createTranscriptionServer } from './engines/transcription-server.ts'
import { ChosenEngineGone, NoSpeechEngine } from './errors.ts'
import { ensureSpeechInstalled } from './install.ts'
import { createSpeechModel, type ModelSource, parakeet } from './model.ts'
import { prepareAudio } from './prepare.ts'
import type { PreparedAudio } from './prepared-audio.ts'
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
  /** Calls back whenever an engine was installed after the start. */
  onBetterEngine(listener: () => void): void
}

const noEngine = `The recording is safe, but nothing here can transcribe it yet. Install ffmpeg, set STT_BASE_URL to a speech server, or paste a transcript.`

/** Recognises each channel separately, in pieces, so that the channels give the speakers. */
async function recognise(engine: SpeechEngine, request: TranscribeRequest): Promise<ChannelSpeech[]> {
  const { path, channels, durationSeconds, workFolder, signal, language } = request
  // More than two channels are mixed down: only stereo has one side a channel.
  const count = channels === 2 && !(await isSameOnBothChannels(path, signal)) ? 2 : 1
  const speech: ChannelSpeech[] = []
  for (let channel = 0; channel < count; channel++) {
    const wav = await extractChannel(path, channel, count, workFolder, signal)
    const { silences, isSilent } = await findSilences(wav, signal)
    const pieces = isSilent
      ? []
      : await cutPieces(wav, durationSeconds, silences, engine.longestPiece, signal)
    const utterances: ChannelSpeech['utterances'] = []
    for (const [index, piece] of pieces.entries()) {
      const found = await engine.recognise(piece.path, language, signal)
      for (const { start, end, words, ...rest } of found) {
        const moved = words.map((word) => ({
          ...word,
          start: word.start + piece.offset,
          end: word.end + piece.offset,
        }))
        utterances.push({ ...rest, start: start + piece.offset, end: end + piece.offset, words: moved })
      }
      await request.onProgress(((channel + (index + 1) / pieces.length) / count) * 100)
    }
    speech.push({ channel, utterances })
  }
  // A recording in stereo has one speaker a channel, even if one of them is silent.
  return speech.some((side) => side.utterances.length > 0) && count === 2 ? speech : speech.slice(0, 1)
}

/**
 * Speech to text by the best available engine: a configured server, Parakeet once it was fetched, Moonshine, the
 * distribution's recogniser (first of these where the operator narrowed its task), the browser's captions.
 */
export function createSpeech(config: Config, log: Logger, source: ModelSource = parakeet): Speech {
  const model = createSpeechModel(
    join(config.DATA_DIR, 'models'),
    { ...source, url: config.SPEECH_MODEL_URL ?? source.url },
    config.SPEECH_INSTALL === 'auto' && !config.STT_BASE_URL && hasTool('tar') && hasTool('bzip2'),
    log,
  )
  const models = [createParakeet(model), createMoonshine(join(config.DATA_DIR, 'models'))]
  const pocketSphinx = createPocketSphinx(config.SPEECH_LANGUAGE_MODEL)
  const known: SpeechEngine[] = [
    ...(config.STT_BASE_URL
      ? [
          createTranscriptionServer({
            baseUrl: config.STT_BASE_URL,
            apiKey: config.STT_API_KEY,
            model: config.STT_MODEL,
          }),
        ]
      : []),
    ...(config.SPEECH_LANGUAGE_MODEL ? [pocketSphinx, ...models] : [...models, pocketSphinx]),
  ]
  const engines = () => known.filter((engine) => engine.isAvailable())
  const bestEngine = () => engines()[0] ?? null
  function engineFor(chosen: string | null): SpeechEngine | null {
    if (chosen === null) return bestEngine()
    const engine = engines().find(({ name }) => name === chosen)
    if (engine) return engine
    throw new ChosenEngineGone(
      'The speech engine chosen for it is not there any more. Audio and transcript are safe; try again with the best one that is.',
    )
  }
  const installation =
    config.STT_BASE_URL && hasTool('ffmpeg')
      ? { note: null, finished: Promise.resolve(false) }
      : ensureSpeechInstalled(config.SPEECH_INSTALL === 'auto', hasMoonshine(), log)
  const listeners: (() => void)[] = []
  const notifyListeners = (isThere: boolean) => {
    if (isThere) for (const listener of listeners) listener()
  }
  void installation.finished.then(notifyListeners)

  return {
    note: installation.note,
    onBetterEngine: (listener) => void listeners.push(listener),
    engines,
    bestEngine,
    prepareAudio: (path, workFolder) => prepareAudio(path, workFolder),
    async transcribe(request) {
      const engine = engineFor(request.chosenEngine)
      if (!model.isThere()) void model.fetch().then(notifyListeners)
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
      const segments = hasTool('ffmpeg')
        ? toSegments(await recognise(engine, request))
        : toSegments([
            {
              channel: 0,
              utterances: await engine.recognise(request.path, request.language, request.signal),
            },
          ])
      return {
        segments,
        language: request.language ?? (engine.name === 'speech-server' ? null : 'en'),
        engine: engine.label,
        isDraft: engine.isDraft,
        hasWordTimes: segments.some((segment) => segment.words !== undefined),
      }
    },
  }
}
