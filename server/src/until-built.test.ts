import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

const module = new URL('./until-built.ts', import.meta.url).href
const program = `
  const { untilBuilt } = await import('${module}')
  const built = untilBuilt()
  built.catch(() => {})
  process.send?.('waits')
  // As long as a database takes.
  await new Promise((resolve) => setTimeout(resolve, 200))
  built.then(
    () => process.send?.('serves'),
    (error) => {
      console.error(error.message)
      process.exit(1)
    },
  )`

function start(environment: Record<string, string>) {
  const server = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { PATH: process.env['PATH'], ...environment },
  })
  const told: string[] = []
  server.on('message', (message: string) => told.push(message))
  let words = ''
  server.stderr?.on('data', (chunk: Buffer) => {
    words += chunk.toString()
  })
  return { server, told, words: () => words }
}

it('serves at once where nobody builds', async () => {
  const { server, told } = start({})
  await expect.poll(() => told).toEqual(['waits', 'serves'])
  server.kill()
})

it('waits until the app is built, also where that was told while the database was made', async () => {
  const { server, told } = start({ AWAIT_BUILD: '1' })
  await expect.poll(() => told).toEqual(['waits'])
  server.send('built')
  await expect.poll(() => told).toEqual(['waits', 'serves'])
  server.kill()
})

it.each(['SIGTERM', 'SIGINT'] as const)('ends with a word at %s before that', async (signal) => {
  const { server, told, words } = start({ AWAIT_BUILD: '1' })
  await expect.poll(() => told).toEqual(['waits'])
  server.kill(signal)
  expect(await once(server, 'exit')).toEqual([1, null])
  expect(words()).toContain('Ended before the app was built.')
})

it('ends when the launcher does', async () => {
  const { server, told } = start({ AWAIT_BUILD: '1' })
  await expect.poll(() => told).toEqual(['waits'])
  server.disconnect()
  expect(await once(server, 'exit')).toEqual([1, null])
})
