import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Logger } from 'pino'
import { hasTool } from './tools.ts'

// bzip2 unpacks the model that is fetched later; ffmpeg decodes what the libraries here do not.
const helpful = ['ffmpeg', 'bzip2']
const recogniser = ['pocketsphinx', 'pocketsphinx-en-us']

export interface SpeechInstallation {
  /** One sentence for the banner, or null when nothing is missing. */
  note: string | null
  /** Resolves when the installation, if one runs, has ended: true when everything is there now. */
  finished: Promise<boolean>
}

const hasPocketSphinx = () =>
  hasTool('pocketsphinx_continuous') && existsSync('/usr/share/pocketsphinx/model/en-us')

function apt(args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    child.on('error', () => resolve(-1))
    child.on('exit', (code) => resolve(code ?? -1))
  })
}

/** apt-get waits for its own lock, so two processes that start at once install one after the other. */
async function install(
  packages: readonly string[],
  isComplete: () => boolean,
  log: Logger,
): Promise<boolean> {
  const options = ['-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=600']
  if ((await apt(['install', ...options, ...packages])) !== 0) {
    await apt(['update', '-qq'])
    await apt(['install', ...options, ...packages])
  }
  if (!isComplete())
    log.warn(`offline speech could not be installed; run: apt-get install ${packages.join(' ')}`)
  return isComplete()
}

/**
 * PocketSphinx comes from the distribution's packages where the installation has no model, with what helps beside it. As
 * root on Debian or Ubuntu they are installed in the background; otherwise a notice names the command for what is needed.
 * Never blocks the start and never throws.
 */
export function ensureSpeechInstalled(
  mayInstall: boolean,
  hasModel: boolean,
  log: Logger,
): SpeechInstallation {
  const isReady = () => hasModel || hasPocketSphinx()
  const isComplete = () => isReady() && helpful.every(hasTool)
  if (isComplete()) return { note: null, finished: Promise.resolve(true) }
  if (mayInstall && process.getuid?.() === 0 && hasTool('apt-get')) {
    const packages = hasModel ? helpful : [...helpful, ...recogniser]
    return {
      note: isReady() ? null : 'Offline speech recognition is being installed in the background.',
      finished: install(packages, isComplete, log),
    }
  }
  return {
    note: isReady()
      ? null
      : `Recordings get no offline transcript until PocketSphinx is there (on Debian: apt-get install ${recogniser.join(' ')}).`,
    finished: Promise.resolve(isReady()),
  }
}
