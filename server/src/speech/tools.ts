import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Readable } from 'node:stream'

export interface ToolResult {
  code: number
  stdout: Buffer
  stderr: string
}

/** Whether a program of that name can be run. */
export function hasTool(name: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

export type ToolProcess = ChildProcessByStdio<null, Readable, Readable>

/**
 * Starts a program in a process group of its own, so that `signal` ends it with everything it started. It sees nothing of
 * the environment but where programs are, since that may hold passwords.
 */
export function startTool(name: string, args: readonly string[], signal?: AbortSignal): ToolProcess {
  const { PATH, LANG, TMPDIR } = process.env
  const child = spawn(name, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { PATH, LANG, TMPDIR },
  })
  const end = () => {
    if (child.pid === undefined) return
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
  if (signal?.aborted) end()
  signal?.addEventListener('abort', end, { once: true })
  child.once('close', () => signal?.removeEventListener('abort', end))
  return child
}

/** The most bytes of its output that are kept; a program that prints more is ended. */
const printedAtMost = 64 * 1024 * 1024

/** Gathers what a started program prints, to its end. @throws the signal's reason when that ended it */
export function gather(child: ToolProcess, signal?: AbortSignal): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const output: Buffer[] = []
    let printed = 0
    let stderr = ''
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.length
      if (printed > printedAtMost) child.stdout.destroy(new Error('The program printed too much.'))
      else output.push(chunk)
    })
    child.stdout.on('error', reject)
    child.stderr.on('data', (chunk: Buffer) => {
      stderr = `${stderr}${chunk.toString()}`.slice(-20_000)
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (signal?.aborted) reject(signal.reason)
      else resolve({ code: code ?? -1, stdout: Buffer.concat(output), stderr })
    })
  })
}

/** Runs a program to its end, gathering what it prints; `signal` ends it with everything it started. */
export const runTool = (name: string, args: readonly string[], signal?: AbortSignal): Promise<ToolResult> =>
  gather(startTool(name, args, signal), signal)
