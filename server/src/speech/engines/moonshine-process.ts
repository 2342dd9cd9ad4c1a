import { argv, stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline'
import type { TranscriptWord } from '@parley/core/voice/transcript'
import { z } from 'zod'
import { moonshineFiles } from './moonshine-files.ts'
import { loadSherpa } from './sherpa-library.ts'
import { spreadWords } from './spread-words.ts'

/**
 * A process of its own around the recogniser, which holds two threads and some 370 MB: `moonshine-process.ts FILES`, with
 * `moonshineFiles` as JSON, reads the path of a WAV (16 kHz, mono) a line and answers with a line of JSON: `spans` of
 * voice, each with its words, times in seconds, or the `failure` in words.
 */
const sampleRate = 16_000
const window = 512
/** Margin in samples: the detector cuts the quiet first and last sound of speech. */
const margin = Math.round(0.25 * sampleRate)
const result = z.object({ text: z.string() })

const [, , json = ''] = argv
const files = moonshineFiles.parse(JSON.parse(json))
const sherpa = loadSherpa()
const recogniser = new sherpa.OfflineRecognizer({
  featConfig: { sampleRate, featureDim: 80 },
  modelConfig: {
    moonshine: { encoder: files.encoder, mergedDecoder: files.decoder },
    tokens: files.tokens,
    numThreads: 2,
    provider: 'cpu',
    debug: 0,
  },
})
const createActivity = () =>
  new sherpa.Vad(
    {
      sileroVad: {
        model: files.voiceActivity,
        threshold: 0.5,
        minSpeechDuration: 0.2,
        minSilenceDuration: 0.4,
        maxSpeechDuration: 20,
        windowSize: window,
      },
      sampleRate,
      numThreads: 1,
      debug: 0,
    },
    120,
  )

function recognise(span: Float32Array): string {
  const stream = recogniser.createStream()
  stream.acceptWaveform({ samples: span, sampleRate })
  recogniser.decode(stream)
  return result.parse(recogniser.getResult(stream)).text
}

interface Span {
  start: number
  end: number
  words: TranscriptWord[]
}

function recogniseFile(path: string): Span[] {
  const { samples } = sherpa.readWave(path, false)
  const activity = createActivity()
  const spans: Span[] = []
  let heardUntil = 0
  const take = () => {
    while (!activity.isEmpty()) {
      const { start, samples: speech } = activity.front(false)
      activity.pop()
      const from = Math.max(heardUntil, start - margin)
      heardUntil = Math.min(samples.length, start + speech.length + margin)
      const span = samples.slice(from, heardUntil)
      spans.push({
        start: start / sampleRate,
        end: (start + speech.length) / sampleRate,
        words: spreadWords(recognise(span), span, sampleRate, from / sampleRate),
      })
    }
  }
  for (let at = 0; at + window <= samples.length; at += window) {
    activity.acceptWaveform(samples.slice(at, at + window))
    take()
  }
  activity.flush()
  take()
  return spans
}

function answer(path: string): object {
  try {
    return { spans: recogniseFile(path) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : 'unknown' }
  }
}

createInterface({ input: stdin }).on('line', (path) => stdout.write(`${JSON.stringify(answer(path))}\n`))
