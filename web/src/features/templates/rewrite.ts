import type { GenerateRequest } from '@parley/core/assistant/protocol'
import { adjustTone } from '@parley/core/blog/adjust-tone'
import { FunctionsHttpError } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { readRefusal } from '~/data/function-refusal.ts'
import { supabase } from '~/data/supabase.ts'

export const styles = ['friendlier', 'more formal', 'shorter'] as const
export type Style = (typeof styles)[number]

const answerSchema = z.object({ response: z.string(), engine: z.string() })
const weights = {
  friendlier: { professional: 10, conversational: 80, storytelling: 5, inspirational: 5 },
  'more formal': { professional: 90, conversational: 5, storytelling: 0, inspirational: 5 },
}

/** The variables of a text, each as often as it stands there. */
const variablesOf = (text: string): string => (text.match(/\{\{[^{}]*\}\}/g) ?? []).toSorted().join()

/**
 * The text in another style, and what wrote it. The built-in engine changes words and leaves sentences; it cannot shorten.
 * @throws Error where the answer has lost a variable, and what the service says
 */
export async function rewrite(body: string, style: Style): Promise<{ text: string; engine: string }> {
  const message = `Rewrite this text to a sales lead so that it sounds ${style}. Keep its language, its paragraphs and every {{variable}} exactly as it is. Answer with the text alone.\n\n${body}`
  const { data, error } = await supabase.functions.invoke<unknown>('ai-assistant', {
    body: { message, type: 'generate' } satisfies GenerateRequest,
  })
  if (error instanceof FunctionsHttpError && error.context instanceof Response)
    throw new Error((await readRefusal(error.context)) ?? error.message)
  if (error) throw error
  const { response, engine } = answerSchema.parse(data)
  if (engine !== 'local') {
    if (variablesOf(response) !== variablesOf(body))
      throw new Error('The answer lost a variable, so your text was left as it is. Try again.')
    return { text: response.trim(), engine }
  }
  if (style === 'shorter')
    throw new Error(
      'The built-in engine cannot shorten a text. A language model can: an admin of this instance connects one under Integrations.',
    )
  return { text: adjustTone(body, weights[style]), engine }
}
