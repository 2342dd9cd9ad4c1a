import { describe, expect, it } from 'vitest'
import { findSaveProblem } from './find-problem.ts'
import { emptyForm } from './post-row.ts'
import { createPostSaver, type SaverPorts } from './post-saver.ts'
import type { PostStatus, StoredPost } from './stored-post.ts'

const words = { title: 'Hello', slug: 'hello', content: '<p>World</p>' }
const form = { ...emptyForm, ...words }

/** One post in a table, with the doors to it held shut where a test wants to look in between. */
function createBench(opened: Partial<StoredPost['mark']> | null = null) {
  let row: StoredPost | null =
    opened === null
      ? null
      : {
          mark: { id: 'p1', version: 1, status: 'draft', updatedAt: 't1', publishedAt: null, ...opened },
          form,
          by: 'Ben',
        }
  const writes: { status: PostStatus; title: string }[] = []
  const timers: { run: () => void; delay: number }[] = []
  let gate = Promise.resolve()
  let failure: Error | null = null
  let isAnswerLost = false
  let keywords: string[] = []

  const store = async (id: string, version: number, sent: typeof form, status: PostStatus) => {
    await gate
    if (failure) throw failure
    const mark = { id, version, status, updatedAt: `t${version}`, publishedAt: null }
    row = { mark, form: { ...sent, keywords }, by: 'me' }
    writes.push({ status, title: sent.title })
    if (isAnswerLost) throw new TypeError('Failed to fetch')
    return mark
  }
  const ports: SaverPorts = {
    problemOf: findSaveProblem,
    clean: (sent) => Promise.resolve(sent),
    newId: () => 'p1',
    insert: (id, sent, status) => store(id, 1, sent, status),
    update: async (mark, sent, status) => {
      await gate
      if (!failure && row?.mark.version !== mark.version) return null
      return store(mark.id, mark.version + 1, sent, status)
    },
    setKeywords: (_, names) => {
      keywords = names
      return Promise.resolve()
    },
    read: () => Promise.resolve(row),
    isSame: (one, other) => one.title === other.title && one.content === other.content,
    later: (run, delay) => {
      const timer = { run, delay }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0)
    },
  }
  return {
    saver: createPostSaver(ports, row, emptyForm),
    writes,
    delays: () => timers.map(({ delay }) => delay),
    /** Lets the clock reach what waits. */
    due: () => timers.splice(0).forEach(({ run }) => run()),
    /** Holds every write; returns what lets them go. */
    hold: () => {
      const held = Promise.withResolvers<void>()
      gate = held.promise
      return () => held.resolve()
    },
    fail: (error: Error | null) => {
      failure = error
    },
    loseAnswers: (isLost: boolean) => {
      isAnswerLost = isLost
    },
    othersSave: (status: PostStatus = 'draft') => {
      if (!row) throw new Error('nothing stored')
      row = {
        mark: { ...row.mark, version: row.mark.version + 1, status },
        form: { ...row.form, title: 'Theirs' },
        by: 'Ben',
      }
    },
    remove: () => {
      row = null
    },
    row: () => row,
    keywords: () => keywords,
  }
}

async function settled(bench: ReturnType<typeof createBench>) {
  await expect.poll(() => bench.saver.read().phase).not.toBe('saving')
}

