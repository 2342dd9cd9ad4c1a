import { fileURLToPath } from 'node:url'
import type { TranscriptWord } from '@parley/core/voice/transcript'
import { z } from 'zod'
import { AudioError } from '../errors.ts'
import type { SpeechModel } from '../model.ts'
import { runTool } from '../tools.ts'
import type { SpeechEngine } from './engine.ts'
import { toSentences } from './sentences.ts'
import { hasSherpa } from './sherpa-library.ts'

const script = fileURLToPath(new URL('./parakeet-process.ts', import.meta.url))
const answer = z.object({ tokens: z.array(z.string()), timestamps: z.array(z.number()) })

/** The model says where a token begins; the last one of a word is taken to last this long, in seconds. */
const lastToken = 0.24

/** Joins pieces of words: one that begins with a space (or with ▁) begins a word. Times in seconds. Pure. */
export function toWords(tokens: readonly string[], timestamps: readonly number[]): TranscriptWord[] {
  const words: TranscriptWord[] = []
  for (const [index, token] of tokens.entries()) {
    const at = timestamps[index] ?? 0
    const piece = token.replace(/^[\s▁]+/, '')
    const last = words.at(-1)
    if (last && piece === token) {
      last.text += piece
      last.end = at + lastToken
    } else if (piece) words.push({ text: piece, start: at, end: at + lastToken })
  }
  return words.map((word, index) => ({
    ...word,
    end: Math.min(word.end, words[index + 1]?.start ?? word.end),
  }))
}

/** Parakeet 110M by sherpa-onnx, on this machine: English, with case, punctuation and the time of every word. */
export function createParakeet(model: SpeechModel): SpeechEngine {
  return {
    name: 'parakeet',
    label: 'Parakeet 110M (on this machine)',
    destination: null,
    isDraft: false,
    longestPiece: 60,
    isAvailable: () => model.isThere() && hasSherpa(),
    async recognise(path, _language, signal) {
      const { code, stdout, stderr } = await runTool(process.execPath, [script, model.folder, path], signal)
      if (code !== 0)
        throw new AudioError(
          `The recognizer on this machine failed: ${stderr.trim().slice(-200) || `exit code ${code}`}`,
        )
      const { tokens, timestamps } = answer.parse(JSON.parse(stdout.toString()))
      return toSentences(toWords(tokens, timestamps))
    },
  }
}
