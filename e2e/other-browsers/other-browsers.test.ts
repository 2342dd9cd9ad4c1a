/** @module-tag browsers */
import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type RunningHost, startHost } from '../support/host.ts'
import { password } from '../support/people.ts'
import { launchFirefox } from './firefox.ts'
import { handsAt } from './hands.ts'
import type { OtherBrowser } from './other-browser.ts'
import { findMiniBrowser, launchWebkit } from './webkit.ts'

/** Read as a stranger's: its types would bring the whole app into this program. */
const table = new URL('../../web/src/app/routes.ts', import.meta.url).href
const { routeEntries } = z
  .object({ routeEntries: z.array(z.object({ path: z.string(), access: z.string() })) })
  .parse(await import(/* @vite-ignore */ table))

const has = (program: string) => spawnSync('which', [program]).status === 0
const miniBrowser = findMiniBrowser()
const browsers = [
  {
    name: 'Firefox',
    missing: has('firefox-esr') ? null : 'firefox-esr',
    launch: launchFirefox,
    hasMicrophone: true,
  },
  {
    name: 'WebKit',
    missing: miniBrowser && has('WebKitWebDriver') && has('Xvfb') ? null : 'webkit2gtk-driver and xvfb',
    launch: () => launchWebkit(miniBrowser ?? ''),
    hasMicrophone: false,
  },
]

let host: RunningHost
beforeAll(async () => {
  host = await startHost()
})
afterAll(() => host.stop())

for (const { name, missing, launch, hasMicrophone } of browsers)
  describe.skipIf(missing !== null)(`${name}${missing ? ` (without ${missing} of Debian)` : ''}`, () => {
    let browser: OtherBrowser
    let hands: ReturnType<typeof handsAt>
    beforeAll(async () => {
      browser = await launch()
      hands = handsAt(browser, host.url)
    })
    afterAll(() => browser?.close())

    it('takes somebody from the sign-up to their first lead', async () => {
      await hands.walkTo('/auth')
      // It stands before what is at the bottom of a small window.
      await hands.press('Reject')
      await hands.press('Create an account')
      await hands.fill('[name=fullName]', 'Ben Carter')
      await hands.fill('[name=identifier]', `ben@${name.toLowerCase()}.example`)
      await hands.fill('[name=password]', password)
      await hands.press('', 'form button[type=submit]')
      await hands.isAt(/^\/onboarding$/)
      // Firefox drops a navigation where the page's own is not over.
      await hands.sees('Step 1 of 3')
      await hands.walkTo('/leads')
      await hands.press('New lead')
      await hands.fill('[role=dialog] input', 'Anna Keller')
      await hands.press('', '[role=dialog] button[type=submit]')
      await hands.sees('Anna Keller')
      await hands.walkTo('/leads')
      await hands.sees('Anna Keller')
      expect(await hands.isCrashed()).toBe(false)
    })

    it('opens every page', async () => {
      const crashed: string[] = []
      for (const { path, access } of routeEntries.filter((each) => !each.path.includes('$'))) {
        // The form of the sign-in gives way to who is signed in.
        if (path === '/auth' || access === 'admin') continue
        await hands.walkTo(path)
        if (await hands.isCrashed()) crashed.push(path)
      }
      expect(crashed).toEqual([])
    })

    it('records, or says that it cannot', async () => {
      await hands.walkTo('/voice')
      await hands.press('Record')
      await hands.press('Start recording')
      expect(await hands.isCrashed()).toBe(false)
      if (!hasMicrophone) return hands.sees('Recording could not start')
      await hands.sees(/0:0[4-9]/)
      await hands.press('Stop')
      await hands.sees(/Nothing was said in this recording/)
      // Its clock runs from the press, its sound from when the device gives some.
      await hands.sees(/0:0[2-9]/)
    })
  })
