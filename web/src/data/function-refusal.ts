import * as z from 'zod/mini'

const refusalSchema = z.object({ error: z.string() })

/** The sentence with which a server function says no; null where its answer holds none. */
export async function readRefusal(response: Response): Promise<string | null> {
  const refusal = refusalSchema.safeParse(await response.json().catch(() => null))
  return refusal.success ? refusal.data.error : null
}
