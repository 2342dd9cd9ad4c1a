import type { CallListener } from './engines/count-calls.ts'

/** The environment of a function; on hosted Supabase the variables have the same names. */
export interface FunctionEnvironment {
  SUPABASE_URL: string
  SUPABASE_ANON_KEY: string
  /** Where people open the app; under Parley's own host the same as SUPABASE_URL to them. */
  PUBLIC_URL?: string | undefined
  LLM_BASE_URL?: string | undefined
  LLM_API_KEY?: string | undefined
  LLM_MODEL?: string | undefined
  /** Called with each call of a model; only Parley's own host counts them. */
  onModelCall?: CallListener | undefined
}

export type FunctionHandler = (
  request: Request,
  environment: FunctionEnvironment,
) => Response | Promise<Response>

interface DenoRuntime {
  serve(handler: (request: Request) => Response | Promise<Response>): unknown
  env: { get(name: string): string | undefined }
}

const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type',
  'Access-Control-Allow-Methods': 'POST, GET, OPTIONS',
}

function isDeno(value: unknown): value is DenoRuntime {
  return typeof value === 'object' && value !== null && 'serve' in value && 'env' in value
}

/**
 * The last line of each function's index.ts: under Deno (hosted Supabase) it starts serving, under Parley's own host it
 * only returns the handler.
 */
export function serve(handler: FunctionHandler): FunctionHandler {
  const runtime: unknown = Reflect.get(globalThis, 'Deno')
  if (isDeno(runtime)) {
    const read = (name: string) => runtime.env.get(name)
    const environment: FunctionEnvironment = {
      SUPABASE_URL: read('SUPABASE_URL') ?? '',
      SUPABASE_ANON_KEY: read('SUPABASE_ANON_KEY') ?? '',
      PUBLIC_URL: read('PUBLIC_URL'),
      LLM_BASE_URL: read('LLM_BASE_URL'),
      LLM_API_KEY: read('LLM_API_KEY'),
      LLM_MODEL: read('LLM_MODEL'),
    }
    runtime.serve(async (request) => {
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders })
      const response = await handler(request, environment)
      for (const [name, value] of Object.entries(corsHeaders)) response.headers.set(name, value)
      return response
    })
  }
  return handler
}
