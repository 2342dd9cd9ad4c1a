import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { freePort } from '../support/host.ts'
import type { OtherBrowser } from './other-browser.ts'

const libraries = '/usr/lib'

/** The small browser that comes with WebKitGTK, which its driver starts; null where it is not installed. */
export function findMiniBrowser(): string | null {
  for (const machine of readdirSync(libraries).filter((name) => name.endsWith('-linux-gnu')))
    for (const version of readdirSync(join(libraries, machine)).filter((name) =>
      name.startsWith('webkit2gtk-'),
    ))
      if (readdirSync(join(libraries, machine, version)).includes('MiniBrowser'))
        return join(libraries, machine, version, 'MiniBrowser')
  return null
}

/** A screen that nobody looks at. */
async function startScreen(): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const told = child.stdio[3]
  if (!told) throw new Error('a screen without a number')
  const [number] = await once(told, 'data')
  return { child, display: `:${String(number).trim()}` }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

const answerSchema = z.object({ value: z.unknown() })
const failureSchema = z.object({ error: z.string(), message: z.string() })
const sessionSchema = z.object({ sessionId: z.string() })

/** Debian's WebKit over classic WebDriver. */
export async function launchWebkit(binary: string): Promise<OtherBrowser> {
  const home = mkdtempSync(join(tmpdir(), 'parley-webkit-'))
  const screen = await startScreen()
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      HOME: home,
      XDG_RUNTIME_DIR: home,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      // There is no graphics card, and root has no sandbox.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      NO_AT_BRIDGE: '1',
    },
  })
  async function send(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
    const { value } = answerSchema.parse(await answer.json())
    const failure = failureSchema.safeParse(value)
    if (!answer.ok)
      throw new Error(failure.success ? failure.data.message : `WebKit answered ${answer.status}`)
    return value
  }
  const isReady = () =>
    send('GET', '/status').then(
      () => true,
      () => false,
    )
  while (!(await isReady())) if (driver.exitCode !== null) throw new Error('WebKitWebDriver ended')
  const options = { binary, args: ['--automation'] }
  const { sessionId } = sessionSchema.parse(
    await send('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    }),
  )
  const session = `/session/${sessionId}`
  return {
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    async evaluate(expression) {
      const script = `return Promise.resolve(${expression}).then((value) => JSON.stringify(value) ?? null)`
      const value = z
        .string()
        .nullable()
        .parse(await send('POST', `${session}/execute/sync`, { script, args: [] }))
      return value === null ? undefined : JSON.parse(value)
    },
    act: async (actions) => void (await send('POST', `${session}/actions`, { actions })),
    async close() {
      await send('DELETE', session)
      await end(driver)
      await end(screen.child)
      rmSync(home, { recursive: true, force: true })
    },
  }
}
