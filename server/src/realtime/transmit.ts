import type { Logger } from 'pino'
import type { WebSocket } from 'ws'

/** The most unsent bytes of a client. */
const unsentAtMost = 16 * 1024 * 1024

/**
 * Sends to one client what `encode` makes. Never throws, since a broadcast sends to many clients in a loop: a client
 * that fails or does not read is disconnected.
 */
export function createTransmit(
  socket: Pick<WebSocket, 'send' | 'terminate' | 'bufferedAmount'>,
  log: Logger,
) {
  return (encode: () => string | Uint8Array): void => {
    try {
      if (socket.bufferedAmount > unsentAtMost) throw new Error('the client does not read')
      socket.send(encode())
    } catch (error) {
      log.warn({ error }, 'a realtime connection was ended')
      socket.terminate()
    }
  }
}
