import { useRef, useState } from 'react'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { saveFile } from '~/data/save-file.ts'
import { openExport } from './account-calls.ts'

export type ExportState =
  | { status: 'idle' }
  | { status: 'running'; bytes: number }
  | { status: 'done'; bytes: number; name: string }
  | { status: 'failed'; reason: string }

/** Fetches the export with its progress. A browser keeps so large a Blob on disk, so memory stays flat. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ status: 'idle' })
  const running = useRef<AbortController | null>(null)
  const start = async () => {
    const stop = new AbortController()
    running.current = stop
    setState({ status: 'running', bytes: 0 })
    try {
      const { body, name } = await openExport(stop.signal)
      let bytes = 0
      const counted = body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, output) {
            bytes += chunk.byteLength
            setState({ status: 'running', bytes })
            output.enqueue(chunk)
          },
        }),
      )
      saveFile(await new Response(counted, { headers: { 'Content-Type': 'application/zip' } }).blob(), name)
      setState({ status: 'done', bytes, name })
    } catch (error) {
      setState(
        stop.signal.aborted
          ? { status: 'idle' }
          : { status: 'failed', reason: `${describeAuthError(error)} Nothing was saved.` },
      )
    }
  }
  return { state, start, cancel: () => running.current?.abort() }
}
