/**
 * Carries out the steps of Containerfile in a clean Debian root (debootstrap and chroot; needs root, Debian's mirror and the npm registry),
 * starts the result as its unprivileged user on a Postgres of this machine, asks its health check, and stops it.
 * A folder as argument is kept and taken as the clean root next time.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readContainerfile, stagesOf } from './lib/containerfile.mjs'
import { startPlainPostgres } from './lib/plain-postgres.mjs'
import { root } from './lib/toolchain.mjs'

const port = 3999
const work = mkdtempSync(join(tmpdir(), 'parley-container-'))
const run = (program, ...args) => execFileSync(program, args, { stdio: 'inherit' })
const stages = stagesOf(readContainerfile(readFileSync(join(root, 'Containerfile'), 'utf8')))

/** What this machine needs to reach its mirrors: no part of the image. */
const reach = ['/etc/resolv.conf', '/etc/apt/apt.conf.d', '/etc/ssl/certs', '/root/.npmrc']

function cleanRoot(base) {
  const suite = /debian:(\w+)-slim$/.exec(base)?.[1]
  if (!suite) throw new Error(`Containerfile: ${base} is no Debian`)
  const folder = process.argv[2] ?? join(work, 'base')
  if (!existsSync(join(folder, 'etc/debian_version')))
    run('debootstrap', '--variant=minbase', suite, folder, 'http://deb.debian.org/debian')
  return folder
}

function lendReach(folder) {
  for (const path of reach.filter((each) => existsSync(each)))
    cpSync(path, join(folder, path), { recursive: true, dereference: true, force: true })
}

/** Runs in the root as `user`, with the image's variables and no others but those of this machine's registries. */
function commandIn({ folder, variables, workFolder, user }, ...command) {
  const lent = Object.entries(process.env).filter(([name]) =>
    /^(npm_config_|.*_proxy$|NODE_EXTRA_CA_CERTS|SSL_CERT_)/i.test(name),
  )
  const environment = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: '/root',
    ...Object.fromEntries(lent),
    ...variables,
  }
  const as = user === 'root' ? [] : [`--userspec=${user}:${user}`]
  const script = `cd "${workFolder}" && exec "$@"`
  return {
    program: 'env',
    args: [
      '-i',
      ...Object.entries(environment).map(([name, value]) => `${name}=${value}`),
      'chroot',
      ...as,
      folder,
      'sh',
      '-c',
      script,
      'sh',
      ...command,
    ],
  }
}

/** Paths of .containerignore are counted from the root, but for those with two stars. */
const ignored = readFileSync(join(root, '.containerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .flatMap((line) =>
    line.startsWith('**/')
      ? ['--no-anchored', `--exclude=${line.slice(3)}`]
      : ['--anchored', `--exclude=./${line}`],
  )

function copy(stage, rest, built) {
  const from = /^--from=(\w+) /.exec(rest)?.[1]
  const [source, target] = rest.replace(/^--from=\w+ /, '').split(' ')
  const destination = join(stage.folder, target.startsWith('/') ? target : join(stage.workFolder, target))
  mkdirSync(destination, { recursive: true })
  if (from) return run('cp', '-a', `${join(built.get(from).folder, source)}/.`, destination)
  const sources = spawn('tar', ['-C', join(root, source), ...ignored, '-c', '.'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const packed = spawn('tar', ['-C', destination, '--no-same-owner', '-x'], {
    stdio: [sources.stdout, 'inherit', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    packed.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('the sources could not be copied')),
    )
  })
}

async function build({ base, name, steps }, built) {
  const stage = {
    name,
    folder: join(work, name),
    variables: {},
    workFolder: '/',
    user: 'root',
    health: null,
    command: null,
  }
  run('cp', '-a', cleanRoot(base), stage.folder)
  lendReach(stage.folder)
  run('mount', '-t', 'proc', 'proc', join(stage.folder, 'proc'))
  for (const { word, rest } of steps) {
    console.log(`${name}: ${word} ${rest}`)
    if (word === 'RUN') {
      const { program, args } = commandIn(stage, 'sh', '-c', rest)
      run(program, ...args)
    } else if (word === 'COPY') await copy(stage, rest, built)
    else if (word === 'WORKDIR') {
      stage.workFolder = rest
      mkdirSync(join(stage.folder, rest), { recursive: true })
    } else if (word === 'ENV')
      Object.assign(stage.variables, Object.fromEntries(rest.split(' ').map((pair) => pair.split('='))))
    else if (word === 'USER') stage.user = rest
    else if (word === 'HEALTHCHECK') stage.health = rest.replace(/^(--\S+ )*CMD /, '').split(' ')
    else if (word === 'CMD') stage.command = JSON.parse(rest)
  }
  return stage
}

async function untilHealthy(image, server) {
  const { program, args } = commandIn(image, ...image.health)
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the server ended with code ${server.exitCode}`)
    const { status } = spawnSync(program, args, { stdio: 'ignore' })
    if (status === 0) return
    await new Promise((resolve) => {
      setTimeout(resolve, 500)
    })
  }
}

async function tryImage(image, postgres) {
  Object.assign(image.variables, {
    DATABASE_URL: postgres.url,
    PORT: String(port),
    HOME: '/data',
    SPEECH_INSTALL: 'never',
  })
  const { program, args } = commandIn(image, ...image.command)
  const server = spawn(program, args, { stdio: 'inherit' })
  const ended = new Promise((resolve) => {
    server.once('exit', (code, signal) => resolve(code ?? signal))
  })
  await untilHealthy(image, server)
  const { uid } = statSync(`/proc/${server.pid}`)
  const page = await fetch(`http://127.0.0.1:${port}/`)
  console.log(`Healthy as user ${uid}; the first page answers ${page.status}.`)
  if (uid === 0 || page.status !== 200) throw new Error('it must answer, and not run as root')
  server.kill('SIGTERM')
  const outcome = await ended
  console.log(`SIGTERM ended it with ${outcome}.`)
  if (outcome !== 0) throw new Error('a stop must end it with code 0')
}

const built = new Map()
let postgres
try {
  for (const stage of stages) built.set(stage.name, await build(stage, built))
  postgres = await startPlainPostgres()
  const image = [...built.values()].at(-1)
  run('du', '-shx', join(image.folder, 'app'), image.folder)
  await tryImage(image, postgres)
  console.log('The container builds, is healthy and stops.')
} finally {
  await postgres?.stop()
  for (const { name } of stages) spawnSync('umount', [join(work, name, 'proc')])
  rmSync(work, { recursive: true, force: true })
}
