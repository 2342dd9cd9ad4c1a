import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import type { Client, Connection, Submittable } from 'pg'

/** A message of Postgres's protocol: its letter, its length and its content. */
function frame(letter: string, content: Uint8Array): Buffer {
  const head = Buffer.alloc(5)
  head.write(letter, 'latin1')
  head.writeUInt32BE(content.byteLength + 4, 1)
  return Buffer.concat([head, content])
}

const NOTHING = new Uint8Array()

/** What the driver calls while a COPY runs, beside `submit`. */
interface CopyHandlers extends Submittable {
  handleCopyInResponse?(connection: Connection): void
  handleCopyData?(message: { chunk: Buffer }, connection: Connection): void
  handleCommandComplete(message: unknown, connection: Connection): void
  handleError(error: Error): void
  handleReadyForQuery(): void
}

/**
 * Runs a `COPY … FROM STDIN` over `client` with what `source` gives.
 * @throws what Postgres says of the rows, or what `source` throws; the transaction is then over.
 */
export function copyIn(client: Client, text: string, source: AsyncIterable<Uint8Array>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let failure: unknown

  async function send({ stream }: Connection): Promise<void> {
    try {
      for await (const chunk of source) {
        if (failure) return
        if (!stream.write(frame('d', chunk))) await once(stream, 'drain')
      }
      stream.write(frame('c', NOTHING))
    } catch (error) {
      failure ??= error
      stream.write(frame('f', Buffer.from('the backup could not be read\0')))
    }
  }

  const query: CopyHandlers = {
    submit: (connection) => connection.query(text),
    handleCopyInResponse: (connection) => void send(connection),
    handleCommandComplete() {},
    handleError(error) {
      failure ??= error
      reject(failure)
    },
    handleReadyForQuery: () => resolve(),
  }
  client.query(query)
  return promise
}

/** Runs a `COPY … TO STDOUT` over `client`. The stream fails with what Postgres says, and ends only when all has come. */
export function copyOut(client: Client, text: string): Readable {
  const output = new PassThrough()
  const query: CopyHandlers = {
    submit: (connection) => connection.query(text),
    handleCopyData({ chunk }, { stream }) {
      if (output.write(chunk) || stream.isPaused()) return
      stream.pause()
      output.once('drain', () => stream.resume())
    },
    handleCommandComplete(_message, { stream }) {
      output.end()
      // A stream that has ended tells of no drain, and what follows must still be read.
      stream.resume()
    },
    handleError: (error) => void output.destroy(error),
    handleReadyForQuery() {},
  }
  client.query(query)
  return output
}
