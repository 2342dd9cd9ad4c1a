import type { Sql } from '../../server/src/database/database.ts'
import type { RealHost } from '../support/real-host.ts'

/** What arguments of these names are given, as SQL. A function with an argument of another name needs a line here. */
const byName: Record<string, string> = {
  from_day: 'current_date - 365',
  to_day: 'current_date',
  time_zone: "'Europe/Berlin'",
  since: "now() - interval '30 days'",
  step_seconds: '3600',
  search: "'person4'",
  recording: '(select id from public.recordings order by created_at limit 1)',
  lead: '(select lead_id from public.lead_activities group by lead_id order by count(*) desc limit 1)',
  customer:
    '(select account_id from public.leads where account_id is not null group by account_id order by count(*) desc limit 1)',
  insight: "(select id from public.recording_insights where kind = 'action_item' limit 1)",
  task: "(select id from public.tasks where status <> 'done' limit 1)",
  post_id: "(select id from public.blog_posts where slug = 'beitrag-4')",
  post_ids: '(select array_agg(id) from (select id from public.blog_posts limit 100) p)',
  post_slug: "'beitrag-4'",
  page_size: '50',
  author:
    '(select private.author_slug(name) from public.blog_post_authors(array(select id from public.blog_posts)) limit 1)',
  words: "'warehouse migration'",
  pattern: "'%person4%'",
  days: '90',
  keep: '(select min(id::text)::uuid from public.leads)',
  drop_lead: '(select max(id::text)::uuid from public.leads)',
  member: '(select id from public.profiles limit 1)',
  target: '(select id from public.profiles limit 1)',
  _user_id: 'auth.uid()',
}

/** Where the name of an argument doesn't tell. */
const byFunction: Record<string, Record<string, string>> = {
  account_figures: {
    ids: '(select array_agg(id) from (select id from public.accounts order by name limit 100) a)',
  },
  begin_ai_turn: { conversation_id: 'null' },
  change_each: {
    record: "'leads'",
    ids: '(select array_agg(id) from (select id from public.leads order by id limit 500) l)',
    patch: `'{"status": "contacted"}'`,
    change: 'gen_random_uuid()',
    key: 'null',
    value: 'null',
    tag: 'null',
    is_given: 'null',
  },
  change_records: {
    record: "'leads'",
    ids: '(select array_agg(id) from (select id from public.leads order by id limit 500) l)',
    patch: `'{"status": "contacted"}'`,
    change: 'gen_random_uuid()',
  },
  delete_records: {
    record: "'accounts'",
    ids: '(select array_agg(id) from (select id from public.accounts order by id limit 200) a)',
  },
  claim_tool_call: { call_id: "'call-1'", tool_name: "'find_leads'", arguments: "'{}'", kind: "'read'" },
  may_delete: {
    record: "'leads'",
    ids: '(select array_agg(id) from (select id from public.leads order by id limit 500) l)',
  },
  merge_customers: {
    record: "'accounts'",
    keep: '(select min(id::text)::uuid from public.accounts)',
    drop_record: '(select max(id::text)::uuid from public.accounts)',
  },
  similar_customers: { record: "'accounts'", given: `'{"name": "Acme GmbH", "website": "acme.example"}'` },
  export_accounts: {
    export: 'gen_random_uuid()',
    ids: '(select array_agg(id) from (select id from public.accounts order by id limit 1000) a)',
  },
  export_contacts: {
    export: 'gen_random_uuid()',
    ids: '(select array_agg(id) from (select id from public.contacts order by id limit 1000) c)',
  },
  export_history: { export: 'gen_random_uuid()' },
  export_leads: {
    export: 'gen_random_uuid()',
    ids: '(select array_agg(id) from (select id from public.leads order by id limit 1000) l)',
  },
  restore_change: {
    record_id:
      "(select record_id from public.record_changes where operation = 'update' order by changed_at, id limit 1)",
    change:
      "(select id from public.record_changes where operation = 'update' order by changed_at, id limit 1)",
  },
  answer_app_request: { request: 'gen_random_uuid()', scopes: "'{read}'" },
  app_request: { request: 'gen_random_uuid()' },
  create_api_key: { name: "'Budget'", scopes: "'{read}'" },
  import_transcript: { segments: `'[{"speaker": "You", "text": "Hello", "start": 0, "end": 2}]'` },
  import_vertical_rows: { kind: "'customers'", rows: `'[{"external_id": "c1", "name": "C"}]'` },
  insight_evidence: { measure: "'objection'" },
  load_sample: { payload: `'{"leads": [], "tasks": [], "recordings": [], "posts": []}'` },
  record_web_vitals: { entries: "'[]'" },
  sales_evidence: { measure: "'won'" },
  schedule_blog_post: {
    publish_at: "now() + interval '1 day'",
    post_id: "(select id from public.blog_posts where slug = 'beitrag-5')",
  },
  send_contact_email: {
    subject: "'Hello'",
    body: "'Hello'",
    recording: 'null',
    contact: '(select id from public.contacts where email is not null limit 1)',
  },
  send_lead_email: {
    subject: "'Hello'",
    body: "'Hello'",
    recording: 'null',
    lead: '(select id from public.leads where email is not null limit 1)',
  },
  set_stages: { given: `'[{"key": "new", "name": "Inbox"}]'` },
  set_member_role: { new_role: "'owner'" },
  set_blog_post_tags: { names: "'{pricing}'" },
  set_instance_admin: { is_admin: 'true' },
  assign_turn: { segments: "'{}'", speaker: "'Karin'", from_character: '0' },
  correct_recording: { corrections: `'{"language": "de"}'` },
  set_own_field: {
    record: "'leads'",
    ids: '(select array_agg(id) from (select id from public.leads order by id limit 500) l)',
    key: `(select key from public.lead_fields where record = 'leads' limit 1)`,
    value: `'"Gold"'`,
    change: 'gen_random_uuid()',
  },
  record_tags: { record: "'leads'" },
  tag_records: {
    record: "'leads'",
    ids: '(select array_agg(id) from (select id from public.leads order by id limit 500) l)',
    tag: "'renewal'",
    is_given: 'true',
    change: 'gen_random_uuid()',
  },
  undo_change: { change: 'gen_random_uuid()' },
  test_integration: { kind: "'llm'" },
  vertical_facts: { kind: "'saas'" },
}

