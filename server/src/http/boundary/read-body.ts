import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

interface NodeBindings {
  incoming?: IncomingMessage
}

/** What is still taken of a body that is refused, so that its sender reads the answer. */
const drainedBytes = 256 * 1024 * 1024
const drainedMs = 30_000

/** The bytes of a body; null beyond `largest` of them, of which no more are read. */
export async function readBytes(request: Request, largest: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const announced = request.headers.get('content-length')
  if (Number(announced ?? 0) > largest) return null
  // Node holds the body to its announced length.
  if (announced !== null) return new Uint8Array(await request.arrayBuffer())
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > largest) return null
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/**
 * Reads what is left of a refused body and forgets it. Most clients send all of it before they read the answer: closing
 * earlier would reset the connection, and they would never see it.
 */
export async function drain(context: Context): Promise<void> {
  const { incoming }: NodeBindings = context.env ?? {}
  if (!incoming || incoming.readableEnded || incoming.destroyed) return
  let left = drainedBytes
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, drainedMs)
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    // Whoever had begun to read has given up, and would hold it back.
    incoming.removeAllListeners('data')
    incoming.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) done()
    })
    for (const event of ['end', 'error', 'close']) incoming.once(event, done)
    incoming.resume()
  })
}
