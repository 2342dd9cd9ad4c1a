import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '~/data/testing/page.ts'
import { openToasts } from '~/data/testing/toasts.ts'
import type { ExportedPart } from './export-records.ts'

let files: { name: string; text: string }[]
/** What was handed to the browser, of which it has perhaps read nothing yet. */
let handed: unknown[]
let toasts: Awaited<ReturnType<typeof openToasts>>
let app: typeof import('./export-records.ts')

/** A document that keeps what is handed to the browser's downloads. */
function stubDownloads(): void {
  const held = new Map<string, Blob>()
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    createElement: () => ({
      href: '',
      download: '',
      click(this: { href: string; download: string }) {
        const file = held.get(this.href)
        void file?.arrayBuffer().then((bytes) => {
          // TextDecoder would take the mark away that tells spreadsheets of UTF-8.
          files.push({
            name: this.download,
            text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
          })
        })
      },
    }),
  })
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    handed.push(file)
    if (file instanceof Blob) held.set('blob:file', file)
    return 'blob:file'
  })
}
beforeEach(async () => {
  vi.resetModules()
  openPage()
  files = []
  handed = []
  stubDownloads()
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  app = await import('./export-records.ts')
  toasts = await openToasts()
})
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const head = async () => '\uFEFFName\r\n'
const part = (lines: string, total: number | null, read = 1, written = read): ExportedPart => ({
  lines,
  read,
  written,
  total,
})
const exportOf = (parts: (signal: AbortSignal) => AsyncIterable<ExportedPart>) =>
  app.exportRecords({ noun: 'lead', nouns: 'leads', head, parts })
async function* all(...parts: ExportedPart[]) {
  yield* parts
}
const saved = (count = 1) => vi.waitFor(() => expect(files).toHaveLength(count))

describe('an export', () => {
  it('saves every part in its order, under the day, and says how many there are', async () => {
    await exportOf(() => all(part('Ana\r\n', 3), part('Zoë\r\n', null), part('Ben\r\n', null)))
    await saved()
    expect(files).toEqual([{ name: 'leads-2026-11-21.csv', text: '\uFEFFName\r\nAna\r\nZoë\r\nBen\r\n' }])
    expect(await toasts.told('3 leads exported')).toMatchObject({
      description: 'Saved as leads-2026-11-21.csv',
    })
  })

  it('counts what is in the file, not what was read: rows may have gone meanwhile', async () => {
    await exportOf(() => all(part('Ana\r\n', 3, 3, 1)))
    expect(await toasts.told('1 lead exported')).toMatchObject({ kind: 'success' })
  })

  it('saves no empty file', async () => {
    await exportOf(() => all(part('', 0, 0)))
    await toasts.told('There is no lead to export')
    expect(handed).toEqual([])
  })

  it('says how far it is, at most once a second, and never a total that is reached', async () => {
    const told: unknown[] = []
    await exportOf(async function* () {
      for (const seconds of [0, 0.5, 1.5, 3]) {
        vi.setSystemTime(new Date('2026-11-21T12:00:00Z').getTime() + seconds * 1000)
        // Only the first page counts the rest.
        yield part('x\r\n', seconds === 0 ? 4000 : null, 1000)
        await Promise.resolve()
        told.push(toasts.shown().find(({ title }) => title === 'Exporting leads')?.description)
      }
    })
    expect(told).toEqual(['1,000 of 4,000', '1,000 of 4,000', '3,000 of 4,000', '3,000 of 4,000'])
    await toasts.told('4,000 leads exported')
    expect(toasts.titles()).not.toContain('Exporting leads')
  })

  it('that is canceled saves nothing and says so', async () => {
    const gate = Promise.withResolvers<void>()
    const exporting = exportOf(async function* (signal) {
      yield part('x\r\n', 4000, 1000)
      await gate.promise
      signal.throwIfAborted()
      yield part('y\r\n', null, 3000)
    })
    await toasts.told('Exporting leads')
    toasts.press('Cancel')
    gate.resolve()
    await exporting
    expect(await toasts.told('Export canceled')).toMatchObject({ description: 'Nothing was saved' })
    expect([handed, toasts.titles()]).toEqual([[], ['Export canceled']])
  })

  it('that fails saves no half of it, says why, and can be tried again', async () => {
    let tries = 0
    await exportOf(async function* () {
      yield part('Ana\r\n', 2)
      tries += 1
      if (tries === 1) throw new TypeError('Failed to fetch')
      yield part('Ben\r\n', null)
    })
    expect(await toasts.told('The export stopped')).toMatchObject({
      description:
        'The server cannot be reached. Check your connection; what you typed is still here. Nothing was saved.',
    })
    expect(handed).toEqual([])
    toasts.press('Try again')
    await saved()
    expect(files[0]?.text).toBe('\uFEFFName\r\nAna\r\nBen\r\n')
  })

  it('goes on by itself where another is asked for, which begins once it has ended', async () => {
    const gate = Promise.withResolvers<void>()
    const first = exportOf(async function* () {
      await gate.promise
      yield part('Ana\r\n', 1)
    })
    await exportOf(() => all(part('Ben\r\n', 1)))
    gate.resolve()
    await first
    await saved()
    expect(files[0]?.text).toContain('Ana')
    await exportOf(() => all(part('Ben\r\n', 1)))
    await saved(2)
    expect(files[1]?.text).toContain('Ben')
  })
})

describe('rows by their ids', () => {
  it('come in the order of the ids, without those that are gone', async () => {
    const rows = await app.handOut(['b', 'gone', 'a'], async () => ({ data: [{ id: 'a' }, { id: 'b' }] }))
    expect(rows).toEqual([{ id: 'b' }, { id: 'a' }])
  })

  it('are not asked for where there are none', async () => {
    const asked = vi.fn<() => Promise<{ data: { id: string }[] }>>()
    expect(await app.handOut([], asked)).toEqual([])
    expect(asked).not.toHaveBeenCalled()
  })
})
