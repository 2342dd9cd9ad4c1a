import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { freePort } from '../support/host.ts'
import type { OtherBrowser } from './other-browser.ts'

/** A microphone that nobody has to allow; no questions and no news of its own. */
const preferences: Record<string, boolean | number | string> = {
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'app.update.enabled': false,
  'remote.active-protocols': 1,
}

const answerSchema = z.object({
  id: z.number().nullish(),
  type: z.string(),
  result: z.unknown().optional(),
  message: z.string().optional(),
})

/** Sends commands of WebDriver BiDi and waits for their answers. */
function converse(socket: WebSocket) {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let count = 0
  socket.addEventListener('message', ({ data }) => {
    const answer = answerSchema.parse(JSON.parse(String(data)))
    const asked = waiting.get(answer.id ?? -1)
    if (answer.type === 'success') asked?.resolve(answer.result)
    else asked?.reject(new Error(answer.message))
  })
  socket.addEventListener('close', () => {
    for (const asked of waiting.values()) asked.reject(new Error('Firefox ended'))
  })
  return (method: string, params: object): Promise<unknown> => {
    const id = ++count
    const asked = Promise.withResolvers<unknown>()
    waiting.set(id, asked)
    socket.send(JSON.stringify({ id, method, params }))
    return asked.promise.finally(() => waiting.delete(id))
  }
}

const opened = z.object({ context: z.string() })
const evaluated = z.object({ result: z.object({ type: z.string(), value: z.string().optional() }) })

/** Debian's Firefox over WebDriver BiDi, which it speaks without a driver of its own beside it. */
export async function launchFirefox(): Promise<OtherBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'parley-firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const port = await freePort()
  const child = spawn(
    'firefox-esr',
    [
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      '--remote-debugging-port',
      String(port),
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  )
  let output = ''
  const isListening = Promise.withResolvers<void>()
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (output.includes('WebDriver BiDi listening')) isListening.resolve()
  })
  child.once('exit', () => isListening.reject(new Error(`Firefox ended:\n${output}`)))
  await isListening.promise
  const socket = new WebSocket(`ws://127.0.0.1:${port}/session`)
  await once(socket, 'open')
  const send = converse(socket)
  await send('session.new', { capabilities: {} })
  const { context } = opened.parse(await send('browsingContext.create', { type: 'tab' }))
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } })
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'none' })),
    async evaluate(expression) {
      const { result } = evaluated.parse(
        await send('script.evaluate', {
          expression: `JSON.stringify(${expression})`,
          target: { context },
          awaitPromise: true,
        }),
      )
      return result.value === undefined ? undefined : JSON.parse(result.value)
    },
    act: async (actions) => void (await send('input.performActions', { context, actions })),
    async close() {
      const ended = once(child, 'exit')
      socket.close()
      child.kill('SIGTERM')
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
