import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { watchPage } from './told-when-failed.ts'

const whole = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
/** The same browser without windows to draw, a fifth quicker; not every Debian has it. */
const shell = '/usr/bin/chromium-headless-shell'
const executablePath = !process.env['CHROMIUM'] && existsSync(shell) ? shell : whole

/** Without the second group, each start waits for look-ups of hosts that a test machine can't reach. */
const quiet = [
  '--no-sandbox',
  // A page lives for seconds here: what is spent on compiling it better, on tidying its memory early or on more processes
  // never comes back: about a seventh of a journey's processor time.
  '--js-flags=--no-opt --no-maglev --single-threaded-gc --min-semi-space-size=16',
  '--in-process-gpu',
  '--disable-site-isolation-trials',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/** Milliseconds that each answer of the API is held back at most: shows what a slower network lets happen. */
const longestDelay = Number(process.env['ANSWER_DELAY'] ?? 0)

async function delayAnswers(context: BrowserContext): Promise<void> {
  await context.route(/\/(rest|auth|functions)\/v1\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * longestDelay))
    await route.fallback().catch(() => {})
  })
}

/** Runs in the page, before its own scripts. */
function forgetSnapshots(): void {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('parley.page-snapshot:')) localStorage.removeItem(name)
  } catch {
    // A frame without storage shows nothing either.
  }
}

/**
 * `microphone` is a WAV file that Chromium plays into every recording, once. Contexts go without a service worker, which
 * would answer before `page.route` can, unless they ask for it: `newContext({ serviceWorkers: 'allow' })`. Only the
 * browser that `isWhole` knows what can be installed. `names` are host names that lead to this machine; what is at them
 * over plain http is no secure context, other than localhost. A page is never shown as an earlier visit left it, which
 * would prove nothing of the host, unless `keepsSnapshots`.
 */
export async function launch({
  microphone,
  isWhole = false,
  names = [],
  keepsSnapshots = false,
}: {
  microphone?: string
  isWhole?: boolean
  names?: readonly string[]
  keepsSnapshots?: boolean
} = {}): Promise<Browser> {
  const fake = microphone
    ? [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-audio-capture=${microphone}%noloop`,
      ]
    : []
  const mapped =
    names.length > 0
      ? [`--host-resolver-rules=${names.map((name) => `MAP ${name} 127.0.0.1`).join(', ')}`]
      : []
  const browser = await chromium.launch({
    executablePath: isWhole ? whole : executablePath,
    args: [...quiet, ...fake, ...mapped],
  })
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext({ serviceWorkers: 'block', ...options })
    context.setDefaultTimeout(patience)
    context.on('page', watchPage)
    if (!keepsSnapshots) await context.addInitScript(forgetSnapshots)
    if (longestDelay > 0) await delayAnswers(context)
    return context
  }
  return browser
}

/** The same, with a profile on disk: what the browser keeps survives the death of its process. */
export function launchWithProfile(
  folder: string,
  { microphone }: { microphone: string },
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath,
    args: [
      ...quiet,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${microphone}%noloop`,
    ],
    permissions: ['microphone'],
    viewport: { width: 1280, height: 800 },
  })
}

/** Milliseconds. What comes in its own time gets plenty: the machine may have other work. */
const patience = 120_000

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
}

/** What fits the narrowest fits the others, unless a breakpoint lies between them: `npm run test:all` looks at both. */
export const phoneWidths = process.env['TEST_ALL'] ? [390, 320] : [320]

/** What can differ between the themes; the rest was asked in light. */
const colourRules = ['color-contrast', 'link-in-text-block']
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

type Result = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]
/** A rule that is broken, and where. */
type Problem = Pick<Result, 'id'> & { nodes: Pick<Result['nodes'][number], 'target'>[] }
interface Axe {
  run(options: object): Promise<{ violations: Result[] }>
}

/** The builder looks into frames of other origins too, and takes a tenth longer than axe itself where there is one document. */
async function findProblems(page: Page, runOnly: string[]): Promise<Problem[]> {
  if (page.frames().length > 1)
    return (await new AxeBuilder({ page }).options({ runOnly }).analyze()).violations
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  return page.evaluate(async (rules) => {
    const axe: Axe = Reflect.get(globalThis, 'axe')
    const { violations } = await axe.run({
      runOnly: rules,
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
    })
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }))
  }, runOnly)
}

/** Dark is asked by `npm run test:all`: the contrast of each pair of colours is a unit test of the tokens. */
const schemes = process.env['TEST_ALL'] ? (['light', 'dark'] as const) : (['light'] as const)

/** What axe finds wrong on a page, in the themes that this run looks at; empty when all is well. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const problems: string[] = []
  const position = await page.evaluate(() => [scrollX, scrollY] as const)
  // What lies half under the header that stays is no smaller: it comes out as one scrolls.
  await page.evaluate(() => scrollTo({ left: 0, top: 0, behavior: 'instant' }))
  // A colour on its way to the other theme would be measured in between.
  const still = await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' })
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          // What goes with the scrolling never ends either.
          .filter(
            ({ effect, timeline }) =>
              timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity,
          )
          .map((each) => each.finished),
      ),
    )
    const found = await findProblems(page, colorScheme === 'light' ? tags : colourRules)
    problems.push(
      ...found.map(
        (each) => `${colorScheme} ${each.id}: ${each.nodes.map((node) => node.target.join(' ')).join(', ')}`,
      ),
    )
  }
  await still.evaluate((element) => element.parentNode?.removeChild(element))
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
  await page.evaluate(([left, top]) => scrollTo({ left, top, behavior: 'instant' }), position)
  return problems
}

/** Fails a journey on any error the page itself throws; a second page adds to the `errors` of the first. */
export function watchErrors(page: Page, errors: string[] = []): string[] {
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

/** Waits until nothing on the page says that it is still loading. */
export async function settled(page: Page): Promise<void> {
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
}
