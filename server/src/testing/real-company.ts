import type { Sql } from '../database/database.ts'

/** How much of each there is. */
export interface CompanySizes {
  leads: number
  tasks: number
  recordings: number
  /** Of each recording. */
  segments: number
  activities: number
  posts: number
  notifications: number
}

export const realSizes: CompanySizes = {
  leads: 60_000,
  tasks: 100_000,
  recordings: 3000,
  segments: 400,
  activities: 200_000,
  posts: 5000,
  notifications: 20_000,
}

/** Names, words and stages of many alphabets, picked by a row's number so that each run holds the same. */
const lists = {
  first: ['Ana', 'Zoë', 'Björn', 'Łukasz', 'María', '山田', 'Олена', 'O’Neill', '😀 Kim', 'يوسف'],
  firm: [
    'Müller & Söhne',
    'Nordwind',
    'São João',
    'Zażółć',
    '東京商事',
    'A, "B" \\ C',
    "D'Or",
    'Ελλάδα',
    'Ärzte',
    'Plain',
  ],
  stages: ['new', 'contacted', 'qualified', 'proposal', 'negotiation', 'won', 'lost'],
  sources: ['Website', 'Messe München', 'Empfehlung', 'call', 'Import 2025'],
  plans: ['Gold', 'Silver', 'Bronze'],
  said: [
    'The price is what holds us back, to be honest.',
    'Können Sie mir das bis Freitag schicken?',
    'We use another tool today and the export is slow.',
    'I will send you the numbers tomorrow.',
    'Das klingt gut, wir sprechen intern darüber.',
    'Who else has to agree to this?',
    'Our budget is thirty thousand a year.',
    'Let us talk again in the second week of March.',
    'The integration with the warehouse matters most.',
    'Mhm.',
    'We lost two weeks with the last migration, never again.',
  ],
}
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
/** One of a list by the number `n`, as SQL. */
const pick = (list: keyof typeof lists, by: string) =>
  `(array[${lists[list].map(literal).join(', ')}])[1 + (${by}) % ${lists[list].length}]`

