import { spawnSync } from 'node:child_process'
import { root } from './toolchain.mjs'

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

const lines = (text) => (text ?? '').split('\n').filter(Boolean)

/**
 * The commit that changes are counted from: TEST_BASE, else where this branch left origin/main, else the last commit that
 * is more than a day older than the newest. Null where nothing of the kind is known.
 */
export function changeBase() {
  const given = process.env.TEST_BASE
  if (given && git('rev-parse', '--verify', '--quiet', `${given}^{commit}`)) return given
  const head = git('rev-parse', 'HEAD')
  const left = git('merge-base', 'HEAD', 'origin/main')
  if (left && left !== head) return left
  const dayBefore = Number(git('log', '-1', '--format=%ct')) - 86_400
  return git('rev-list', '-1', `--before=${dayBefore}`, 'HEAD') || null
}

/** Paths that differ from `base`, also those not committed yet; null (anything may have changed) without a base. */
export function changedSince(base) {
  if (!base) return null
  const committed = git('diff', '--name-only', base)
  if (committed === null) return null
  return [...lines(committed), ...lines(git('ls-files', '--others', '--exclude-standard'))]
}
