import { spawn } from 'node:child_process'

const shortestPauseMs = 250
const longestPauseMs = 10_000
/** Who ran for this long ran well: the next pause is a short one again. */
const wellMs = 5_000
const parentWatchMs = 500

/** A start that cannot work, told by its own sentence. */
const refusedCode = 1

const reasonOf = (code, signal) => (signal ? `was ended by ${signal}` : `ended unexpectedly (code ${code})`)

/**
 * Starts the server and keeps it running until this process is told to stop: any end that nobody asked for is told in one
 * line and followed, after a growing pause, by a new start. Only a first start that refuses (code 1) ends this process.
 * @param {{ built?: Promise<unknown>, onStarted?: () => void }} [moments] `built`: when it is told that the app is built; `onStarted`:
 * called when it runs for the first time
 * @returns passes a signal on to the server and ends this process after it
 */
export function keepRunning(command, args, options, { built, onStarted } = {}) {
  let child = null
  let hasEverStarted = false
  let isStopping = false
  let pauseMs = shortestPauseMs
  let timer

  function run() {
    const began = Date.now()
    const server = spawn(command, args, { ...options, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
    child = server
    built?.then(() => server.connected && server.send('built'))
    server.once('message', () => {
      if (!hasEverStarted) onStarted?.()
      hasEverStarted = true
    })
    server.once('exit', (code, signal) => {
      child = null
      const isRefused = code === refusedCode && !hasEverStarted
      if (isStopping || code === 0 || isRefused) process.exit(code ?? 0)
      if (Date.now() - began >= wellMs) pauseMs = shortestPauseMs
      console.error(`Parley ${reasonOf(code, signal)}; starting it again in ${pauseMs / 1000} s.`)
      timer = setTimeout(run, pauseMs)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    })
  }

  function stop(signal) {
    isStopping = true
    clearTimeout(timer)
    if (child) child.kill(signal)
    else process.exit(0)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop('SIGTERM'))
  // npm's shell ends at a signal without passing it on.
  const parent = process.ppid
  if (process.env['npm_lifecycle_event'] && parent > 1)
    setInterval(() => {
      if (process.ppid !== parent && !isStopping) stop('SIGTERM')
    }, parentWatchMs).unref()
  run()
  return stop
}
