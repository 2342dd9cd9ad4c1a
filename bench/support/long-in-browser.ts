import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { launch } from '../../e2e/support/browser.ts'
import { clientOf } from '../../e2e/support/colleague.ts'
import { startHost } from '../../e2e/support/host.ts'
import { signUp } from '../../e2e/support/people.ts'
import { makePhrases } from './long-transcripts.ts'

const seconds = 3 * 3600
const wordsPerSegment = 16

/** Stands in for the browser's recorder: three hours of pieces as fast as they are taken, 6 KB a second as at 48 kbit/s. */
function fakeRecorder(): void {
  class Recorder extends EventTarget {
    static isTypeSupported = () => true
    isRunning = false
    start() {
      this.isRunning = true
    }
    stop() {
      this.isRunning = false
      this.dispatchEvent(new Event('stop'))
    }
    pause() {}
    resume() {}
    async speak(count: number, pause: number) {
      for (let piece = 0; piece < count; piece += 1) {
        const bytes = crypto.getRandomValues(new Uint8Array(6000))
        this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([bytes]) }))
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
  }
  Reflect.set(
    globalThis,
    'MediaRecorder',
    class extends Recorder {
      constructor() {
        super()
        Reflect.set(globalThis, 'recorderOfPage', this)
      }
    },
  )
}

/** Megabytes of JavaScript heap after a garbage collection. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1_000_000
}

async function timed(work: () => Promise<unknown>): Promise<string> {
  const start = performance.now()
  await work()
  return `${((performance.now() - start) / 1000).toFixed(2)} s`
}

/** Waits until the server has all of the recording. */
async function finished(client: ReturnType<typeof clientOf>): Promise<void> {
  for (;;) {
    const { data } = await client
      .from('recordings')
      .select('status')
      .eq('source', 'microphone')
      .single()
      .throwOnError()
    if (!['recording', 'uploading'].includes(data.status)) return
    await sleep(50)
  }
}

/** Three hours in a browser: memory while they are recorded, stop to uploaded, and a transcript of 30,000 words. */
export async function measureInBrowser(microphone: string): Promise<void> {
  const host = await startHost()
  const browser = await launch({ microphone })
  try {
    const context = await browser.newContext({ permissions: ['microphone'] })
    await context.addInitScript(fakeRecorder)
    const page = await context.newPage()
    page.setDefaultTimeout(300_000)
    const ben = await signUp(page, host.url, { name: 'Ben Carter', email: 'ben@northwind.example' })
    const client = clientOf(host.url, ben)

    const phrases = makePhrases()
    const id = crypto.randomUUID()
    await client.from('recordings').insert({ id, source: 'import', title: 'Long' }).throwOnError()
    const segments = Array.from({ length: 30_000 / wordsPerSegment }, (_, index) => ({
      start: index * 6,
      end: index * 6 + 6,
      speaker: index % 2 ? 'Priya' : 'Ben',
      text: index === 1870 ? `The very last quillfeather. ${phrases[index]}` : phrases[index],
    }))
    await client.rpc('import_transcript', { recording: id, segments }).throwOnError()
    for (const round of ['cold', 'warm']) {
      await page.goto(`${host.url}/voice`)
      await page.getByRole('list', { name: 'Recordings' }).waitFor()
      const opened = await timed(async () => {
        await page.locator(`a[href="/voice/${id}"]`).click()
        await page.getByRole('list', { name: 'Segments' }).getByRole('listitem').first().waitFor()
      })
      const found = await timed(async () => {
        await page.getByRole('searchbox', { name: 'Find in transcript' }).fill('very last quillfeather')
        await page.getByText('1 of 1').waitFor()
      })
      const rows = await page.getByRole('list', { name: 'Segments' }).locator('li').count()
      console.log(
        `  30,000 words, ${round}: opened in ${opened}, found at the end in ${found}, ${rows} rows drawn`,
      )
    }

    await page.goto(`${host.url}/voice`)
    await page.getByRole('button', { name: 'Record', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Start recording' }).click()
    await page.getByRole('timer', { name: 'Recorded' }).waitFor()
    const heaps = [await heapOf(page)]
    for (let hour = 0; hour < 3; hour += 1) {
      await page.evaluate((count) => Reflect.get(globalThis, 'recorderOfPage').speak(count, 4), seconds / 3)
      heaps.push(await heapOf(page))
    }
    console.log(`  heap after 0, 1, 2, 3 hours: ${heaps.map((heap) => heap.toFixed(1)).join(', ')} MB`)
    // A quarter of a minute in real time, during which the recording made at high speed is uploaded.
    await page.evaluate(() => Reflect.get(globalThis, 'recorderOfPage').speak(15, 1000))
    const uploaded = await timed(async () => {
      await page.getByRole('button', { name: 'Stop' }).click()
      await finished(client)
    })
    console.log(`  stop to uploaded: ${uploaded} (aim: under 5 s)`)
  } finally {
    await browser.close()
    await host.stop()
  }
}
