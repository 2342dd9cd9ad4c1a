import { existsSync } from 'node:fs'
import type { TranscriptWord } from '@parley/core/voice/transcript'
import { AudioError } from '../errors.ts'
import { hasTool, runTool } from '../tools.ts'
import type { SpeechEngine, Utterance } from './engine.ts'
import { withNarrowDictionary } from './narrow-dictionary.ts'

const models = '/usr/share/pocketsphinx/model/en-us'
const noise = /^(<.*>|\[.*\]|\+\+.*\+\+)$/
const wordLine = /^(\S+) (\d+\.\d+) (\d+\.\d+) (\d+\.\d+)$/

/** Reads what `pocketsphinx_continuous -time yes` prints: a hypothesis a line, each followed by its words. Pure. */
export function parseOutput(output: string): Utterance[] {
  const utterances: Utterance[] = []
  let words: TranscriptWord[] = []
  const close = () => {
    const [first, last] = [words[0], words.at(-1)]
    if (first && last)
      utterances.push({
        start: first.start,
        end: last.end,
        text: words.map((word) => word.text).join(' '),
        words,
        speaker: null,
      })
    words = []
  }
  for (const line of output.split('\n')) {
    const match = wordLine.exec(line.trim())
    if (!match) {
      if (line.trim()) close()
      continue
    }
    const [, raw = '', start, end, confidence] = match
    if (noise.test(raw)) continue
    words.push({
      text: raw.replace(/\(\d+\)$/, ''),
      start: Number(start),
      end: Number(end),
      confidence: Number(confidence),
    })
  }
  close()
  return utterances
}

/**
 * The distribution's offline recogniser: no model to download, English only, 18–29 % word errors on clean speech, so its
 * transcripts are drafts. `languageModel` is an ARPA file for a narrower task.
 */
export function createPocketSphinx(languageModel: string | undefined): SpeechEngine {
  return {
    name: 'pocketsphinx',
    label: 'PocketSphinx (offline draft)',
    destination: null,
    isDraft: true,
    longestPiece: 60,
    isAvailable: () => hasTool('pocketsphinx_continuous') && existsSync(models),
    async recognise(path, _language, signal) {
      const run = (own: readonly string[]) =>
        runTool(
          'pocketsphinx_continuous',
          ['-infile', path, '-time', 'yes', '-logfn', '/dev/null', ...own],
          signal,
        )
      const dictionary = `${models}/cmudict-en-us.dict`
      const { code, stdout, stderr } = languageModel
        ? await withNarrowDictionary({ languageModel, dictionary }, (words) =>
            run(['-lm', languageModel, ...(words === null ? [] : ['-dict', words])]),
          )
        : await run([])
      if (code !== 0)
        throw new AudioError(
          `The offline recogniser failed: ${stderr.trim().slice(0, 200) || `exit code ${code}`}`,
        )
      return parseOutput(stdout.toString())
    },
  }
}
