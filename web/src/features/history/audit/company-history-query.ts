import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '~/data/supabase.ts'
import { changeSchema } from '../change.ts'
import { historyKeys } from '../history-keys.ts'

const lines = z.array(
  z.extend(changeSchema, { label: z.nullable(z.string()), currency: z.nullable(z.string()) }),
)
export type CompanyChange = z.infer<typeof lines>[number]

const word = z.optional(z.string())
const filterSchema = z.object({
  record: word,
  person: word,
  way: word,
  /** The last so many days. */
  days: z.optional(z.number()),
  /** Only what weighs more than the rest: removals, what was put back, keys and roles. */
  grave: z.optional(z.literal(true)),
})
export type HistoryFilter = z.infer<typeof filterSchema>

/** A filter from the address; everything where it is none. */
export function readHistoryFilter(given: unknown): HistoryFilter {
  const read = filterSchema.safeParse(given)
  return read.success ? read.data : {}
}

const pageSize = 50
const dayMs = 86_400_000

/** Changes of the company after one of them, the latest first. */
export async function readChanges(
  { record, person, way, days, grave }: HistoryFilter,
  after: CompanyChange | null,
  { size = pageSize, file, signal }: { size?: number; file?: string; signal?: AbortSignal } = {},
): Promise<CompanyChange[]> {
  const asked = {
    page_size: size,
    ...(record === undefined ? {} : { only_record: record }),
    ...(person === undefined ? {} : { only_actor: person }),
    ...(way === undefined ? {} : { only_way: way }),
    ...(days === undefined ? {} : { from_at: new Date(Date.now() - days * dayMs).toISOString() }),
    ...(grave && { only_grave: true }),
    ...(after === null ? {} : { before_at: after.changed_at, before_id: after.id }),
  }
  // What is read for a file is written down.
  const request =
    file === undefined
      ? supabase.rpc('company_history', asked)
      : supabase.rpc('export_history', { export: file, ...asked })
  const { data } = await (signal ? request.abortSignal(signal) : request).throwOnError()
  return lines.parse(data)
}

const newest: CompanyChange | null = null

export const companyHistoryQuery = (filter: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: [...historyKeys.all, 'company', filter],
    placeholderData: keepPreviousData,
    initialPageParam: newest,
    getNextPageParam: (last: CompanyChange[]): CompanyChange | undefined =>
      last.length < pageSize ? undefined : last.at(-1),
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: CompanyChange | null }) =>
      readChanges(filter, pageParam, { signal }),
  })
