import { join } from 'node:path'
import { argv, stdout } from 'node:process'
import { z } from 'zod'
import { loadSherpa } from './sherpa-library.ts'

/**
 * A process of its own around the recogniser, which holds a thread and some 400 MB while it works:
 * `parakeet-process.ts MODEL_FOLDER WAV` prints `{tokens, timestamps}`, times in seconds.
 */
const result = z.object({ tokens: z.array(z.string()), timestamps: z.array(z.number()) })

const sherpa = loadSherpa()
const [, , folder = '', wav = ''] = argv
const recogniser = new sherpa.OfflineRecognizer({
  featConfig: { sampleRate: 16_000, featureDim: 80 },
  modelConfig: {
    nemoCtc: { model: join(folder, 'model.int8.onnx') },
    tokens: join(folder, 'tokens.txt'),
    numThreads: 2,
    provider: 'cpu',
    debug: 0,
  },
})
const stream = recogniser.createStream()
stream.acceptWaveform(sherpa.readWave(wav, false))
recogniser.decode(stream)
stdout.write(JSON.stringify(result.parse(recogniser.getResult(stream))))
