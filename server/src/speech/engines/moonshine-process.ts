import { argv, stdout } from 'node:process'
import { z } from 'zod'
import { moonshineFiles } from './moonshine-files.ts'
import { loadSherpa } from './sherpa-library.ts'
import { spreadWords } from './spread-words.ts'

/**
 * A process of its own around the recogniser, which holds two threads and some 500 MB while it works:
 * `moonshine-process.ts FILES WAV`, with `moonshineFiles` as JSON, prints words with their times in seconds, one array a
 * stretch of speech.
 */
const sampleRate = 16_000
const window = 512
/** The voice's first and last sound are quieter than what the detector takes for speech. */
const margin = Math.round(0.25 * sampleRate)
const result = z.object({ text: z.string() })

const [, , json = '', wav = ''] = argv
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
const { samples } = sherpa.readWave(wav, false)
const activity = new sherpa.Vad(
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

const stretches: unknown[] = []
let heardUntil = 0
function hear(): void {
  while (!activity.isEmpty()) {
    const { start, samples: speech } = activity.front(false)
    activity.pop()
    const from = Math.max(heardUntil, start - margin)
    heardUntil = Math.min(samples.length, start + speech.length + margin)
    const stretch = samples.slice(from, heardUntil)
    const stream = recogniser.createStream()
    stream.acceptWaveform({ samples: stretch, sampleRate })
    recogniser.decode(stream)
    const { text } = result.parse(recogniser.getResult(stream))
    stretches.push(spreadWords(text, stretch, sampleRate, from / sampleRate))
  }
}
for (let at = 0; at + window <= samples.length; at += window) {
  activity.acceptWaveform(samples.slice(at, at + window))
  hear()
}
activity.flush()
hear()
stdout.write(JSON.stringify(stretches))
