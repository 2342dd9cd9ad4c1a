import { createStore } from '~/data/store.ts'

const kept = 200
const levels = ['debug', 'log', 'info', 'warn', 'error'] as const

export interface ConsoleEntry {
  at: number
  level: (typeof levels)[number]
  text: string
}

/** What was written to the console since the panel loaded, the oldest first. */
export const consoleLog = createStore<readonly ConsoleEntry[]>([])

function asText(part: unknown): string {
  if (typeof part === 'string') return part
  if (part instanceof Error) return part.stack ?? part.message
  try {
    return JSON.stringify(part) ?? String(part)
  } catch {
    return String(part)
  }
}

let isListening = false

/** Copies every message on its way to the console; a second call changes nothing. */
export function listenToConsole(): void {
  if (isListening) return
  isListening = true
  const { console } = globalThis
  for (const level of levels) {
    const write = console[level].bind(console)
    console[level] = (...parts: unknown[]) => {
      write(...parts)
      const entry = { at: Date.now(), level, text: parts.map(asText).join(' ') }
      // Not at once: a component may write while React renders, when no other may be told to.
      queueMicrotask(() => consoleLog.write([...consoleLog.read(), entry].slice(-kept)))
    }
  }
}
