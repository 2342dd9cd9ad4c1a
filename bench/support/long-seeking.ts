import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from '../../e2e/support/browser.ts'
import { startHost } from '../../e2e/support/host.ts'
import { signUp } from '../../e2e/support/people.ts'

const hours = 3
const places = [0.9, 0.1, 0.5, 0.97, 0.3]

/** Three hours of the conversation, over and over, as a browser would have recorded it. */
function repeat(folder: string): string {
  const [once, long] = [join(folder, 'once.webm'), join(folder, 'long.webm')]
  const ffmpeg = (...given: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...given])
  ffmpeg('-i', join(folder, 'talk.wav'), '-c:a', 'libopus', '-b:a', '40k', once)
  ffmpeg('-stream_loop', '-1', '-i', once, '-t', String(hours * 3600), '-c', 'copy', long)
  return long
}

/** A PATH without the speech engine, which would run for an hour. */
function withoutSpeech(folder: string): string {
  const tools = join(folder, 'bin')
  mkdirSync(tools)
  for (const name of ['setpriv', 'ffmpeg', 'ffprobe']) symlinkSync(`/usr/bin/${name}`, join(tools, name))
  return tools
}

/** How long the player of a three-hour recording is silent after a jump: to a place that has not been loaded, while it plays. */
export async function measureSeeking(folder: string): Promise<void> {
  const file = repeat(folder)
  const host = await startHost({ PATH: withoutSpeech(folder) })
  const browser = await launch()
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(300_000)
    await page.addInitScript(() => {
      const made: HTMLAudioElement[] = []
      Reflect.set(globalThis, 'madeAudio', made)
      const Original = Audio
      Reflect.set(
        globalThis,
        'Audio',
        class extends Original {
          constructor() {
            super()
            made.push(this)
          }
        },
      )
    })
    await signUp(page, host.url, { name: 'Ben Carter', email: 'ben@northwind.example' })
    await page.goto(`${host.url}/voice`)
    await page.getByRole('button', { name: 'Upload audio' }).click()
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page
      .getByText(/nothing here can transcribe it yet/)
      .first()
      .waitFor()
    await page.locator('a[href^="/voice/"]').first().click()
    const slider = page.getByRole('slider', { name: 'Position in the recording' })
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.getByRole('button', { name: 'Pause', exact: true }).waitFor()
    const times: number[] = []
    for (const place of places) {
      const heard = page.evaluate(() => {
        const audio: HTMLAudioElement = Reflect.get(globalThis, 'madeAudio').at(-1)
        return new Promise<number>((resolve) => {
          audio.addEventListener(
            'seeking',
            () => {
              const start = performance.now()
              audio.addEventListener('timeupdate', function ready() {
                if (audio.seeking || audio.readyState < 3) return
                audio.removeEventListener('timeupdate', ready)
                resolve(performance.now() - start)
              })
            },
            { once: true },
          )
        })
      })
      const box = await slider.boundingBox()
      if (!box) throw new Error('no slider')
      await page.mouse.click(box.x + box.width * place, box.y + box.height / 2)
      times.push(await heard)
    }
    console.log(
      `  jumps to ${places.map((place) => `${Math.round(place * hours * 60)} min`).join(', ')}: heard after ${times.map((time) => time.toFixed(0)).join(', ')} ms`,
    )
  } finally {
    await browser.close()
    await host.stop()
  }
}
