import { mostStages, stageColumns, toStages } from '@parley/core/leads/stages'
import { readAllById } from '@parley/core/paging/read-pages'
import { changeInBulk, toValues } from '~/data/bulk-change.ts'
import { describeError } from '~/data/describe-error.ts'
import { countOf } from '~/data/formats.ts'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import { type Draft, toDraft, toGiven } from './draft.ts'

/** How many leads stand in a stage now. */
export async function countLeadsIn(key: string): Promise<number> {
  const { count } = await supabase
    .from('leads')
    .select('id', { count: 'exact', head: true })
    .eq('status', key)
    .throwOnError()
  return count ?? 0
}

async function readLeadsIn(key: string): Promise<string[]> {
  const leads = await readAllById((after) =>
    supabase.from('leads').select('id').eq('status', key).gt('id', after).order('id').throwOnError(),
  )
  return leads.map(({ id }) => id)
}

async function refuseWhereChanged(companyId: string, from: Draft): Promise<void> {
  const { data } = await supabase
    .from('stages')
    .select(stageColumns)
    .eq('company_id', companyId)
    .limit(mostStages)
    .throwOnError()
  if (JSON.stringify(toGiven(toDraft(toStages(data)))) !== JSON.stringify(toGiven(from)))
    throw new Error('Someone else changed the stages in the meantime. Cancel to see them as they are now.')
}

/**
 * Moves the leads of stages that go, then saves all of them.
 * @param from what the draft was made of
 * @throws in words, where leads could not all be moved (every stage stays then) or the stages are refused
 */
export async function saveStages(companyId: string, draft: Draft, from: Draft): Promise<void> {
  await refuseWhereChanged(companyId, from)
  let moved = 0
  for (const { key, name, target } of draft.leaving) {
    if (target === null) continue
    const ids = await readLeadsIn(key)
    if (ids.length === 0) continue
    const isMoved = await changeInBulk({
      ids,
      send: toValues('leads', { status: target }),
      said: null,
      showBack: () => {},
      refresh: () => queryClient.invalidateQueries({ queryKey: ['leads'] }),
    })
    if (!isMoved)
      throw new Error(`Not all leads in “${name}” could be moved, so it stays, and no stage was changed.`)
    moved += ids.length
  }
  const { error } = await supabase.rpc('set_stages', { given: toGiven(draft) })
  if (error) {
    const why = describeError(error)
    throw moved === 0 ? error : new Error(`${why} Already moved: ${countOf(moved, 'lead')}.`)
  }
  // Names, orders and chances stand in nearly everything that was read.
  await queryClient.invalidateQueries()
}
