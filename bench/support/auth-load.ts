interface Answer {
  status: number
  body: Record<string, unknown>
}

export interface AuthCalls {
  post(path: string, body: Record<string, unknown>): Promise<Answer>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** POST calls of the auth service at `url`. */
export const createAuthCalls = (url: string): AuthCalls => ({
  async post(path, body) {
    const response = await fetch(`${url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const json: unknown = await response.json()
    return { status: response.status, body: isRecord(json) ? json : {} }
  },
})

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/**
 * Refreshes each session by many tabs at once, all with the same token. One is lost when it is refused, is given another
 * token than its neighbours, or the token it was given does not work afterwards.
 */
export async function refreshRace(
  calls: AuthCalls,
  credentials: { email: string; password: string },
  sessions: number,
  racers: number,
): Promise<{ lost: number; seconds: number }> {
  const tokens: string[] = []
  for (let index = 0; index < sessions; index += 1) {
    const { body } = await calls.post('token?grant_type=password', credentials)
    tokens.push(String(body['refresh_token']))
  }
  const refresh = (token: string) => calls.post('token?grant_type=refresh_token', { refresh_token: token })
  const from = performance.now()
  const answers = await Promise.all(
    Array.from({ length: racers }, async (_, index) => {
      const token = tokens[index % sessions] ?? ''
      return { token, answer: await refresh(token) }
    }),
  )
  const seconds = (performance.now() - from) / 1000
  const given = new Map<string, unknown>()
  let lost = 0
  for (const { token, answer } of answers) {
    const next = answer.body['refresh_token']
    if (!given.has(token)) given.set(token, next)
    if (answer.status !== 200 || given.get(token) !== next) lost += 1
  }
  const after = await Promise.all([...given.values()].map((token) => refresh(String(token))))
  return { lost: lost + after.filter(({ status }) => status !== 200).length, seconds }
}
