import { afterAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { openPage } from './testing/page.ts'

let page: ReturnType<typeof openPage>
beforeEach(() => {
  vi.resetModules()
  page = openPage()
})
afterAll(() => void vi.unstubAllGlobals())

describe('the modes', () => {
  const open = async (search: string) => {
    vi.stubGlobal('location', new URL(`http://parley.test/leads${search}`))
    vi.resetModules()
    const { debugMode, isSafeMode, setDebugMode } = await import('./modes.ts')
    return { debug: debugMode.read(), safe: isSafeMode, setDebugMode, debugMode }
  }

  test.each([
    ['?debug=1', { debug: true, safe: false }],
    ['?debug=0', { debug: false, safe: false }],
    ['?debug=true&safe=yes', { debug: false, safe: false }],
    ['?safe=1&debug=1', { debug: true, safe: true }],
    ['', { debug: false, safe: false }],
  ])('of %j', async (search, modes) => {
    expect(await open(search)).toMatchObject(modes)
  })

  it('are remembered until the address says otherwise: debugging by the browser, Safe Mode by the tab', async () => {
    await open('?debug=1&safe=1')
    expect(await open('')).toMatchObject({ debug: true, safe: true })
    page.session.clear()
    expect(await open('')).toMatchObject({ debug: true, safe: false })
    await open('?debug=0')
    expect(await open('')).toMatchObject({ debug: false })
  })

  it('hold for the page where nothing can be remembered', async () => {
    page.local.refuse()
    vi.stubGlobal('sessionStorage', undefined)
    const { debug, safe, setDebugMode, debugMode } = await open('?debug=1&safe=1')
    expect([debug, safe]).toEqual([true, true])
    setDebugMode(false)
    expect(debugMode.read()).toBe(false)
  })
})

describe('the time zone', () => {
  it('is the profile’s, the last known one before that, and the browser’s where the runtime knows it not', async () => {
    const first = await import('./profile-zone.ts')
    const zone = await import('./time-zone.ts')
    expect(zone.readTimeZone()).toBe(first.browserTimeZone())
    first.setProfileZone('Asia/Tokyo')
    expect(zone.readTimeZone()).toBe('Asia/Tokyo')
    vi.resetModules()
    const again = await import('./time-zone.ts')
    const { setProfileZone, browserTimeZone } = await import('./profile-zone.ts')
    expect(again.readTimeZone()).toBe('Asia/Tokyo')
    setProfileZone('Moon/Tranquility')
    expect(again.readTimeZone()).toBe(browserTimeZone())
  })
})

describe('errors', () => {
  const entry = { at: 1, origin: 'window', message: 'x', stack: '' }
  const listen = async () => {
    const target = new EventTarget()
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
    const log = await import('./error-log.ts')
    log.watchUncaughtErrors()
    const raise = (error: unknown) =>
      target.dispatchEvent(Object.assign(new Event('error'), { error, message: 'Script error.' }))
    return { ...log, raise, target }
  }

  it('are those of the tab, the last fifty, over a reload', async () => {
    const { errorLog, raise, target } = await listen()
    for (let index = 0; index < 60; index++) raise(new Error(`number ${index}`))
    raise(null)
    target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'a word' }))
    expect(errorLog.read()).toHaveLength(50)
    expect(errorLog.read().slice(-2)).toMatchObject([
      { origin: 'window', message: 'Script error.' },
      { origin: 'promise', message: 'a word' },
    ])
    vi.resetModules()
    const reloaded = await listen()
    expect(reloaded.errorLog.read().map(({ message }) => message)).toEqual(
      errorLog.read().map(({ message }) => message),
    )
    reloaded.clearErrorLog()
    expect(page.session.getItem('parley.errors')).toBe('[]')
  })

  test.each([
    ['{', []],
    ['{}', []],
    [JSON.stringify([entry, { ...entry, at: 'now' }, null, { ...entry, stack: 7 }]), [entry]],
  ])('of %s are what can be read', async (held, read) => {
    page.session.setItem('parley.errors', held)
    expect((await listen()).errorLog.read()).toEqual(read)
  })
})
