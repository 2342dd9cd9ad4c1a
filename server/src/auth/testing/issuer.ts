import { createHash, randomUUID } from 'node:crypto'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

export interface TestPerson {
  sub: string
  email?: string
  /** A text at Apple. */
  email_verified?: boolean | string
  name?: string
  [claim: string]: unknown
}

export interface TestIssuer {
  /** The issuer identifier, and of GitHub's shape the address of an enterprise server. */
  url: string
  /** Who consents at the next visit of an authorization address. */
  person: TestPerson
  /** What the token endpoint was last sent. */
  lastExchange: URLSearchParams | null
  /** Visits the provider's address as a browser would and consents; answers where it sends the browser back to. */
  consent(address: string): Promise<URL>
  /** An ID token signed with the issuer's key. */
  idToken(claims: JWTPayload & { aud: string }): Promise<string>
  close(): Promise<void>
}

interface Grant {
  person: TestPerson
  nonce: string | null
  challenge: string | null
  clientId: string
}

/** Exchanges the form of a token endpoint; null where its code or verifier is wrong. */
type Take = (form: URLSearchParams) => { grant: Grant; accessToken: string } | null
type PersonOf = (authorization: string | undefined) => TestPerson | undefined

/** GitHub's API, with OAuth but no OIDC. */
function addGitHub(app: Hono, take: Take, personOf: PersonOf): void {
  app.post('/login/oauth/access_token', async (context) => {
    const taken = take(new URLSearchParams(await context.req.text()))
    if (!taken) return context.json({ error: 'bad_verification_code' })
    return context.json({ access_token: taken.accessToken, token_type: 'bearer', scope: 'user:email' })
  })
  app.get('/api/v3/user', (context) => {
    const person = personOf(context.req.header('authorization'))
    if (!person) return context.json({ message: 'Bad credentials' }, 401)
    return context.json({
      id: Number(person.sub),
      login: 'octo',
      name: person.name ?? null,
      avatar_url: null,
    })
  })
  app.get('/api/v3/user/emails', (context) => {
    const person = personOf(context.req.header('authorization'))
    return context.json([
      { email: 'other@example.com', primary: false, verified: true },
      { email: person?.email, primary: true, verified: person?.email_verified === true },
    ])
  })
}

/** A small OIDC provider with discovery and GitHub's API. It checks PKCE as a strict one does. */
export async function startIssuer(): Promise<TestIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' }
  const grants = new Map<string, Grant>()
  const people = new Map<string, TestPerson>()
  const app = new Hono()
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise<void>((resolve) => {
    server.once('listening', () => resolve())
  })
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

  const idToken = (claims: JWTPayload) =>
    new SignJWT({ iss: url, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .setIssuedAt()
      .setExpirationTime(claims.exp ?? '5m')
      .sign(privateKey)

  const issuer: TestIssuer = {
    url,
    person: { sub: 'nobody' },
    lastExchange: null,
    idToken,
    async consent(target) {
      const response = await fetch(target, { redirect: 'manual' })
      return new URL(response.headers.get('location') ?? '')
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }

  app.get('/.well-known/openid-configuration', (context) =>
    context.json({
      issuer: url,
      authorization_endpoint: `${url}/authorize`,
      token_endpoint: `${url}/token`,
      userinfo_endpoint: `${url}/userinfo`,
      jwks_uri: `${url}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
  )
  app.get('/jwks', (context) => context.json({ keys: [jwk] }))

  const consent = (query: Record<string, string>) => {
    const back = new URL(query['redirect_uri'] ?? '')
    const code = randomUUID()
    grants.set(code, {
      person: issuer.person,
      nonce: query['nonce'] ?? null,
      challenge: query['code_challenge'] ?? null,
      clientId: query['client_id'] ?? '',
    })
    back.searchParams.set('code', code)
    back.searchParams.set('state', query['state'] ?? '')
    return back.href
  }
  app.get('/authorize', (context) => context.redirect(consent(context.req.query())))
  app.get('/login/oauth/authorize', (context) => context.redirect(consent(context.req.query())))

  const take: Take = (form) => {
    issuer.lastExchange = form
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    const derived = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!grant || (grant.challenge && grant.challenge !== derived)) return null
    const accessToken = randomUUID()
    people.set(accessToken, grant.person)
    return { grant, accessToken }
  }
  app.post('/token', async (context) => {
    const taken = take(new URLSearchParams(await context.req.text()))
    if (!taken) return context.json({ error: 'invalid_grant' }, 400)
    const { person, nonce, clientId } = taken.grant
    return context.json({
      access_token: taken.accessToken,
      refresh_token: `refresh-${taken.accessToken}`,
      token_type: 'bearer',
      expires_in: 3600,
      id_token: await idToken({ ...person, aud: clientId, ...(nonce ? { nonce } : {}) }),
    })
  })
  const personOf: PersonOf = (authorization) => people.get(authorization?.replace(/^Bearer /i, '') ?? '')
  app.get('/userinfo', (context) => context.json(personOf(context.req.header('authorization')) ?? {}))
  addGitHub(app, take, personOf)
  return issuer
}
