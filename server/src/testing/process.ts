import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** What each process of ours is started with: Node keeps what it has compiled of our modules, almost half of a start. */
export const ofEachProcess = {
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  NODE_COMPILE_CACHE: join(tmpdir(), `parley-test-modules-${process.getuid?.() ?? ''}`),
}

/** Runs the server as a process until it ends by itself; answers its exit code and what it printed to stderr. */
export async function runToExit(
  environment: Record<string, string>,
): Promise<{ code: number | null; stderr: string; stdout: string }> {
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...ofEachProcess, SPEECH_INSTALL: 'never', ...environment },
  })
  let [stderr, stdout] = ['', '']
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString()
  })
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString()
  })
  await once(child, 'close')
  return { code: child.exitCode, stderr: stderr.trim(), stdout }
}
