import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** What the tests use from the distribution: a browser, speech in and out, audio, and a Postgres that is not the embedded one. */
const tools = [
  { package: 'chromium', has: () => hasProgram('chromium') },
  { package: 'bzip2', has: () => hasProgram('bzip2') },
  { package: 'ffmpeg', has: () => hasProgram('ffmpeg') },
  { package: 'espeak-ng', has: () => hasProgram('espeak-ng') },
  { package: 'pocketsphinx', has: () => hasProgram('pocketsphinx_continuous') },
  { package: 'pocketsphinx-en-us', has: () => existsSync('/usr/share/pocketsphinx/model/en-us') },
  { package: 'pocketsphinx-testdata', has: () => existsSync('/usr/share/pocketsphinx/test/data/librivox') },
  { package: 'postgresql', has: () => existsSync('/usr/lib/postgresql') },
]

function hasProgram(name) {
  return spawnSync('which', [name]).status === 0
}

/** Installs what is missing where that is possible, and names it where it is not. */
export function installTestTools() {
  const missing = tools.filter((tool) => !tool.has()).map((tool) => tool.package)
  if (missing.length === 0) return
  const isRoot = process.getuid?.() === 0
  if (isRoot && hasProgram('apt-get')) {
    console.log(`Installing for the tests: ${missing.join(', ')} …`)
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: environment }
    spawnSync('apt-get', ['update', '-qq'], quiet)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], quiet)
  }
  const left = tools.filter((tool) => !tool.has()).map((tool) => tool.package)
  if (left.length === 0) return
  console.error(
    `The tests need ${left.join(', ')}: install them (on Debian: apt-get install ${left.join(' ')}) and run npm test again.`,
  )
  process.exit(1)
}
