import { type Facts, recordOf } from '@parley/core/automations/fields'
import { salesNouns } from '@parley/core/records/sales-records'
import { EngineError } from '@parley/functions/_shared/engines/engine'
import type { WorkerServices } from '../tasks.ts'
import { effectKey, type Run, StepRefusal } from './run.ts'

/**
 * Asks a question about the run's facts. The answer is text only: no tool is offered, so that injected instructions in
 * a transcript or a form have no effect. A note is written once, under the step's effect key.
 * @throws StepRefusal where the hour's calls are used up or the service refuses
 */
export async function askAi(
  { database: { sql }, answerer: currentAnswerer }: WorkerServices,
  run: Run,
  plan: { question: string; saveNote: boolean },
  facts: Facts,
): Promise<{ answer: string; engine: string }> {
  const [budget] = await sql<{ is_left: boolean }[]>`
    select count(*) < coalesce((select (value #>> '{}')::int from private.settings where name = 'ai_calls_per_hour'), 300) as is_left
      from public.ai_usage where company_id = ${run.company_id} and feature = 'automation' and created_at > now() - interval '1 hour'`
  if (!budget?.is_left) throw new StepRefusal('The AI calls of this hour are used up. Try again later.')
  const answerer = currentAnswerer()
  const started = performance.now()
  const note = (error: string | null) => sql`
    insert into public.ai_usage (company_id, feature, engine, duration_ms, error)
    values (${run.company_id}, 'automation', ${answerer.name}, ${Math.round(performance.now() - started)}, ${error})`
  try {
    const answer = (await answerer.answer(plan.question, facts)).slice(0, 4000)
    await note(null)
    const record = recordOf(facts)
    if (plan.saveNote && record) {
      const column = `${salesNouns[record]}_id`
      const id = String(facts[`${salesNouns[record]}.id`])
      await sql`
        insert into public.lead_activities (company_id, ${sql(column)}, kind, body, data, actor_id, is_automatic)
        select ${run.company_id}, ${id}, 'note', ${answer},
               ${sql.json({ from: 'automation', effect_key: effectKey(run), engine: answerer.name })}, null, true
         where not exists (select from public.lead_activities where company_id = ${run.company_id}
           and ${sql(column)} = ${id} and data ->> 'effect_key' = ${effectKey(run)})`
    }
    return { answer, engine: answerer.name }
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    await note(error.message)
    if (error.status < 500 && error.status !== 429) throw new StepRefusal(error.message)
    throw error
  }
}
