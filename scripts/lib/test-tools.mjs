import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** What the tests use from the distribution: a browser, speech in and out, audio, and a Postgres that is not the embedded one. */
const tools = [
  { package: 'chromium', has: () => hasProgram('chromium') },
  // The headless build of the same browser is a fifth faster; not every Debian has it.
  { package: 'chromium-headless-shell', has: () => hasProgram('chromium-headless-shell'), isOptional: true },
  // Optional, since only one test wants it: what stands between many people's Parley and their Postgres.
  { package: 'pgbouncer', has: () => hasProgram('pgbouncer'), isOptional: true },
  // Other browsers, for whoever runs their tests; distributions without these packages skip them.
  ...['firefox-esr', 'webkit2gtk-driver', 'xvfb'].map((name) => ({
    package: name,
    has: () => hasProgram({ 'webkit2gtk-driver': 'WebKitWebDriver', xvfb: 'Xvfb' }[name] ?? name),
    isOptional: true,
    tag: 'browsers',
  })),
  { package: 'bzip2', has: () => hasProgram('bzip2') },
  { package: 'ffmpeg', has: () => hasProgram('ffmpeg') },
  { package: 'espeak-ng', has: () => hasProgram('espeak-ng') },
  { package: 'pocketsphinx', has: () => hasProgram('pocketsphinx_continuous') },
  { package: 'pocketsphinx-en-us', has: () => existsSync('/usr/share/pocketsphinx/model/en-us') },
  {
    package: 'pocketsphinx-testdata',
    has: () => existsSync('/usr/share/pocketsphinx/test/data/librivox'),
  },
  { package: 'postgresql', has: () => existsSync('/usr/lib/postgresql') },
]

function hasProgram(name) {
  return spawnSync('which', [name]).status === 0
}

const missing = (isOptional, left = []) =>
  tools
    .filter((tool) => (tool.isOptional ?? false) === isOptional && !left.includes(tool.tag) && !tool.has())
    .map((tool) => tool.package)

function runApt(...args) {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env: environment })
}

/**
 * Installs what is missing where that is possible, and names it where it is not.
 * @param left tags of tests that will not run
 */
export function installTestTools(left) {
  const wanted = [missing(false), missing(true, left)].filter((packages) => packages.length > 0)
  if (wanted.length > 0 && process.getuid?.() === 0 && hasProgram('apt-get')) {
    console.log(`Installing for the tests: ${wanted.flat().join(', ')} …`)
    runApt('update')
    for (const packages of wanted) runApt('install', '-y', '--no-install-recommends', ...packages)
  }
  const needed = missing(false)
  if (needed.length === 0) return
  console.error(
    `The tests need ${needed.join(', ')}: install them (on Debian: apt-get install ${needed.join(' ')}) and run npm test again.`,
  )
  process.exit(1)
}
