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
const returnedSchema = z.record(z.string(), z.number())

/** Leads, accounts and contacts carry each other's corrections, and what belongs to them stands on their pages. */
const customers = ['leads', 'accounts', 'contacts']
const ofCustomers = [...customers, 'lead_contacts', 'lead_activities']
/** What was read of them: also what stands beside an account or a contact (customerKeys.allRelated). */
const customerRoots = [...customers, 'customers']

/**
 * Gives the fields of a change the values they had, or puts a deleted record back.
 * @param expected what the fields hold now, for a person who has seen it
 * @returns how many rows came back with a deleted record, by table; "missing" counts those that could not
 * @throws ChangedSince; any other error where it was refused
 */
export async function restoreChange(
  { id, record, record_id }: Pick<Change, 'id' | 'record' | 'record_id'>,
  expected: Held | null = null,
): Promise<Readonly<Record<string, number>>> {
  const { data, error } = await supabase.rpc('restore_change', {
    record_id,
    change: id,
    ...(expected === null ? {} : { expected }),
  })
  const known = conflict.safeParse(error)
  if (known.success) throw new ChangedSince(heldSchema.parse(JSON.parse(known.data.details)))
  if (error) throw error
  // Stages stand in nearly everything that was read.
  if (record === 'stages') await queryClient.invalidateQueries()
  const roots = ofCustomers.includes(record) ? customerRoots : record === 'teams' ? ['account'] : [record]
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: historyKeys.all }),
    ...roots.map((root) => queryClient.invalidateQueries({ queryKey: [root] })),
  ])
  tellRestored(record_id)
  return returnedSchema.parse(data)
}
