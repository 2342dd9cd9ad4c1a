import { once } from 'node:events'
import { createServer } from 'node:http'
import { z } from 'zod'
import { createAccount } from './colleague.ts'
import { type Host, hostAt, type RunningHost, startHost } from './host.ts'
import { watchOutput } from './host-outputs.ts'

/** Where a worker asks for its host. */
const variable = 'E2E_SHARED_HOSTS'
const placeSchema = z.object({ url: z.string(), port: z.number(), dataDir: z.string() })

/**
 * Keeps a host for each worker that asks for one, until the run is over. Here, beside the workers: they are ended by a
 * signal, with no time to end what they started.
 */
export async function keepSharedHosts(): Promise<() => Promise<void>> {
  const running: RunningHost[] = []
  async function start(): Promise<RunningHost> {
    const host = await startHost({}, { isLasting: true })
    running.push(host)
    // The first account of an instance is its admin: taken here, so that no journey's rights depend on its turn.
    await createAccount(host.url, 'Ada Admin', 'ada@instance.example')
    return host
  }
  const hosts = new Map<string, Promise<RunningHost>>()
  function hostOf(worker: string): Promise<RunningHost> {
    const host = hosts.get(worker) ?? start()
    hosts.set(worker, host)
    return host
  }
  const server = createServer((request, response) => {
    const [, worker = '', what] = (request.url ?? '').split('/')
    hostOf(worker).then(
      ({ url, port, dataDir, output }) =>
        response.end(what === 'output' ? output() : JSON.stringify({ url, port, dataDir })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  process.env[variable] = `http://127.0.0.1:${address.port}`
  return async () => {
    server.closeAllConnections()
    server.close()
    await Promise.allSettled(hosts.values())
    await Promise.all(running.map((host) => host.stop()))
  }
}

/** This worker's host, shared by the journeys it runs, one after the other. */
export async function sharedHost(): Promise<Host> {
  const own = `${process.env[variable]}/${process.env['VITEST_POOL_ID']}`
  watchOutput(async () => (await fetch(`${own}/output`)).text())
  const answer = await fetch(own)
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return hostAt(placeSchema.parse(JSON.parse(text)))
}
