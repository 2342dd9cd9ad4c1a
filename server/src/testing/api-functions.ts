import type { Row, Sql } from '../database/database.ts'

/** A function of the API as the catalogue knows it. */
export interface ApiFunction {
  name: string
  arguments: { name: string; type: string; hasDefault: boolean }[]
}

/** All that somebody signed in or a visitor may call. */
export async function readApiFunctions(sql: Sql): Promise<ApiFunction[]> {
  return sql<ApiFunction[]>`
    select p.proname as name, coalesce((
             select json_agg(json_build_object('name', p.proargnames[place], 'type', format_type(p.proargtypes[place - 1], null),
                      'hasDefault', place > p.pronargs - p.pronargdefaults) order by place)
               from generate_series(1, p.pronargs) place), '[]') as arguments
      from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
       and (has_function_privilege('authenticated', p.oid, 'execute') or has_function_privilege('anon', p.oid, 'execute'))
     order by 1`
}

/** The table whose planted row an id names, by the argument's name. */
const tableOf: Record<string, string> = {
  recording: 'recordings',
  lead: 'leads',
  keep: 'leads',
  drop_lead: 'leads',
  contact: 'contacts',
  insight: 'recording_insights',
  task: 'tasks',
  post_id: 'blog_posts',
  only_post: 'blog_posts',
  post_ids: 'blog_posts',
  revision_id: 'blog_post_revisions',
  category_id: 'blog_categories',
  move_to: 'blog_categories',
  conversation_id: 'ai_conversations',
  turn_id: 'ai_turns',
  confirmation_id: 'ai_tool_calls',
  id: 'ai_tool_calls',
  automation: 'automations',
  run: 'automation_runs',
  webhook: 'webhooks',
  delivery: 'webhook_deliveries',
  import: 'lead_imports',
  ticket_id: 'support_tickets',
  version: 'transcript_versions',
  team: 'teams',
  before_id: 'lead_activities',
  after_id: 'recording_insights',
  effect_key: 'leads',
  after_recording: 'recordings',
}
const people = [
  '_user_id',
  'member',
  'target',
  'only_owner',
  'owner',
  'only_actor',
  'only_account',
  'successor',
]

/** What arguments that are no id of a planted row are given, by name. */
const byName: Record<string, unknown> = {
  page_size: 20,
  from_day: '2026-01-01',
  to_day: '2026-12-31',
  since: '2026-01-01T00:00:00Z',
  step_seconds: 3600,
  invitation_token: 'guess',
  preview_token: 'guess',
  token: 'guess',
  confirmation: 'victim Ltd',
  reason: 'x',
  answer: 'x',
  publish_at: '2099-01-01T00:00:00Z',
  seconds: 1,
  days: 1,
  scope: 'company',
  scopes: ['read'],
  name: 'x',
  names: ['x'],
  tag: 'x',
  is_given: true,
  is_admin: true,
  is_disabled: true,
  is_done: true,
  new_role: 'member',
  kind: 'read',
  arguments: {},
  proposal: {},
  result: {},
  tool_name: 'find_leads',
  subject: 'x',
  body: 'x',
  words: 'victim',
  pattern: '%',
  search: '',
  measure: 'won',
  trigger_kind: 'lead_created',
  post_slug: 'guess',
  author: 'guess',
  speaker: 'x',
  corrections: { language: 'de' },
  entries: [],
  payload: {},
  raw: '{}',
  rows: [],
  given: [],
  segments: [{ start: 0, end: 1, text: 'x', speaker: 'x' }],
}

/** Where the name of an argument doesn't tell. */
const byFunction: Record<string, Record<string, unknown>> = {
  import_vertical_rows: { kind: 'customers' },
  insight_evidence: { measure: 'objection' },
  test_integration: { kind: 'llm' },
  vertical_facts: { kind: 'saas' },
  similar_customers: { given: { name: 'a', email: 'a@a.example' } },
}

/** Records, by the values of an argument called "record". */
const records = ['leads', 'accounts', 'contacts', 'tasks']

/** What is changed of many, by their record. */
const patches: Record<string, unknown> = {
  leads: { next_step: 'stolen' },
  accounts: { phone: '1' },
  contacts: { title: 'stolen' },
  tasks: { status: 'done' },
}

