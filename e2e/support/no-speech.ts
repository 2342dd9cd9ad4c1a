import { mkdtempSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The environment of a host that has no engine at all: no build of sherpa-onnx for the platform, and no tools but what
 * starts Postgres as another account.
 *
 * @param folder that of the test, which deletes it
 */
export function noSpeech(folder: string): Record<string, string> {
  const tools = mkdtempSync(join(folder, 'tools-'))
  symlinkSync('/usr/bin/setpriv', join(tools, 'setpriv'))
  return {
    PATH: tools,
    NODE_OPTIONS: `--import="${fileURLToPath(new URL('./no-sherpa.ts', import.meta.url))}"`,
  }
}