const statements = (company: string, owner: string, sizes: CompanySizes) => [
  `insert into public.lead_fields (company_id, key, label, type, options) values
     ('${company}', 'seats', 'Seats', 'number', '{}'), ('${company}', 'plan', 'Plan', 'choice', '{Gold,Silver,Bronze}'),
     ('${company}', 'renewal', 'Renewal', 'date', '{}'), ('${company}', 'notes', 'Größe', 'text', '{}')`,
  `insert into public.leads (company_id, owner_id, created_by, name, company, email, phone, website, title, source, status, value,
       currency, score, next_step, tags, last_activity_at, status_changed_at, created_at, custom)
   select '${company}', '${owner}', '${owner}', ${pick('first', 'n')} || ' ' || md5(n::text), ${pick('firm', 'n / 7')} || ' ' || n % 4000,
       case when n % 9 <> 0 then 'person' || n || '@firm' || n % 4000 || '.example' end, '+49 30 ' || (1000000 + n), 'https://firm' || n % 4000 || '.example',
       case when n % 3 = 0 then 'Head of "Einkauf"' end, ${pick('sources', 'n')}, ${pick('stages', 'n')}, case when n % 5 <> 0 then (n * 37) % 100000 end,
       'EUR', n % 101, case when n % 4 = 0 then repeat('Call back, ' || E'then write\n', 1 + n % 20) end,
       case when n % 6 = 0 then array['VIP', 'größer als 100'] else '{}' end, now() - n % 5000 * interval '1 hour',
       now() - n % 6000 * interval '1 hour', now() - (6000 + n % 9000) * interval '1 hour',
       jsonb_build_object('seats', n % 500, 'plan', ${pick('plans', 'n')}, 'renewal', (date '2026-01-01' + n % 700)::text,
         'notes', 'Größe ' || n % 900 || repeat(' ü', n % 30))
     from generate_series(1, ${sizes.leads}) n`,
  `create temporary table real_leads on commit drop as
     select id, row_number() over (order by id) - 1 as place from public.leads where company_id = '${company}'`,
  'create unique index on real_leads (place)',
  'analyze real_leads',
  `insert into public.recordings (company_id, owner_id, title, status, source, created_at, recorded_at, duration_seconds, language, lead_id,
       topics, sentiment, speaker_names, metrics, analysed_at, analysis_engine, transcription_engine, channels)
   select '${company}', '${owner}', 'Call ' || n || ' ' || ${pick('firm', 'n')}, 'ready', 'upload', now() - n * interval '2 hours', now() - n * interval '2 hours',
       ${sizes.segments * 6}, 'en', l.id, array['pricing', 'Umzug'], (n % 20 - 10) / 10.0, '{"Speaker 1": "Zoë"}',
       jsonb_build_object('topicStarts', '{"pricing": 12}'::jsonb, 'figures', (select jsonb_object_agg(name, jsonb_build_object('value', n % 97, 'weight', 100, 'start', n % 600))
         from unnest('{talk_ratio,monologue,interactivity,patience,questions,fillers,sentiment}'::text[]) name)), now(), 'local', 'import', 2
     from generate_series(1, ${sizes.recordings}) n left join real_leads l on l.place = n * 13 % ${Math.max(1, sizes.leads)}`,
  `insert into public.transcript_segments (company_id, recording_id, position, start_seconds, end_seconds, speaker, channel, text)
   select '${company}', r.id, n, n * 6, n * 6 + 6, 'Speaker ' || 1 + n % 2, n % 2, ${pick('said', 'n * 7 + length(r.title)')}
     from public.recordings r, generate_series(0, ${sizes.segments - 1}) n where r.company_id = '${company}'`,
  `update public.recordings r set summary = 'They talked about ' || title, transcription = (
       select string_agg(s.speaker || ': ' || s.text, E'\\n' order by s.position) from public.transcript_segments s
        where s.recording_id = r.id and s.position < 60) where r.company_id = '${company}'`,
  `insert into public.recording_insights (company_id, recording_id, kind, position, text, start_seconds, end_seconds, quote, data)
   select '${company}', r.id, (array['action_item', 'question', 'objection', 'key_moment', 'competitor', 'budget', 'timeline'])[1 + n % 7], n,
       case when n % 7 = 4 then 'Rival ' || length(r.title) % 5 else 'Statement ' || n || ' of ' || r.title end, n * 6, n * 6 + 6, ${pick('said', 'n * 7 + length(r.title)')}, jsonb_build_object('speaker', 'Speaker 1', 'category', 'price', 'askedBy', 'customer')
     from public.recordings r, generate_series(0, 9) n where r.company_id = '${company}'`,
  `insert into public.follow_up_emails (company_id, recording_id, lead_id, to_email, subject, body, engine)
   select company_id, id, lead_id, 'zoë@example.com', 'About ' || title, E'Hello,\n\nthank you.', 'local'
     from public.recordings where company_id = '${company}'`,
  `insert into public.insight_trackers (company_id, name, words) values ('${company}', 'Umzug', '{migration,warehouse}'), ('${company}', 'Preis', '{price,budget}')`,
  `insert into public.tasks (company_id, title, description, status, priority, due_at, assignee_id, created_by, lead_id, completed_at, created_at)
   select '${company}', 'Aufgabe ' || n || ': ' || ${pick('said', 'n')}, case when n % 3 = 0 then repeat('Details "…" ', 1 + n % 40) end,
       (array['todo', 'in_progress', 'done'])[1 + n % 3], (array['low', 'normal', 'high'])[1 + n % 3],
       case when n % 7 <> 0 then date_trunc('day', now()) + (n % 4000 - 2000) * interval '6 hours' end, '${owner}', '${owner}',
       l.id, case when n % 3 = 2 then now() - n % 700 * interval '1 hour' end, now() - n % 5000 * interval '1 hour'
     from generate_series(1, ${sizes.tasks}) n left join real_leads l on l.place = n * 7 % ${Math.max(1, sizes.leads)}`,
  `insert into public.lead_activities (company_id, lead_id, kind, body, data, actor_id, created_at)
   select '${company}', l.id, (array['created', 'status_changed', 'note', 'email', 'changed'])[1 + n % 5],
       case when n % 5 = 2 then ${pick('said', 'n')} end,
       case when n % 5 = 1 then jsonb_build_object('from', 'new', 'to', ${pick('stages', 'n')}) else '{}' end, '${owner}', now() - n % 8000 * interval '1 hour'
     from generate_series(1, ${sizes.activities}) n
     join real_leads l on l.place = case when n % 40 = 0 then 0 else n % ${Math.max(1, sizes.leads)} end`,
  `insert into public.blog_posts (title, slug, content, excerpt, status, published_at, author_id, created_at, read_time_minutes)
   select 'Beitrag ' || n || ': ' || ${pick('said', 'n')}, 'beitrag-' || n, '<h2>Größe ' || n || '</h2><p>' || repeat(${pick('said', 'n')} || ' ', 30) || '</p>',
       left(${pick('said', 'n')}, 150), case when n % 5 = 0 then 'draft' else 'published' end,
       case when n % 5 <> 0 then now() - n * interval '3 hours' end, '${owner}', now() - n * interval '3 hours', 1
     from generate_series(1, ${sizes.posts}) n`,
  `insert into public.notifications (user_id, kind, title, message, link, read, created_at)
   select '${owner}', 'task_due', 'Fällig: ' || n, ${pick('said', 'n')}, '/tasks', n % 3 = 0, now() - n * interval '5 minutes'
     from generate_series(1, ${sizes.notifications}) n`,
]