export interface PlantedRows {
  rows: ReadonlyMap<string, Row>
  /** A second row of those tables of which functions take two. */
  others: ReadonlyMap<string, Row>
  userId: string
  /** What there is beyond a row of each table, by the function and the argument. */
  more: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

type Argument = ApiFunction['arguments'][number]
const isId = ({ type }: Argument) => type.startsWith('uuid')

/** The table whose row an argument names, and whether it is the second one of a call. */
function namedRow(
  name: string,
  argument: Argument,
  record: string,
): [table: string, isSecond: boolean] | undefined {
  if (!isId(argument)) return undefined
  if (['ids', 'customer', 'record_id'].includes(argument.name)) return [record, false]
  if (name === 'merge_customers' && argument.name === 'keep') return [record, false]
  if (argument.name === 'drop_record') return [record, true]
  const table = tableOf[argument.name]
  return table === undefined ? undefined : [table, argument.name === 'drop_lead']
}

/** @throws where the argument is unknown */
function valueOf(name: string, argument: Argument, record: string, planted: PlantedRows): unknown {
  const { rows, others, userId, more } = planted
  const known = more[name]?.[argument.name] ?? byFunction[name]?.[argument.name]
  if (known !== undefined) return known
  if (people.includes(argument.name)) return userId
  if (argument.name === 'record') return record
  if (argument.name === 'patch') return patches[record]
  if (argument.name === 'change' || argument.name === 'export') return crypto.randomUUID()
  const named = namedRow(name, argument, record)
  if (named) {
    const id = (named[1] ? others : rows).get(named[0])?.['id']
    if (typeof id !== 'string') throw new Error(`No row of ${named[0]} was planted for ${name}.`)
    return argument.type.endsWith('[]') ? [id] : id
  }
  if (argument.name in byName && !isId(argument)) return byName[argument.name]
  // What names no row may be left out; an id never is.
  if (argument.hasDefault && !isId(argument)) return undefined
  throw new Error(
    `${name} has an argument ${argument.name} (${argument.type}): say in testing/api-functions.ts what it is given.`,
  )
}

function kindsOf({ name, arguments: given }: ApiFunction): readonly string[] {
  const has = (argument: string) => given.some((one) => one.name === argument)
  if (has('drop_record') || name === 'similar_customers') return ['accounts', 'contacts']
  if (has('record')) return records
  const exported = /^export_(leads|accounts|contacts)$/.exec(name)?.[1]
  if (exported !== undefined) return [exported]
  return has('customer') ? ['accounts', 'contacts'] : [name === 'account_figures' ? 'accounts' : 'leads']
}

/**
 * What the function is called with, so that each argument that can name a row names one of the planted ones: for each kind of record that
 * it takes, with all arguments, with those alone that it needs, and where it takes several rows with each of them beside the caller's own.
 * @throws where an argument is unknown
 */
export function callsOf(
  known: ApiFunction,
  planted: PlantedRows,
  own: ReadonlyMap<string, Row> = new Map(),
): Record<string, unknown>[] {
  const { name, arguments: given } = known
  return kindsOf(known).flatMap((record) => {
    const call = (taken: readonly Argument[], from: (argument: Argument) => PlantedRows) =>
      Object.fromEntries(
        taken.flatMap((argument) => {
          const value = valueOf(name, argument, record, from(argument))
          return value === undefined ? [] : [[argument.name, value]]
        }),
      )
    const needed = given.filter(({ hasDefault }) => !hasDefault)
    const rowArguments = given.filter((argument) => own.has(namedRow(name, argument, record)?.[0] ?? ''))
    const ofCaller = { ...planted, rows: own, others: own, more: {} }
    const beside = rowArguments.length < 2 ? [] : rowArguments
    return [
      call(given, () => planted),
      ...(needed.length < given.length ? [call(needed, () => planted)] : []),
      ...beside.map((hidden) =>
        call(given, (argument) =>
          rowArguments.includes(argument) && argument !== hidden ? ofCaller : planted,
        ),
      ),
    ]
  })
}
