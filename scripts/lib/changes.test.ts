import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeBase, changedSince, cleanCommit, testedFile } from './changes.mjs'
import { skippedTags } from './occasional-tests.mjs'

const folder = mkdtempSync(join(tmpdir(), 'parley-changes-'))
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ben', '-c', 'user.email=ben@parley.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()
function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
function commit(path: string, text: string): string {
  write(path, text)
  git('add', '.')
  git('commit', '-qm', path)
  return git('rev-parse', 'HEAD')
}
const baseNow = (given = '') => changeBase(folder, given)
let first: string
let second: string
beforeAll(() => {
  git('init', '-q', '-b', 'main')
  first = commit('one.ts', '1')
  second = commit('two.ts', '2')
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('what changes are counted from', () => {
  it('is nothing in a clone of main that tells of no tested commit, however old its commits are', () => {
    git('update-ref', 'refs/remotes/origin/main', 'HEAD')
    expect(baseNow()).toBeNull()
    expect(changedSince(null, folder)).toBeNull()
  })

  it('is the commit that is named, if there is one of this name', () => {
    expect(baseNow(first)).toBe(first)
    expect(baseNow('0'.repeat(40))).toBeNull()
  })

  it('is where a branch left main', () => {
    git('update-ref', 'refs/remotes/origin/main', first)
    expect(baseNow()).toBe(first)
    git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  })

  it('is on main the last commit on which everything passed', () => {
    commit(testedFile, `${second}\n`)
    git('update-ref', 'refs/remotes/origin/main', 'HEAD')
    expect(baseNow()).toBe(second)
    write('three.ts', '3')
    expect(changedSince(second, folder)).toEqual([testedFile, 'three.ts'])
    expect(cleanCommit(folder)).toBeNull()
    git('clean', '-fq')
    expect(cleanCommit(folder)).toBe(git('rev-parse', 'HEAD'))
  })

  it('is not a commit that never led here', () => {
    git('checkout', '-q', '-b', 'aside', first)
    const aside = commit('aside.ts', '')
    git('checkout', '-q', 'main')
    commit(testedFile, aside)
    git('update-ref', 'refs/remotes/origin/main', 'HEAD')
    expect(baseNow()).toBeNull()
  })

  it('has the old place of what moved', () => {
    git('mv', 'one.ts', 'uno.ts')
    expect(changedSince('HEAD', folder)).toEqual(['one.ts', 'uno.ts'])
  })
})

describe('occasional tests', () => {
  const called = (...changed: string[]) =>
    ['speech', 'kills', 'processes', 'size', 'browsers'].filter(
      (tag) => !skippedTags(changed, folder).includes(tag),
    )

  it('run where nothing is known of what changed', () => {
    expect(skippedTags(null)).toEqual([])
  })

  it('run when their part has changed', () => {
    expect(called('web/src/features/leads/list.tsx', 'docs/architecture.md')).toEqual([])
    expect(called('server/src/speech/index.ts')).toEqual(['speech'])
    expect(called('supabase/migrations/0001_first.sql')).toEqual(['size'])
  })

  it('run when the versions of libraries or the way of testing have changed', () => {
    expect(called('package-lock.json')).toHaveLength(5)
    expect(called('e2e/support/host.ts')).toHaveLength(5)
  })

  it('run when they themselves have changed, and not for another test', () => {
    write('server/src/database/leads.test.ts', "it('is quick')")
    expect(called('server/src/database/leads.test.ts')).toEqual([])
    write('e2e/faults.test.ts', '/** @module-tag kills */')
    write('server/src/speech/one.test.ts', "it('hears', { tags: ['speech'] })")
    expect(called('e2e/faults.test.ts', 'server/src/speech/one.test.ts')).toEqual(['speech', 'kills'])
    expect(called('e2e/gone.test.ts')).toEqual([])
  })
})