describe('the table of states', () => {
  it('clean: a change leads to changed, a due autosave is dropped, a press saves', async () => {
    const { saver } = createBench({})
    expect(saver.read().phase).toBe('clean')
    expect(await saver.save('autosave')).toEqual({ kind: 'dropped' })
    expect((await saver.save('draft')).kind).toBe('saved')
    saver.change({ title: 'New' })
    expect(saver.read().phase).toBe('changed')
  })

  it('changed: waits anew at each change, saves a draft after 2 s and comes to rest', async () => {
    const bench = createBench({})
    bench.saver.change({ title: 'One' })
    bench.saver.change({ title: 'Two' })
    expect(bench.delays()).toEqual([2000])
    bench.due()
    expect(bench.saver.read().phase).toBe('saving')
    await settled(bench)
    expect(bench.saver.read().phase).toBe('clean')
    expect(bench.writes).toEqual([{ status: 'draft', title: 'Two' }])
    expect(bench.delays()).toEqual([])
  })

  it('changed: a published post is never saved by itself, an incomplete one neither', async () => {
    const published = createBench({ status: 'published' })
    published.saver.change({ title: 'One' })
    expect(published.delays()).toEqual([])
    expect(await published.saver.save('autosave')).toEqual({ kind: 'dropped' })
    const incomplete = createBench()
    incomplete.saver.change({ title: 'One' })
    expect(await incomplete.saver.save('autosave')).toEqual({ kind: 'dropped' })
    expect(incomplete.saver.read().phase).toBe('changed')
    const press = await incomplete.saver.save('publish')
    expect(press).toMatchObject({
      kind: 'failed',
      error: { message: 'Please fill in title, content, and slug' },
    })
    expect([...published.writes, ...incomplete.writes]).toEqual([])
  })

  it('changed: a new post is not inserted before the first press, and saved by itself from then on', async () => {
    const bench = createBench()
    bench.saver.change(words)
    expect(bench.delays()).toEqual([])
    expect(await bench.saver.save('autosave')).toEqual({ kind: 'dropped' })
    expect(bench.row()).toBeNull()
    expect((await bench.saver.save('draft')).kind).toBe('saved')
    bench.saver.change({ title: 'Two' })
    expect(bench.delays()).toEqual([2000])
  })

  it('saving: a change meanwhile leaves it changed, and is saved next', async () => {
    const bench = createBench({})
    bench.saver.change({ title: 'One' })
    const release = bench.hold()
    const first = bench.saver.save('draft')
    bench.saver.change({ title: 'Two' })
    expect(bench.saver.read().phase).toBe('saving')
    release()
    expect((await first).kind).toBe('saved')
    expect(bench.saver.read().phase).toBe('changed')
    bench.due()
    await settled(bench)
    expect(bench.writes.map(({ title }) => title)).toEqual(['One', 'Two'])
  })

  it('saving: Publish waits for it and takes the place of the autosave that waits', async () => {
    const bench = createBench({})
    bench.saver.change({ title: 'One' })
    const release = bench.hold()
    const first = bench.saver.save('autosave')
    const waiting = bench.saver.save('autosave')
    bench.saver.change({ title: 'Two' })
    const publish = bench.saver.save('publish')
    expect(await waiting).toEqual({ kind: 'superseded' })
    expect(await bench.saver.save('autosave')).toEqual({ kind: 'dropped' })
    release()
    expect((await first).kind).toBe('saved')
    expect((await publish).kind).toBe('saved')
    expect(bench.writes).toEqual([
      { status: 'draft', title: 'One' },
      { status: 'published', title: 'Two' },
    ])
    expect(bench.saver.read().phase).toBe('clean')
  })

  it('failed: keeps the words, tries again after 10 s, and a change leads to changed', async () => {
    const bench = createBench({})
    bench.fail(new Error('down'))
    bench.saver.change({ title: 'One' })
    bench.due()
    await settled(bench)
    expect(bench.saver.read()).toMatchObject({ phase: 'failed', form: { title: 'One' } })
    expect(bench.delays()).toEqual([10_000])
    bench.fail(null)
    bench.due()
    await settled(bench)
    expect(bench.saver.read().phase).toBe('clean')
    bench.fail(new Error('down'))
    expect(await bench.saver.save('draft')).toMatchObject({ kind: 'failed', error: { message: 'down' } })
    bench.saver.change({ title: 'Two' })
    expect(bench.saver.read().phase).toBe('changed')
  })

  it('conflict: nothing is written by change, autosave or press until it is decided', async () => {
    const bench = createBench({})
    bench.othersSave()
    bench.saver.change({ title: 'Mine' })
    expect(await bench.saver.save('draft')).toMatchObject({ kind: 'conflict', theirs: { by: 'Ben' } })
    bench.saver.change({ title: 'Mine too' })
    expect(bench.saver.read().phase).toBe('conflict')
    expect(bench.delays()).toEqual([])
    expect(await bench.saver.save('autosave')).toEqual({ kind: 'dropped' })
    expect((await bench.saver.save('publish')).kind).toBe('conflict')
    expect(bench.writes).toEqual([])
  })
})

