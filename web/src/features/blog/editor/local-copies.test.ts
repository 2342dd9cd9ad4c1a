import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDisk } from '~/data/testing/disk.ts'
import type { LocalCopy } from './local-copies.ts'
import { emptyForm } from './post-row.ts'

let disk: ReturnType<typeof openDisk>
let copies: typeof import('./local-copies.ts')
/** A page anew, at the same disk. */
async function reload() {
  vi.resetModules()
  copies = await import('./local-copies.ts')
}
beforeEach(async () => {
  disk = openDisk()
  await reload()
})
afterAll(() => void vi.unstubAllGlobals())

const copyOf = (editor: string, part: Partial<LocalCopy> = {}): LocalCopy => ({
  editor,
  owner: 'ana:p1',
  at: '2026-11-21T07:00:00.000Z',
  version: 3,
  form: {
    ...emptyForm,
    title: `by ${editor}`,
    keywords: ['a'],
    faqItems: [{ question: 'Why?', answer: 'So.' }],
  },
  ...part,
})
const editors = async (owner = 'ana:p1') => (await copies.readCopies(owner)).map(({ editor }) => editor)

describe('what was written and not saved', () => {
  it('is there again after a reload, word for word', async () => {
    await copies.keepCopy(copyOf('one'))
    await reload()
    expect(await copies.readCopies('ana:p1')).toEqual([copyOf('one')])
  })

  it('is there again though the browser was killed', async () => {
    await copies.keepCopy(copyOf('one'))
    disk.kill()
    await reload()
    expect(await copies.readCopies('ana:p1')).toEqual([copyOf('one')])
  })

  it('is the latest of each editor, and of two windows neither writes over the other', async () => {
    await copies.keepCopy(copyOf('one'))
    await copies.keepCopy(copyOf('other', { at: '2026-11-21T07:00:01.000Z' }))
    const latest = copyOf('one', { at: '2026-11-21T07:00:02.000Z', form: { ...emptyForm, title: 'Later' } })
    await copies.keepCopy(latest)
    expect(await copies.readCopies('ana:p1')).toEqual([
      latest,
      copyOf('other', { at: '2026-11-21T07:00:01.000Z' }),
    ])
  })

  it('is offered to nobody else and for no other post', async () => {
    await copies.keepCopy(copyOf('one'))
    await copies.keepCopy(copyOf('two', { owner: 'ben:p1' }))
    await copies.keepCopy(copyOf('three', { owner: 'ana:new', version: null }))
    expect([
      await editors(),
      await editors('ben:p1'),
      await editors('ana:new'),
      await editors('ana:p2'),
    ]).toEqual([['one'], ['two'], ['three'], []])
  })

  it('goes once it was saved, and nothing else with it', async () => {
    for (const editor of ['one', 'two', 'three']) await copies.keepCopy(copyOf(editor))
    await copies.removeCopies(['one', 'three', 'never there'])
    expect(await editors()).toEqual(['two'])
  })

  it('is offered though another lies there that another version of the app wrote', async () => {
    await copies.keepCopy(copyOf('one'))
    await copies.keepCopy(copyOf('two'))
    disk.damage('parley-posts', 'copies', (copy) => {
      if (Reflect.get(copy, 'editor') === 'one') Reflect.set(copy, 'form', { title: 'Old' })
    })
    expect(await editors()).toEqual(['two'])
  })
})

describe('a browser that keeps nothing', () => {
  it('says so, and keeps what it kept before', async () => {
    await copies.keepCopy(copyOf('one'))
    disk.fill(true)
    await expect(copies.keepCopy(copyOf('one', { version: 4 }))).rejects.toThrow('quota')
    expect(await copies.readCopies('ana:p1')).toEqual([copyOf('one')])
  })

  it('is asked again once it may keep something', async () => {
    disk.withhold(true)
    await expect(copies.keepCopy(copyOf('one'))).rejects.toThrow('private window')
    disk.withhold(false)
    await copies.keepCopy(copyOf('one'))
    expect(await editors()).toEqual(['one'])
  })
})
