import type { z } from 'zod'
import { type Caller, findCaller, refuse } from '../caller.ts'
import { EngineError } from '../engines/engine.ts'
import { readBody } from '../read-body.ts'
import type { FunctionHandler } from '../serve.ts'
import { type BlogEngine, createBlogEngine } from './engine.ts'

const longestContent = 60 * 1024
/** JSON escapes take more bytes than the characters themselves. */
const longestBody = 3 * longestContent

export interface BlogTools {
  caller: Caller
  engine: BlogEngine
  supabaseUrl: string
}

/** A refusal by the helper itself, such as a text that is too short. */
export class BlogRefusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'BlogRefusal'
    this.status = status
  }
}

const tooLong = (): Response =>
  refuse(413, 'The post is longer than can be read at once (60 KB). Shorten it or divide it in two.')

const isContentTooLong = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'content' in value &&
  typeof value.content === 'string' &&
  new TextEncoder().encode(value.content).length > longestContent

/** Null where the caller is an admin and has calls left this hour; otherwise the refusal. */
async function authorizeCall({ client, userId }: Caller): Promise<Response | null> {
  const { data: isAdmin } = await client.rpc('is_admin', { _user_id: userId }).throwOnError()
  if (!isAdmin) return refuse(403, 'Only admins of the blog may use this.')
  const { data: hasCallsLeft } = await client.rpc('use_ai_call').throwOnError()
  return hasCallsLeft ? null : refuse(429, 'Rate limit exceeded. Please try again later.')
}

/**
 * A helper of the post editor: reads the body against `schema` (`usage` is the sentence for one that does not fit), lets
 * only admins in, counts the call, and answers what `work` returns with the engine's name. Failures are `{ error }`:
 * 400, 401, 403, 413 beyond 60 KB of content, 402 and 429 in the words of docs/specified.md S8.6, 502 to 504 for the
 * service.
 */
export const serveBlog =
  <Schema extends z.ZodType>(
    schema: Schema,
    usage: string,
    work: (asked: z.infer<Schema>, tools: BlogTools) => Promise<object>,
  ): FunctionHandler =>
  async (request, environment) => {
    if (request.method !== 'POST') return refuse(405, 'Send a POST request.')
    const body = await readBody(request, longestBody)
    if (!body.ok) return body.reason === 'too-long' ? tooLong() : refuse(400, usage)
    if (isContentTooLong(body.value)) return tooLong()
    const asked = schema.safeParse(body.value)
    if (!asked.success) return refuse(400, usage)
    const caller = await findCaller(request, environment)
    if (caller instanceof Response) return caller
    const refusal = await authorizeCall(caller)
    if (refusal !== null) return refusal
    try {
      const engine = createBlogEngine(environment)
      const answer = await work(asked.data, { caller, engine, supabaseUrl: environment.SUPABASE_URL })
      return Response.json({ ...answer, engine: engine.name })
    } catch (error) {
      if (error instanceof BlogRefusal) return refuse(error.status, error.message)
      if (!(error instanceof EngineError)) throw error
      // The caller's token is valid: a 401 of the service about our key must not look like an expired session.
      const isSpecified = error.status === 402 || error.status === 429 || error.status >= 502
      return refuse(isSpecified ? error.status : 502, error.message)
    }
  }
