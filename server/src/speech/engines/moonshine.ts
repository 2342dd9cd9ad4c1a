import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { AudioError } from '../errors.ts'
import { hasTool, runTool } from '../tools.ts'
import type { SpeechEngine } from './engine.ts'
import { hasMoonshine, readyMoonshine } from './moonshine-files.ts'
import { toSentences } from './sentences.ts'

const script = fileURLToPath(new URL('./moonshine-process.ts', import.meta.url))
const answer = z.array(z.array(z.object({ text: z.string(), start: z.number(), end: z.number() })))

/**
 * Moonshine base by sherpa-onnx, on this machine: English, with case and punctuation. It comes with the installation, so
 * that a machine without a network or a speech server transcribes well from its first minute.
 *
 * @param folder where models live, `DATA_DIR/models`
 */
export function createMoonshine(folder: string): SpeechEngine {
  const isInstalled = hasMoonshine()
  return {
    name: 'moonshine',
    label: 'Moonshine (on this machine)',
    destination: null,
    isDraft: false,
    longestPiece: 60,
    isAvailable: () => isInstalled && hasTool('ffmpeg'),
    async recognise(path, _language, signal) {
      const files = JSON.stringify(await readyMoonshine(folder))
      const { code, stdout, stderr } = await runTool(process.execPath, [script, files, path], signal)
      if (code !== 0)
        throw new AudioError(
          `The recogniser on this machine failed: ${stderr.trim().slice(-200) || `exit code ${code}`}`,
        )
      return answer.parse(JSON.parse(stdout.toString())).flatMap(toSentences)
    },
  }
}
