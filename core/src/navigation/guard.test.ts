import { beforeEach, describe, expect, it } from 'vitest'
import { type Attempt, createNavigationGuard, type NavigationState } from './guard.ts'

let time: number
let state: NavigationState
let ran: string[]
let waiting: { run: () => void; at: number } | null
let guard: ReturnType<typeof createNavigationGuard>

beforeEach(() => {
  time = 1000
  state = { log: [], visits: [], isHalted: false }
  ran = []
  waiting = null
  guard = createNavigationGuard({
    now: () => time,
    schedule: (run, delay) => {
      waiting = { run, at: time + delay }
      return () => {
        waiting = null
      }
    },
    onChange: (next) => {
      state = next
    },
  })
})

function pass(milliseconds: number): void {
  time += milliseconds
  const due = waiting
  if (!due || due.at > time) return
  waiting = null
  due.run()
}

function go(target: string, more: Partial<Attempt> = {}): void {
  guard.attempt({ type: 'push', target, origin: '/', stack: '', isContinuation: false, ...more }, () =>
    ran.push(target),
  )
}

const types = () => state.log.map(({ type }) => type)

describe('throttling', () => {
  it('lets two changes of page 750 ms apart through', () => {
    go('/leads')
    pass(750)
    go('/tasks', { type: 'replace' })
    expect(ran).toEqual(['/leads', '/tasks'])
    expect(types()).toEqual(['push', 'replace'])
  })

  it('holds one 749 ms later back for the millisecond that is missing', () => {
    go('/leads')
    pass(749)
    go('/tasks')
    expect(ran).toEqual(['/leads'])
    pass(1)
    expect(ran).toEqual(['/leads', '/tasks'])
    expect(types()).toEqual(['push', 'throttled', 'push'])
  })

  it('runs the last of a burst alone, and counts the window from then', () => {
    go('/leads')
    for (const target of ['/tasks', '/voice', '/dashboard']) {
      pass(100)
      go(target)
    }
    pass(449)
    expect(ran).toEqual(['/leads'])
    pass(1)
    expect(ran).toEqual(['/leads', '/dashboard'])
    go('/tasks')
    expect(ran).toEqual(['/leads', '/dashboard'])
    expect(types()).toEqual(['push', 'throttled', 'throttled', 'throttled', 'push', 'throttled'])
  })

  it('drops what waits when the person goes elsewhere', () => {
    go('/leads')
    go('/tasks')
    guard.cancel()
    pass(10_000)
    expect(ran).toEqual(['/leads'])
  })

  it('never delays a redirect, and keeps what waits behind it', () => {
    go('/leads')
    go('/tasks')
    go('/auth?next=/leads', { type: 'replace', isContinuation: true })
    expect(ran).toEqual(['/leads', '/auth?next=/leads'])
    pass(750)
    expect(ran.at(-1)).toBe('/tasks')
  })

  it('lets a new query or fragment of the same page through at once', () => {
    for (const text of ['a', 'ac', 'acm', 'a', 'ac', 'acm', 'a', 'a', 'a', 'a'])
      go(`/leads?q=${text}`, { origin: '/leads#top' })
    expect(ran).toHaveLength(10)
    expect(state).toMatchObject({ isHalted: false, visits: [] })
  })
})

describe('loops', () => {
  function bounce(gap: number): void {
    for (let turn = 0; turn < 5; turn++) {
      if (turn > 0) pass(gap)
      go('/leads')
    }
  }

  it('halts with the fifth visit within 10,000 ms, whatever the query says', () => {
    bounce(2500)
    expect(ran).toHaveLength(5)
    expect(state.isHalted).toBe(true)
  })

  it('does not halt when the five take 10,001 ms', () => {
    go('/leads?turn=0')
    pass(1)
    pass(2500)
    for (let turn = 1; turn < 5; turn++) {
      go(`/leads?turn=${turn}`)
      pass(2500)
    }
    expect(ran).toHaveLength(5)
    expect(state.isHalted).toBe(false)
  })

  it('does not mind five different addresses', () => {
    for (const target of ['/a', '/b', '/c', '/d', '/e', '/a', '/b', '/c', '/d']) {
      go(target)
      pass(750)
    }
    expect(state.isHalted).toBe(false)
  })

  it('refuses everything until Unhalt, also what waits and what stays on the page', () => {
    bounce(2000)
    go('/tasks')
    go('/?q=a')
    go('/auth', { isContinuation: true })
    expect(ran).toHaveLength(5)
    expect(types().slice(-3)).toEqual(['halted', 'halted', 'halted'])
    guard.unhalt()
    expect(state).toMatchObject({ isHalted: false, visits: [] })
    pass(750)
    go('/tasks')
    expect(ran.at(-1)).toBe('/tasks')
  })

  it('refuses what was waiting when the halt came', () => {
    bounce(2000)
    guard.unhalt()
    pass(750)
    for (let turn = 0; turn < 4; turn++) go('/auth', { isContinuation: true })
    go('/tasks')
    go('/voice')
    go('/auth', { isContinuation: true })
    expect(state.isHalted).toBe(true)
    pass(750)
    expect(ran).not.toContain('/voice')
    expect(types().at(-1)).toBe('halted')
  })

  it('stops a loop of redirects', () => {
    for (let turn = 0; turn < 10; turn++) {
      go('/a', { isContinuation: true, origin: '/b' })
      go('/b', { isContinuation: true, origin: '/a' })
    }
    expect(ran).toHaveLength(9)
    expect(state.isHalted).toBe(true)
  })
})

it('keeps 200 entries and 20 visits, the newest', () => {
  for (let turn = 0; turn < 201; turn++) {
    go(`/page-${turn}`)
    pass(750)
  }
  expect(state.log).toHaveLength(200)
  expect(state.log[0]?.target).toBe('/page-1')
  expect(state.visits).toHaveLength(20)
  expect(state.visits.at(-1)).toEqual({ address: '/page-200', timestamp: 1000 + 200 * 750 })
  guard.clear()
  expect(state).toEqual({ log: [], visits: [], isHalted: false })
})
