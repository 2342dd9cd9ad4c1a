import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../e2e/support/host.ts'

/** A certificate that nobody trusts, by the machine's openssl. */
function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'parley-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    const files = ['-keyout', key, '-out', cert, '-days', '2']
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], {
      stdio: 'ignore',
    })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What HTTP/2 has no place for. */
const ofOneConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

/** Stands before a host as operators' proxies do: HTTP/2 with TLS on its side, HTTP/1.1 to the host. */
export async function startHttp2Proxy(port: number): Promise<{ url: string; close: () => void }> {
  const own = await freePort()
  const url = `https://localhost:${own}`
  const server = createSecureServer({ ...makeCertificate(), allowHTTP1: true }, (incoming, outgoing) => {
    const given = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'))
    const headers = { ...Object.fromEntries(given), host: `localhost:${own}`, 'x-forwarded-proto': 'https' }
    const to = { port, host: '127.0.0.1', path: incoming.url, method: incoming.method, headers }
    const onward = request(to, (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !ofOneConnection.has(name))
      outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  // The live connection, which browsers open over HTTP/1.1.
  server.on('upgrade', (incoming, socket, head) => {
    const onward = connect(port, '127.0.0.1', () => {
      const raw: string[] = incoming.rawHeaders
      const lines = raw.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${raw[at + 1]}`] : []))
      onward.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      onward.write(head)
      socket.pipe(onward).pipe(socket)
    })
    for (const end of [onward, socket]) end.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(own, '127.0.0.1', resolve)
  })
  return { url, close: () => server.close() }
}
