import { namedStage } from '@parley/core/assistant/stages/name-words'
import { sumOf } from '@parley/core/assistant/tools/figures'
import { amountWords, countOf, nameSome, sumWords } from '@parley/core/assistant/tools/words'
import type { Condition } from '@parley/core/leads/filters/conditions'
import { isOpenStatus } from '@parley/core/leads/stages'
import { containsPattern } from '@parley/core/text/like'
import { anyColumnOrPhone } from '@parley/core/text/search-words'
import { z } from 'zod'
import type { ToolContext } from './context.ts'
import { findColleague } from './find-colleague.ts'
import { findLead, isExternal, leadColumns, leadEvidence, leadLabel, toLeadData } from './find-lead.ts'
import { leadFile } from './lead-file.ts'
import { period, spanOf } from './period.ts'
import { requireStage, stageDescription, stageParameter } from './read-stages.ts'
import { defineTool } from './tool.ts'

/** Each company has one stage that is won and one that is lost; the others are open. */
const closed = '(won,lost)'
/** "open" means it as well, where no stage is called so. */
const allOpen = 'all_open'
const limit = z.int().min(1).max(50)

const filters = z.strictObject({
  query: z.string().max(200).optional(),
  status: stageParameter
    .describe(`${stageDescription}, or "${allOpen}" for all that are neither won nor lost`)
    .optional(),
  min_score: z.number().min(0).max(100).optional(),
  min_value: z.number().min(0).optional(),
  max_value: z.number().min(0).optional(),
  silent_for_days: z.int().min(1).max(3650).optional(),
  owner: z.string().min(1).max(200).optional().describe('Name or id of the colleague who owns them'),
  created: period.optional().describe('When they were created'),
  sort: z.enum(['activity', 'value', 'score', 'created']).default('activity'),
  limit: limit.default(20),
})

const columnOf = {
  activity: 'last_activity_at',
  value: 'value',
  score: 'score',
  created: 'created_at',
} as const

type Wanted = Omit<z.infer<typeof filters>, 'owner' | 'status'> & {
  ownerId: string | null
  /** The key of a stage, or `allOpen`. */
  status: string | undefined
}

/** The key of the stage that is looked for, or that all open ones are. 400 for a stage that the company doesn't have. */
function readStatus(said: string | undefined, context: ToolContext): string | undefined {
  if (said === undefined || said === allOpen) return said
  const isAllOpen = said.toLowerCase() === 'open' && !namedStage(context.stages, said)
  return isAllOpen ? allOpen : requireStage(said, context).key
}

const silentSince = (days: number, now: string): string =>
  new Date(Date.parse(now) - days * 86_400_000).toISOString()

/** The leads that are looked for, in their order; those without a value or a score last. */
function queryLeads(wanted: Wanted, { client, now, timeZone }: ToolContext, atMost: number) {
  let query = client.from('leads').select(leadColumns, { count: 'exact' })
  if (wanted.query?.trim())
    query = query.or(anyColumnOrPhone(['name', 'company', 'email', 'custom_words'], wanted.query))
  if (wanted.status === allOpen) query = query.not('status', 'in', closed)
  else if (wanted.status !== undefined) query = query.eq('status', wanted.status)
  if (wanted.min_score !== undefined) query = query.gte('score', wanted.min_score)
  if (wanted.min_value !== undefined) query = query.gte('value', wanted.min_value)
  if (wanted.max_value !== undefined) query = query.lte('value', wanted.max_value)
  if (wanted.silent_for_days !== undefined) {
    query = query.lt('last_activity_at', silentSince(wanted.silent_for_days, now))
  }
  if (wanted.ownerId !== null) query = query.eq('owner_id', wanted.ownerId)
  if (wanted.created !== undefined) {
    const { since, until } = spanOf(wanted.created, now, timeZone)
    query = query.gte('created_at', since).lt('created_at', until)
  }
  return query.order(columnOf[wanted.sort], { ascending: false, nullsFirst: false }).order('id').limit(atMost)
}

const isAmong = (status: string, wanted: string | undefined): boolean =>
  wanted === undefined || (wanted === allOpen ? isOpenStatus(status) : status === wanted)

