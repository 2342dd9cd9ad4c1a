import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** What the tests use from the distribution: a browser, speech in and out, audio, and a Postgres that is not the embedded one. */
const tools = [
  {
    // The shell is the same browser without windows to draw, which costs a fifth less; older Debians have it not.
    packages: ['chromium-headless-shell', 'chromium'],
    has: () => hasProgram('chromium-headless-shell') || hasProgram('chromium'),
  },
  { packages: ['bzip2'], has: () => hasProgram('bzip2') },
  { packages: ['ffmpeg'], has: () => hasProgram('ffmpeg') },
  { packages: ['espeak-ng'], has: () => hasProgram('espeak-ng') },
  { packages: ['pocketsphinx'], has: () => hasProgram('pocketsphinx_continuous') },
  { packages: ['pocketsphinx-en-us'], has: () => existsSync('/usr/share/pocketsphinx/model/en-us') },
  {
    packages: ['pocketsphinx-testdata'],
    has: () => existsSync('/usr/share/pocketsphinx/test/data/librivox'),
  },
  { packages: ['postgresql'], has: () => existsSync('/usr/lib/postgresql') },
]

function hasProgram(name) {
  return spawnSync('which', [name]).status === 0
}

const missing = () => tools.filter((tool) => !tool.has())

function install(packages) {
  console.log(`Installing for the tests: ${packages.join(', ')} …`)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: environment }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet)
}

/** Installs what is missing where that is possible, and names it where it is not. */
export function installTestTools() {
  const canInstall = process.getuid?.() === 0 && hasProgram('apt-get')
  for (const choice of [0, -1])
    if (canInstall && missing().length > 0) install(missing().map(({ packages }) => packages.at(choice)))
  const left = missing().map(({ packages }) => packages.at(-1))
  if (left.length === 0) return
  console.error(
    `The tests need ${left.join(', ')}: install them (on Debian: apt-get install ${left.join(' ')}) and run npm test again.`,
  )
  process.exit(1)
}
