import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { AudioError } from '../errors.ts'

export interface Resident {
  /** One line out for one line in, first come first served. Rejects with AudioError where the process ends instead. */
  ask(line: string, signal: AbortSignal): Promise<string>
}

interface Question {
  line: string
  resolve(answer: string): void
  reject(reason: unknown): void
}

interface Limits {
  /** How long it stays idle before it ends. */
  idleMs: number
  /** How long one answer may take, with the start of the process where that comes first. */
  patienceMs: number
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>

/** The child keeps this process alive only while a question is pending. */
function hold(process: Child, isHeld: boolean): void {
  for (const handle of [process, process.stdin, process.stdout, process.stderr]) {
    const change: unknown = Reflect.get(handle, isHeld ? 'ref' : 'unref')
    if (typeof change === 'function') change.call(handle)
  }
}

/**
 * A child process that starts with the first question, answers one after the other, and ends when idle, so that a model
 * is loaded once for many questions. One that hangs is killed, and the next question starts another. It ends with this
 * process, even if that is killed, since its input is closed.
 */
export function createResident(
  command: () => Promise<readonly string[]>,
  { idleMs, patienceMs }: Limits,
): Resident {
  const waiting: Question[] = []
  let asked: Question | null = null
  let child: Child | null = null
  let idle: NodeJS.Timeout | undefined
  let patience: NodeJS.Timeout | undefined
  let hung: Child | null = null
  let isStarting = false

  function start([name = '', ...args]: readonly string[]): Child {
    const started = spawn(name, args, { stdio: ['pipe', 'pipe', 'pipe'] })
    let complaint = ''
    started.stderr.on('data', (chunk: Buffer) => {
      complaint = `${complaint}${chunk.toString()}`.slice(-20_000)
    })
    // A write to a process that has just died; the `close` event reports it.
    started.stdin.on('error', () => undefined)
    createInterface({ input: started.stdout }).on('line', (answer) => {
      clearTimeout(patience)
      asked?.resolve(answer)
      asked = null
      void next()
    })
    const end = (reason: string) => {
      if (child !== started) return
      clearTimeout(patience)
      child = null
      asked?.reject(new AudioError(`The recognizer on this machine failed: ${reason}`))
      asked = null
      void next()
    }
    started.on('error', (error) => end(error.message))
    started.on('close', (code) => {
      const reason = complaint.trim().slice(-200) || `exit code ${code}`
      end(hung === started ? `no answer for ${patienceMs / 1000} seconds` : reason)
    })
    return started
  }

  function rest(): void {
    if (!child) return
    hold(child, false)
    idle = setTimeout(() => {
      child?.stdin.end()
      child = null
    }, idleMs).unref()
  }

  async function next(): Promise<void> {
    if (asked || isStarting) return
    const question = waiting.shift()
    if (!question) return rest()
    clearTimeout(idle)
    asked = question
    if (!child) {
      isStarting = true
      try {
        child = start(await command())
      } catch (error) {
        asked = null
        question.reject(error)
      } finally {
        isStarting = false
      }
      if (!asked) return next()
    }
    const answering = child
    if (!answering) return
    hold(answering, true)
    answering.stdin.write(`${question.line}\n`)
    patience = setTimeout(() => {
      hung = answering
      answering.kill('SIGKILL')
    }, patienceMs)
  }

  return {
    ask(line, signal) {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      if (signal.aborted) reject(signal.reason)
      else {
        const question: Question = { line, resolve, reject }
        // A running question is finished even when aborted: restarting the process would take longer.
        const leave = () => {
          reject(signal.reason)
          const at = waiting.indexOf(question)
          if (at !== -1) waiting.splice(at, 1)
        }
        signal.addEventListener('abort', leave, { once: true })
        const forget = () => signal.removeEventListener('abort', leave)
        promise.then(forget, forget)
        waiting.push(question)
        void next()
      }
      return promise
    },
  }
}
