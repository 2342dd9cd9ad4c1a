import { z } from 'zod'
import { readBounded } from '../../http/read-bounded.ts'

const largest = 1024 * 1024

const modelList = z.object({
  data: z
    .array(z.object({ id: z.string().max(300), task: z.string().nullish(), owned_by: z.string().nullish() }))
    .max(5000),
})
export type ListedModel = z.infer<typeof modelList>['data'][number]

/**
 * GET {baseUrl}/models, as every OpenAI-compatible server lists them; at most 1 MB, and no redirect is followed.
 * @throws Error in words
 */
export async function listModels(
  baseUrl: string,
  apiKey: string | undefined,
  signal: AbortSignal,
): Promise<ListedModel[]> {
  const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/models`, {
    redirect: 'manual',
    signal,
    headers: apiKey ? { Authorization: `Bearer ${apiKey}` } : {},
  }).catch((error: unknown) => {
    throw new Error(`No server answers at ${new URL(baseUrl).host}.`, { cause: error })
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`The server answered ${response.status} when asked for its models.`)
  }
  const text = await readBounded(response, largest)
  try {
    return modelList.parse(JSON.parse(text)).data
  } catch (error) {
    throw new Error('The server lists no models at this address. It often ends in /v1.', { cause: error })
  }
}

/** Told apart by what the server says of it, otherwise by its name. */
export function kindOfModel({ id, task }: ListedModel): 'llm' | 'speech' | null {
  if (task)
    return task === 'automatic-speech-recognition' ? 'speech' : task === 'text-generation' ? 'llm' : null
  if (/whisper|parakeet|canary-|moonshine/i.test(id)) return 'speech'
  return /embed|rerank|minilm|bge-|kokoro|piper|\btts\b/i.test(id) ? null : 'llm'
}