const filled = [
  'leads',
  'tasks',
  'recordings',
  'transcript_segments',
  'recording_insights',
  'lead_activities',
  'blog_posts',
  'notifications',
  'follow_up_emails',
]

/**
 * Gives an existing company as many rows as a real one of some years has, in many alphabets and with fields of its own, by
 * statements of SQL. What each row would set off (jobs, notifications, automations) is not set off; the figures of analytics
 * are counted afterwards.
 * @param sql a superuser's, as in tests
 */
export async function fillRealCompany(
  sql: Sql,
  { companyId, id }: { companyId: string; id: string },
  sizes: CompanySizes = realSizes,
): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`
    await transaction`set local statement_timeout = 0`
    for (const text of statements(companyId, id, sizes)) await transaction.unsafe(text)
  })
  await sql`select private.recount_figures()`
  await sql.unsafe(`vacuum analyze ${filled.map((table) => `public.${table}`).join(', ')}`)
}

/** Gives the leads of a filled company their accounts and a contact each, as the triggers left out would have. */
export async function addCustomers(sql: Sql, companyId: string): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`
    await transaction`
      insert into public.accounts (company_id, name, website, owner_id, created_by, created_at)
      select distinct on (private.name_key(company)) company_id, company, website, owner_id, created_by, created_at
        from public.leads where company_id = ${companyId} and company is not null`
    await transaction`
      insert into public.contacts (id, company_id, account_id, name, title, email, phone, created_by, created_at)
      select l.id, l.company_id, a.id, l.name, l.title, l.email, l.phone, l.created_by, l.created_at
        from public.leads l join public.accounts a on a.company_id = l.company_id and a.name_key = private.name_key(l.company)
       where l.company_id = ${companyId}`
    await transaction`
      update public.leads l set account_id = c.account_id, contact_id = c.id
        from public.contacts c where c.id = l.id and l.company_id = ${companyId}`
  })
  await sql.unsafe('vacuum analyze public.accounts, public.contacts, public.leads')
}
