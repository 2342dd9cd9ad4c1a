import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { hasSherpa } from './sherpa-library.ts'

/** Absolute paths of what the recogniser reads; `tokens` lists pieces of words as sherpa-onnx wants them: base64, a tab, the number. */
export const moonshineFiles = z.object({
  encoder: z.string(),
  decoder: z.string(),
  tokens: z.string(),
  voiceActivity: z.string(),
})
type MoonshineFiles = z.infer<typeof moonshineFiles>

const inPackage = (name: string, path: string) => fileURLToPath(new URL(path, import.meta.resolve(name)))

/** The files of the packages; the list of tokens is written to `folder` once. */
const locate = (folder: string): MoonshineFiles => ({
  encoder: inPackage('@usefulsensors/moonshine-js', './model/base/quantized/encoder_model.onnx'),
  decoder: inPackage('@usefulsensors/moonshine-js', './model/base/quantized/decoder_model_merged.onnx'),
  voiceActivity: inPackage('@ricky0123/vad-web', './silero_vad_v5.onnx'),
  tokens: join(folder, 'moonshine-tokens.txt'),
})

/** Whether the packages with the model are there, and the library that runs it. */
export function hasMoonshine(): boolean {
  if (!hasSherpa()) return false
  try {
    const { encoder, decoder, voiceActivity } = locate('')
    return [encoder, decoder, voiceActivity].every((path) => existsSync(path))
  } catch {
    return false
  }
}

/** Moonshine's vocabulary is Llama's: `<0x0A>` is a byte, `▁` a space. */
function toBytes(token: string): Buffer {
  const byte = /^<0x([0-9A-F]{2})>$/.exec(token)?.[1]
  return byte ? Buffer.from(byte, 'hex') : Buffer.from(token.replaceAll('▁', ' '))
}

/** The files, with the list of tokens written where it is not there yet. */
export async function readyMoonshine(folder: string): Promise<MoonshineFiles> {
  const files = locate(folder)
  if (existsSync(files.tokens)) return files
  const { default: tokenizer } = await import('llama-tokenizer-js')
  const lines = tokenizer.vocabById.map(
    (token, number) => `${toBytes(token).toString('base64')}\t${number}\n`,
  )
  const unfinished = `${files.tokens}.${process.pid}`
  await mkdir(folder, { recursive: true })
  await writeFile(unfinished, lines.join(''))
  await rename(unfinished, files.tokens)
  return files
}
