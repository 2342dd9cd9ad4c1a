import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

const module = new URL('./keep-running.mjs', import.meta.url).href

/** Keeps a program of this text running, as the launcher does; `said` resolves once it printed the words that often. */
function keep(program: string, environment: Record<string, string> = {}, moments = '{}') {
  const text = `import { keepRunning } from '${module}'
    keepRunning(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(program)}], {}, ${moments})`
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', text], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...environment },
  })
  let output = ''
  for (const stream of [launcher.stdout, launcher.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const exited = once(launcher, 'exit')
  const said = (words: string, times = 1) =>
    expect.poll(() => output.split(words).length - 1, { interval: 20 }).toBeGreaterThanOrEqual(times)
  return { launcher, said, exited, output: () => output }
}

const running = `process.send('started'); console.log('up', process.pid); setInterval(() => {}, 1000);`
const pidOf = (output: string) => Number(/up (\d+)/.exec(output)?.[1])

it.each([
  ['an error nobody caught', 'await null; throw new Error()', 'ended unexpectedly (code 1)'],
  ['another code', 'process.exit(70)', 'ended unexpectedly (code 70)'],
  ['a signal', `process.kill(process.pid, 'SIGKILL')`, 'was ended by SIGKILL'],
])('starts again after %s, saying why, after a growing pause', async (_, end, words) => {
  const { launcher, said, exited, output } = keep(
    `process.send('started', () => { (async () => { ${end} })() })`,
  )
  await said(words, 3)
  expect(
    output()
      .match(/again in ([\d.]+) s/g)
      ?.slice(0, 3),
  ).toEqual(['again in 0.25 s', 'again in 0.5 s', 'again in 1 s'])
  launcher.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
})

it('ends with a first start that refused', async () => {
  const { exited, output } = keep(`console.error('Port 80 is taken.'); process.exit(1)`)
  expect(await exited).toEqual([1, null])
  expect(output()).toBe('Port 80 is taken.\n')
})

it('goes on when a later start is refused, since the first one was not', async () => {
  const { launcher, said, exited } = keep(`process.send('started', () => process.exit(1))`)
  await said('starting it again', 2)
  launcher.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
})

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'passes %s on, and ends after the server',
  async (signal) => {
    const { launcher, said, exited, output } = keep(
      `process.on('SIGTERM', () => { console.log('ending'); process.exit(0) }); ${running}`,
    )
    await said('up')
    launcher.kill(signal)
    expect(await exited).toEqual([0, null])
    expect(output()).toContain('ending')
  },
)

it('ends when npm’s shell does, which passes no signal on', async () => {
  const shell = spawn('sh', ['-c', `"${process.execPath}" --input-type=module -e "$PROGRAM"; true`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      npm_lifecycle_event: 'start',
      PROGRAM: `import { keepRunning } from '${module}'
          keepRunning(process.execPath, ['-e', ${JSON.stringify(running)}], {})`,
    },
  })
  let output = ''
  shell.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  await expect.poll(() => output).toContain('up')
  const closed = once(shell, 'close')
  shell.kill('SIGTERM')
  // Closed once the last process that could print has ended.
  await closed
  expect(() => process.kill(pidOf(output), 0)).toThrow('ESRCH')
})

it('tells each server that the app is built, and what follows a first start happens once', async () => {
  const { launcher, said, exited, output } = keep(
    `process.on('message', (told) => { console.log('told', told); process.send('started', () => process.exit(70)) })`,
    {},
    `{ built: new Promise((resolve) => setTimeout(resolve, 100)), onStarted: () => console.log('first') }`,
  )
  await said('told built', 2)
  launcher.kill('SIGTERM')
  await exited
  expect(output().split('first')).toHaveLength(2)
})
