import { printBanner } from './banner.ts'
import { readConfig, StartError } from './config.ts'
import { startHost } from './host.ts'
import { createLog } from './metrics/error-feed.ts'

async function main(): Promise<void> {
  const started = performance.now()
  const config = readConfig(process.env)
  const { log, errors } = createLog({ level: config.LOG_LEVEL })
  const host = await startHost(config, log, errors)
  printBanner(
    host,
    { ...config, PUBLIC_URL: config.PUBLIC_URL.replace(/:0$/, `:${host.port}`) },
    (performance.now() - started) / 1000,
    host.notes,
  )

  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    host.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('unhandledRejection', (error) => log.error(error, 'unhandled rejection'))
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exit(1)
})
