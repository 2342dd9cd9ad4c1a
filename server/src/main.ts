import type { Logger } from 'pino'
import { printBanner } from './banner.ts'
import { readConfig, StartError } from './config.ts'
import { type Host, startHost } from './host.ts'
import { createLog } from './metrics/error-feed.ts'

/** How long requests and jobs may take to end before the process ends without them. */
const patienceMs = 30_000
/** One wish to stop may come as several signals: a terminal and systemd tell each process, and the launcher passes them on. */
const sameWishMs = 1_000
/** What nobody expected; the launcher starts again after any code but 1, which a start that cannot work ends with. */
const unexpectedCode = 70

/** Ends the host, and the process with it; who asks again later doesn't want to wait for it. */
function stopper(host: Host, log: Logger): () => void {
  let since: number | null = null
  return () => {
    if (since !== null && performance.now() - since > sameWishMs) process.exit(1)
    if (since !== null) return
    since = performance.now()
    setTimeout(() => {
      log.error('something still waited for an answer; ending without it')
      process.exit(1)
    }, patienceMs).unref()
    host.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal(error)
        process.exit(1)
      },
    )
  }
}

async function main(): Promise<void> {
  const started = performance.now()
  const config = readConfig(process.env)
  const { log, errors } = createLog({ level: config.LOG_LEVEL })
  process.on('unhandledRejection', (error) => log.error(error, 'unhandled rejection'))
  const host = await startHost(config, log, errors)
  printBanner(
    host,
    { ...config, PUBLIC_URL: config.PUBLIC_URL.replace(/:0$/, `:${host.port}`) },
    (performance.now() - started) / 1000,
    host.notes,
  )
  const stop = stopper(host, log)
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // A launcher that was killed can't say so.
  if (process.channel) process.on('disconnect', stop)
  process.send?.('started')
}

function endBy(error: unknown): void {
  const isRefused = error instanceof StartError
  const words = isRefused ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${words}\n`)
  process.exit(isRefused ? 1 : unexpectedCode)
}
process.on('uncaughtException', endBy)
main().catch(endBy)