/** What all leads that are looked for are worth, by currency: summed where they are, however many there be. */
async function readWorth(wanted: Wanted, { client, now, timeZone }: ToolContext) {
  const conditions: Condition[] = []
  const add = (field: string, test: Condition['test'], value: number | string | undefined) => {
    if (value !== undefined) conditions.push({ field, test, values: [String(value)] })
  }
  add('score', 'gte', wanted.min_score)
  add('value', 'gte', wanted.min_value)
  add('value', 'lte', wanted.max_value)
  if (wanted.silent_for_days !== undefined)
    add('last_activity_at', 'lt', silentSince(wanted.silent_for_days, now))
  if (wanted.created !== undefined) {
    const { since, until } = spanOf(wanted.created, now, timeZone)
    add('created_at', 'gte', since)
    add('created_at', 'lt', until)
  }
  const { data } = await client
    .rpc('lead_stages', {
      conditions: conditions.map((condition) => ({ ...condition })),
      ...(wanted.query?.trim() ? { pattern: containsPattern(wanted.query.trim()) } : {}),
      ...(wanted.ownerId === null ? {} : { owner: wanted.ownerId }),
    })
    .throwOnError()
  return sumOf(data.filter(({ status }) => isAmong(status, wanted.status)))
}

const searchLeads = defineTool({
  name: 'search_leads',
  description:
    'Finds leads by words, by stage, score, value, silence, owner or creation, with their number and what they are worth in all. Without parameters: the latest.',
  kind: 'read',
  parameters: filters,
  run: async ({ owner, ...said }, context) => {
    const ownerId = owner === undefined ? null : (await findColleague(owner, context)).id
    const wanted: Wanted = { ...said, status: readStatus(said.status, context), ownerId }
    const { data: rows, count } = await queryLeads(wanted, context, wanted.limit).throwOnError()
    const found = count ?? rows.length
    const worth = found > rows.length ? await readWorth(wanted, context) : sumOf(rows)
    const inAll = worth.length === 0 ? '' : `, worth ${sumWords(worth)} in all`
    return {
      message:
        rows.length === 0
          ? 'No lead matches.'
          : `${countOf(found, 'lead')} found${inAll}: ${nameSome(rows.map(leadLabel), 3, found)}.`,
      data: {
        total: found,
        leads: rows.map((row) => toLeadData(row, context.stages)),
        ...(worth.length === 0 ? {} : { worth }),
      },
      evidence: rows.slice(0, 8).map(leadEvidence),
      hasUntrustedText: rows.some(isExternal),
    }
  },
})

const getLead = defineTool({
  name: 'get_lead',
  description:
    'Everything about one lead, given by id, name, company or email: fields, score, open tasks, history.',
  kind: 'read',
  parameters: z.strictObject({ lead: z.string().min(1).max(200) }),
  run: async (wanted, context) => {
    const found = await findLead(wanted.lead, context)
    return 'answer' in found ? found.answer : leadFile(found.row, context)
  },
})

const reasonsSchema = z.array(z.object({ label: z.string(), points: z.number() }))
const scored = z.object({ id: z.uuid(), score_reasons: reasonsSchema.catch([]) })

const hotLeads = defineTool({
  name: 'hot_leads',
  description: 'The open leads with the highest scores, each with the reasons of its score.',
  kind: 'read',
  parameters: z.strictObject({ limit: limit.default(5) }),
  run: async (wanted, { client, stages }) => {
    const { data } = await client
      .from('leads')
      .select(`${leadColumns}, score_reasons`)
      .not('status', 'in', closed)
      .gt('score', 0)
      .order('score', { ascending: false })
      .order('last_activity_at', { ascending: false })
      .limit(wanted.limit)
      .throwOnError()
    const rows = data.map(({ score_reasons: _reasons, ...lead }) => lead)
    const reasons = new Map(
      z
        .array(scored)
        .parse(data)
        .map((row) => [row.id, row.score_reasons]),
    )
    const [first] = rows
    const top = first
      ? (reasons.get(first.id) ?? [])
          .filter(({ points }) => points > 0)
          .slice(0, 2)
          .map(({ label }) => label)
      : []
    return {
      message: first
        ? `${nameSome(rows.map((lead) => `${leadLabel(lead)} ${lead.score}`))}. ${first.name} is the warmest${top.length === 0 ? '' : ` (${top.join(', ')})`}.`
        : 'No open lead has a score yet.',
      data: {
        leads: rows.map((lead) => ({
          ...toLeadData(lead, stages),
          value_text: lead.value === null ? null : amountWords(lead.value, lead.currency),
          reasons: (reasons.get(lead.id) ?? []).map(
            ({ label, points }) => `${label} (${points > 0 ? '+' : ''}${points})`,
          ),
        })),
      },
      evidence: rows.map(leadEvidence),
      hasUntrustedText: rows.some(isExternal),
    }
  },
})

export const leadReadTools = [searchLeads, getLead, hotLeads]
