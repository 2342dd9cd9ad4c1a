import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/**
 * Browsers keep these from pages without https. Who asks for one must also work where it is not, and is named here with
 * the reason why it does. (`crypto.randomUUID`, `navigator.clipboard` and `navigator.locks`
 * are given to every page: ./index.ts.)
 */
const users: Record<string, Record<string, string>> = {
  'crypto.subtle': {
    'features/voice/upload-queue/store.ts':
      'checks what was recorded, and nothing is where there is no microphone',
  },
  'navigator.mediaDevices': {
    'features/voice/capture/open-inputs.ts': 'asked by open-sound.ts',
    'features/voice/capture/open-sound.ts': 'says that it needs https',
    'features/dictation/parley-recogniser.ts': 'asked by listen.ts, which says that it needs https',
  },
  'navigator.serviceWorker': {
    'service-worker/register.ts': 'asks first',
    'features/debug/panel/worker-tab.tsx': 'shows that there is none',
  },
  'navigator.wakeLock': { 'features/voice/capture/keep-awake.ts': 'goes without' },
  'navigator.storage': { 'features/voice/capture/recorder.ts': 'goes without' },
  'globalThis.caches': {
    'service-worker/service-worker.ts': 'runs with https alone',
    'features/debug/panel/worker-tab.tsx': 'shows that there are none',
  },
}
const names = [
  ...Object.keys(users),
  ...[
    'credentials',
    'share',
    'geolocation',
    'usb',
    'bluetooth',
    'serial',
    'gpu',
    'permissions',
    'keyboard',
  ].map((name) => `navigator.${name}`),
  'new Notification',
  'Notification.',
  'showSaveFilePicker',
  'showOpenFilePicker',
  'showDirectoryPicker',
  'cookieStore',
  'audioWorklet',
]

const source = new URL('../..', import.meta.url).pathname
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|without-https/.test(path),
)

it('what needs https is asked for where it may be missing alone', () => {
  const found: Record<string, string[]> = {}
  for (const path of files) {
    const text = readFileSync(join(source, path), 'utf8')
    for (const name of names)
      if (new RegExp(`(?<![\\w.])${name.replace('.', '\\??\\.')}(?!\\w)`).test(text))
        (found[name] ??= []).push(path)
  }
  const known = Object.entries(users).map(([name, by]) => [name, Object.keys(by).toSorted()])
  const sorted = Object.entries(found).map(([name, by]) => [name, by.toSorted()])
  expect(Object.fromEntries(sorted)).toEqual(Object.fromEntries(known))
})
