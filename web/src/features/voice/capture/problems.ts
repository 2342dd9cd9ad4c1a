import type { CaptureProblem } from '@parley/core/voice/recording-session'
import { needsHttps } from '~/data/needs-https.ts'

/** A reason not to record that the browser gave. */
export class CaptureError extends Error {
  readonly problem: CaptureProblem
  constructor(problem: CaptureProblem) {
    super(problem)
    this.problem = problem
  }
}

const problemsByName: Record<string, CaptureProblem> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  QuotaExceededError: 'storage',
}

/** The problem behind what getUserMedia, MediaRecorder or IndexedDB threw. */
export function toProblem(error: unknown): CaptureProblem {
  if (error instanceof CaptureError) return error.problem
  return error instanceof DOMException ? (problemsByName[error.name] ?? 'unknown') : 'unknown'
}

/** What happened and what to do. Nothing was recorded in any of these cases. */
export const problemWords: Record<CaptureProblem, { title: string; text: string }> = {
  refused: {
    title: 'The browser blocked the microphone',
    text: 'Nothing was recorded. Press the icon beside the address, allow the microphone for this site, then press Record again.',
  },
  missing: {
    title: 'No microphone was found',
    text: 'Nothing was recorded. Plug one in or switch it on, then press Record again. You can also upload a recording made elsewhere.',
  },
  tab_silent: {
    title: 'The tab was shared without audio',
    text: 'Nothing was recorded. Choose a browser tab, not a window or a screen, and switch on “Also share tab audio” in the browser’s dialog. Firefox and Safari can’t share a tab’s audio: use Chrome or Edge, or record the microphone only.',
  },
  tab_refused: {
    title: 'No tab was chosen',
    text: 'Nothing was recorded. Press Record again and choose the tab of your meeting, or record the microphone alone.',
  },
  busy: {
    title: 'The microphone is in use',
    text: 'Nothing was recorded. Another program holds it: close the call or the recorder there, then press Record again.',
  },
  unsupported: {
    title: 'This browser cannot record',
    text: 'Nothing was recorded. Use a current Chrome, Edge, Firefox or Safari, or upload a recording made elsewhere.',
  },
  insecure: {
    title: 'Recording needs a secure address',
    text: needsHttps,
  },
  storage: {
    title: 'Not enough space to keep a recording safe',
    text: 'Nothing was recorded. Free some space on this device, or leave private browsing, then press Record again.',
  },
  unknown: {
    title: 'Recording could not start',
    text: 'Nothing was recorded. Reload the page and press Record again. If that doesn’t help, upload a recording made elsewhere.',
  },
}
