import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './toolchain.mjs'

/** Where the repository keeps the last commit that passed `npm test`; written by whoever lands. */
export const testedFile = '.ci/tested'

/** @returns {string | null} what git answers; null where it refuses */
function git(folder, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

const lines = (text) => (text ?? '').split('\n').filter(Boolean)

/** The commit of `testedFile`, if it is one that led here. A clone without its history doesn't know it. */
function testedCommit(folder) {
  const file = join(folder, testedFile)
  const commit = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (!/^[0-9a-f]{40}$/.test(commit)) return null
  return git(folder, 'merge-base', '--is-ancestor', commit, 'HEAD') === null ? null : commit
}

/**
 * The commit that changes are counted from: TEST_BASE, else where this branch left origin/main, else (on main itself, as in
 * a new clone of it) the last one that passed. Null where none is known: the age of a commit doesn't tell
 * when it landed, nor a parent how many landed together.
 */
export function changeBase(folder = root, given = process.env.TEST_BASE) {
  if (given && git(folder, 'rev-parse', '--verify', '--quiet', `${given}^{commit}`)) return given
  const head = git(folder, 'rev-parse', 'HEAD')
  const left = git(folder, 'merge-base', 'HEAD', 'origin/main')
  if (left && left !== head) return left
  return testedCommit(folder)
}

/** Paths that differ from `base`, also those not committed yet; null (anything may have changed) without a base. */
export function changedSince(base, folder = root) {
  if (!base) return null
  // A file that moved has left its old place, too.
  const committed = git(folder, 'diff', '--name-only', '--no-renames', base)
  if (committed === null) return null
  return [...lines(committed), ...lines(git(folder, 'ls-files', '--others', '--exclude-standard'))]
}

/** The commit that a run tests; null where files differ from it. */
export const cleanCommit = (folder = root) =>
  git(folder, 'status', '--porcelain') === '' ? git(folder, 'rev-parse', 'HEAD') : null