describe('deciding a conflict', () => {
  const inConflict = async (status: PostStatus = 'draft') => {
    const bench = createBench({})
    bench.othersSave(status)
    bench.saver.change({ title: 'Mine' })
    await bench.saver.save('draft')
    return bench
  }

  it('keeps mine over theirs', async () => {
    const bench = await inConflict()
    expect((await bench.saver.keepMine('draft')).kind).toBe('saved')
    expect(bench.row()).toMatchObject({ mark: { version: 3 }, form: { title: 'Mine' } })
  })

  it('never takes a post that was published meanwhile off the blog', async () => {
    const bench = await inConflict('published')
    await bench.saver.keepMine('draft')
    expect(bench.writes).toEqual([{ status: 'published', title: 'Mine' }])
  })

  it('takes theirs, and whoever shows the form hears of it', async () => {
    const bench = await inConflict()
    bench.saver.takeTheirs()
    expect(bench.saver.read()).toMatchObject({ phase: 'clean', form: { title: 'Theirs' }, replacements: 1 })
    bench.saver.change({ title: 'On top' })
    expect((await bench.saver.save('draft')).kind).toBe('saved')
  })

  it('is decided anew when they save once more meanwhile', async () => {
    const bench = await inConflict()
    bench.othersSave()
    expect((await bench.saver.keepMine('draft')).kind).toBe('conflict')
  })
})

describe('answers that were lost', () => {
  it('does not insert twice', async () => {
    const bench = createBench()
    bench.saver.change(words)
    bench.loseAnswers(true)
    expect((await bench.saver.save('draft')).kind).toBe('failed')
    bench.loseAnswers(false)
    expect((await bench.saver.save('draft')).kind).toBe('saved')
    expect(bench.row()?.mark.version).toBe(2)
  })

  it('does not take its own save for that of another author', async () => {
    const bench = createBench({})
    bench.saver.change({ title: 'One' })
    bench.loseAnswers(true)
    expect((await bench.saver.save('draft')).kind).toBe('failed')
    bench.loseAnswers(false)
    bench.saver.change({ title: 'Two' })
    expect((await bench.saver.save('draft')).kind).toBe('saved')
    expect(bench.row()).toMatchObject({ mark: { version: 3 }, form: { title: 'Two' } })
  })
})

it('says first only of the first press upon a post that was begun here', async () => {
  const bench = createBench()
  bench.saver.change(words)
  expect(await bench.saver.save('draft')).toMatchObject({ kind: 'saved', isFirst: true })
  expect(await bench.saver.save('publish')).toMatchObject({ kind: 'saved', isFirst: false })
  expect(await createBench({}).saver.save('draft')).toMatchObject({ kind: 'saved', isFirst: false })
})

it('sends keywords only when they changed', async () => {
  const bench = createBench({})
  bench.saver.change({ keywords: ['crm', 'voice'] })
  await bench.saver.save('draft')
  expect(bench.keywords()).toEqual(['crm', 'voice'])
})

it('fails in words when the post was deleted, and keeps what was written', async () => {
  const bench = createBench({})
  bench.remove()
  bench.saver.change({ title: 'Mine' })
  expect(await bench.saver.save('draft')).toMatchObject({
    kind: 'failed',
    error: { message: expect.stringContaining('deleted') },
  })
  expect(bench.saver.read().form.title).toBe('Mine')
})

it('meets the stored version when a kept copy was written upon an older one', async () => {
  const bench = createBench({ version: 5 })
  bench.saver.restore({ ...form, title: 'Kept' }, 3)
  expect(bench.saver.read()).toMatchObject({ phase: 'changed', form: { title: 'Kept' }, replacements: 1 })
  expect((await bench.saver.save('draft')).kind).toBe('conflict')
})
