import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDisk } from '~/data/testing/disk.ts'
import { openPage } from '~/data/testing/page.ts'
import { openToasts } from '~/data/testing/toasts.ts'
import type { PostForm } from '../post-form.ts'
import { emptyForm } from './post-row.ts'
import type { SaverState } from './post-saver.ts'

let disk: ReturnType<typeof openDisk>
let toasts: Awaited<ReturnType<typeof openToasts>>
let windowEvents: EventTarget
let errors: unknown[]
async function load() {
  const [{ keepLocally }, { readCopies }, { createPostSaver }] = await Promise.all([
    import('./keep-locally.ts'),
    import('./local-copies.ts'),
    import('./post-saver.ts'),
  ])
  return { keepLocally, readCopies, createPostSaver }
}
let app: Awaited<ReturnType<typeof load>>
beforeEach(async () => {
  vi.resetModules()
  openPage()
  disk = openDisk()
  errors = []
  windowEvents = new EventTarget()
  vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents))
  vi.stubGlobal('removeEventListener', windowEvents.removeEventListener.bind(windowEvents))
  vi.stubGlobal('reportError', (error: unknown) => errors.push(error))
  toasts = await openToasts()
  app = await load()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
const open: { end: () => void }[] = []
afterEach(() => {
  for (const editor of open.splice(0)) editor.end()
  vi.useRealTimers()
})
afterAll(() => void vi.unstubAllGlobals())

/** An editor of Ana's with the app's own saver; what it saves is stored, or fails while `isAway`. */
function openEditor(opened: 'p1' | null = 'p1') {
  const server = { isAway: false }
  const stored: NonNullable<SaverState['mark']> = {
    id: 'p1',
    version: 3,
    status: 'published',
    updatedAt: '',
    publishedAt: null,
  }
  const save = async (id: string) => {
    if (server.isAway) throw new TypeError('Failed to fetch')
    return { ...stored, id, version: stored.version + 1 }
  }
  const saver = app.createPostSaver(
    {
      clean: async (form) => form,
      newId: () => 'p2',
      insert: save,
      update: ({ id }) => save(id),
      setKeywords: async () => {},
      read: async () => null,
      isSame: () => false,
      problemOf: () => null,
      later: () => () => {},
    },
    opened && { mark: stored, form: emptyForm, by: null },
    emptyForm,
  )
  const kept = app.keepLocally(saver, 'ana')
  open.push(kept)
  return { saver, server, kept }
}
const copies = async (owner = 'ana:p1') =>
  (await app.readCopies(owner)).map(({ form, version }) => [form.title, version])
const write = (editor: ReturnType<typeof openEditor>, title: string, part: Partial<PostForm> = {}) =>
  editor.saver.change({ title, ...part })

describe('what is written in a post', () => {
  it('is on this browser’s disk a moment after, with the version that it was written upon', async () => {
    const editor = openEditor()
    write(editor, 'H')
    await vi.advanceTimersByTimeAsync(200)
    write(editor, 'Hello')
    await vi.advanceTimersByTimeAsync(100)
    expect(await editor.kept.keep()).toBe(true)
    disk.kill()
    expect(await copies()).toEqual([['Hello', 3]])
  })

  it('is kept though somebody never stops writing', async () => {
    const editor = openEditor()
    for (const title of ['a', 'ab', 'abc', 'abcd']) {
      write(editor, title)
      await vi.advanceTimersByTimeAsync(100)
    }
    await vi.waitFor(async () => expect(await copies()).toEqual([['abc', 3]]))
  })

  it('is kept when the page is left before that moment', async () => {
    const editor = openEditor(null)
    write(editor, 'Hello')
    windowEvents.dispatchEvent(new Event('pagehide'))
    // What was to be done later is never done.
    vi.clearAllTimers()
    await vi.waitFor(async () => expect(await copies('ana:new')).toEqual([['Hello', null]]))
  })

  it('is kept when the editor is closed, and nothing is written by it later', async () => {
    const editor = openEditor()
    write(editor, 'Hello')
    editor.kept.end()
    vi.clearAllTimers()
    await vi.waitFor(async () => expect(await copies()).toEqual([['Hello', 3]]))
    write(editor, 'Later')
    windowEvents.dispatchEvent(new Event('pagehide'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(await copies()).toEqual([['Hello', 3]])
  })

  it('is not kept any more once it is saved, however late the disk is', async () => {
    const editor = openEditor()
    write(editor, 'Hello')
    const keeping = editor.kept.keep()
    expect(await editor.saver.save('publish')).toMatchObject({ kind: 'saved' })
    await keeping
    await editor.kept.keep()
    expect(await copies()).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    expect(await copies()).toEqual([])
  })

  it('stays kept where saving failed', async () => {
    const editor = openEditor()
    editor.server.isAway = true
    write(editor, 'Hello')
    expect(await editor.saver.save('publish')).toMatchObject({ kind: 'failed' })
    await editor.kept.keep()
    expect(await copies()).toEqual([['Hello', 3]])
  })

  it('is no copy where nothing was written', async () => {
    const editor = openEditor()
    windowEvents.dispatchEvent(new Event('pagehide'))
    expect(await editor.kept.keep()).toBe(true)
    expect(await copies()).toEqual([])
  })
})

describe('a browser that can’t keep it', () => {
  it('says so once, and answers that it is not kept', async () => {
    disk.withhold(true)
    const editor = openEditor()
    write(editor, 'Hello')
    expect(await editor.kept.keep()).toBe(false)
    expect(await toasts.told('This browser can’t keep a copy')).toMatchObject({
      description: 'Save before you leave.',
    })
    toasts.clear()
    write(editor, 'Hello again')
    expect(await editor.kept.keep()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(toasts.titles()).toEqual([])
    expect(errors).toHaveLength(2)
  })
})

it('holds a lock while its editor is open, so that no other window offers its copy', async () => {
  const editor = openEditor()
  const locks = async () =>
    (await navigator.locks.query()).held?.filter(({ name }) => name?.startsWith('parley.post.')) ?? []
  await vi.waitFor(async () => expect(await locks()).toHaveLength(1))
  editor.kept.end()
  await vi.waitFor(async () => expect(await locks()).toEqual([]))
})
