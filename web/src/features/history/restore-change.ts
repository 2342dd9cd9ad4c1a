import * as z from 'zod/mini'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import type { Change } from './change.ts'
import { historyKeys } from './history-keys.ts'
import { tellRestored } from './restored.ts'

type Held = Record<string, z.core.util.JSONType>

/** Fields were changed since: nothing was restored, and this is what they hold now. */
export class ChangedSince extends Error {
  readonly held: Held
  constructor(held: Held) {
    super('Changed since')
    this.held = held
  }
}

const conflict = z.object({ hint: z.literal('changed_since'), details: z.string() })
const heldSchema = z.record(z.string(), z.json())

/** Leads, accounts and contacts carry each other's corrections. */
const customers = ['leads', 'accounts', 'contacts']

/**
 * Gives the fields of a change the values they had, or puts a deleted record back.
 * @param expected what the fields hold now, for a person who has seen it
 * @throws ChangedSince; any other error where it was refused
 */
export async function restoreChange(
  { id, record, record_id }: Pick<Change, 'id' | 'record' | 'record_id'>,
  expected: Held | null = null,
): Promise<void> {
  const { error } = await supabase.rpc('restore_change', {
    record_id,
    change: id,
    ...(expected === null ? {} : { expected }),
  })
  const known = conflict.safeParse(error)
  if (known.success) throw new ChangedSince(heldSchema.parse(JSON.parse(known.data.details)))
  if (error) throw error
  // Stages stand in nearly everything that was read.
  if (record === 'stages') await queryClient.invalidateQueries()
  const roots = customers.includes(record) ? customers : [record]
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: historyKeys.all }),
    ...roots.map((root) => queryClient.invalidateQueries({ queryKey: [root] })),
  ])
  tellRestored(record_id)
}