/** What a function says that refuses these rows for a good reason: it was called all the same, and within its bounds. */
const refusals: Record<string, RegExp> = {
  accept_invitation: /not valid any more/,
  answer_app_request: /has run out/,
  answer_support_ticket: /no such ticket/,
  app_request: /has run out/,
  assign_turn: /not in the transcript/,
  correct_recording: /no such recording/,
  delete_account: /the only one in your company/,
  delete_blog_category: /no such category/,
  erase_company: /name of the company/,
  publish_automation: /no longer there/,
  remove_member: /only one here/,
  resend_webhook_delivery: /no longer there/,
  restore_change: /not kept any more|changed since/,
  restore_blog_post_revision: /no such revision/,
  restore_transcript: /no such version/,
  retry_automation_run: /Only a run that failed/,
  rotate_webhook_secret: /no longer there/,
  set_stages: /Move them to another stage first/,
  start_lead_import: /no such import/,
  test_webhook: /no longer there/,
  undo_change: /no longer be undone/,
  undo_customer_merge: /no such merge/,
  undo_lead_import: /no such import/,
  undo_merge: /no such merge/,
}

/** Whether an error is one that the function is right to give here. */
export const isRefusal = ({ name, error }: Called): boolean =>
  error !== null && (refusals[name]?.test(error) ?? false)

/** Ids of rows that a real company's don't include: with null the function answers that there is none. */
const optional = new Set([
  'invitation_token',
  'preview_token',
  'token',
  'ticket_id',
  'answer',
  'confirmation_id',
  'tool_name',
  'arguments',
  'confirmation',
  'id',
  'is_done',
  'result',
  'proposal',
  'category_id',
  'session_id',
  'automation',
  'delivery',
  'revision_id',
  'version',
  'run',
  'webhook',
  'raw',
  'import',
  'merge',
  'turn_id',
  'event',
  'is_disabled',
  'team',
  'trigger_kind',
  'only_kind',
  'scope',
  'seconds',
  'stretch_days',
])

interface Callable {
  name: string
  arguments: { name: string; hasDefault: boolean }[]
}

/** All that people who are signed in may call. */
export async function readFunctions(sql: Sql): Promise<Callable[]> {
  const rows = await sql<{ name: string; names: string[] | null; inputs: number; defaults: number }[]>`
    select proname as name, proargnames as names, pronargs as inputs, pronargdefaults as defaults from pg_catalog.pg_proc
     where pronamespace = 'public'::regnamespace and prokind = 'f' and prorettype <> 'trigger'::regtype
       and has_function_privilege('authenticated', oid, 'execute') order by 1`
  return rows.map(({ name, names, inputs, defaults }) => ({
    name,
    arguments: (names ?? [])
      .slice(0, inputs)
      .map((argument, place) => ({ name: argument, hasDefault: place >= inputs - defaults })),
  }))
}

export interface Called {
  name: string
  milliseconds: number
  rows: number
  /** Of the answer, in bytes. */
  size: number
  error: string | null
}

/** Calls a function as the company's owner, in a transaction that is rolled back. */
export async function callOnce(
  sql: Sql,
  { id, session }: Pick<RealHost, 'id' | 'session'>,
  { name, arguments: given }: Callable,
): Promise<Called> {
  const texts = given.flatMap((argument) => {
    const value = byFunction[name]?.[argument.name] ?? byName[argument.name]
    if (value !== undefined) return [`${argument.name} => ${value}`]
    if (!argument.hasDefault && !optional.has(argument.name))
      throw new Error(
        `${name} has an argument ${argument.name}: say in e2e/budgets/functions.ts what it is given here.`,
      )
    return argument.hasDefault ? [] : [`${argument.name} => null`]
  })
  const claims = JSON.stringify({
    sub: id,
    role: 'authenticated',
    aal: 'aal1',
    session_id: JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString())
      .session_id,
  })
  const called: Called = { name, milliseconds: 0, rows: 0, size: 0, error: null }
  const undo = new Error('only a trial')
  await sql
    .begin(async (transaction) => {
      await transaction`select set_config('request.jwt.claims', ${claims}, true), set_config('statement_timeout', '60s', true)`
      await transaction`set local role authenticated`
      const started = performance.now()
      const [row] = await transaction.unsafe<{ rows: number; size: number }[]>(
        `select count(*)::int as rows, coalesce(sum(length(answer::text)), 0)::int as size from public.${name}(${texts.join(', ')}) as answer`,
      )
      called.milliseconds = performance.now() - started
      called.rows = row?.rows ?? 0
      called.size = row?.size ?? 0
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) called.error = String(error)
    })
  return called
}
