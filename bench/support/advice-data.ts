import type { Sql } from '../../server/src/database/database.ts'

export interface AdviceScale {
  leads: number
  recordings: number
}

/** The company, and the member of its three who sends the requests. */
export const company = 'cccccccc-cccc-4ccc-8ccc-cccccccccccc'
export const member = 'dddddddd-dddd-4ddd-8ddd-ddddddddddd0'

const members = `('dddddddd-dddd-4ddd-8ddd-ddddddddddd' || (n % 3)::text)::uuid`
const leadOf = (n: string) => `('00000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`
const recordingOf = (n: string) => `('11111111-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`

/** What the analysis keeps of a conversation, in the size it has: eight figures, forty points of sentiment, two voices. */
const metrics = `jsonb_build_object(
  'figures', jsonb_build_object(
    'talk_ratio', jsonb_build_object('value', 200 + n % 300, 'weight', 600, 'start', null),
    'monologue', jsonb_build_object('value', 20 + n % 120, 'weight', 1, 'start', n % 500),
    'interactivity', jsonb_build_object('value', 40, 'weight', 10, 'start', null),
    'patience', jsonb_build_object('value', 12, 'weight', 14, 'start', 30),
    'questions', jsonb_build_object('value', n % 20, 'weight', 1, 'start', 60),
    'fillers', jsonb_build_object('value', n % 30, 'weight', 900, 'start', 90),
    'sentiment', jsonb_build_object('value', (n % 100 - 50) / 100.0, 'weight', 1, 'start', 120)),
  'topicStarts', jsonb_build_object('Pricing', 10, 'Security', 70, 'Onboarding', 140),
  'sentimentTimeline', (select jsonb_agg(jsonb_build_object('start', p * 15, 'end', p * 15 + 15, 'value', 0.123 * (p % 7) - 0.4)) from generate_series(1, 40) p),
  'speakers', (select jsonb_agg(jsonb_build_object('speaker', 'Voice ' || p, 'talkSeconds', 300.5, 'talkRatio', 0.5, 'words', 800, 'wordsPerMinute', 150, 'longestMonologueSeconds', 60, 'questions', 8, 'sentiment', 0.1)) from generate_series(1, 2) p),
  'hasTimes', true)`

const statements: Record<string, string> = {
  people: `
    insert into public.companies (id, name) values ('${company}', 'Measured');
    insert into auth.users (id, email) select ${members}, n || '@measured.example' from generate_series(0, 2) n;
    insert into public.profiles (id, company_id, email) select ${members}, '${company}', n || '@measured.example' from generate_series(0, 2) n`,
  leads: `
    insert into public.leads (id, company_id, currency, name, company, email, status, value, owner_id, score, last_activity_at, status_changed_at, created_at)
    select ${leadOf('n')}, '${company}', 'USD', 'Lead ' || n, 'Company ' || n, n || '@customer.example',
           (array['new', 'contacted', 'qualified', 'proposal', 'negotiation', 'won', 'lost'])[1 + n % 7], 100 * (n % 900), ${members},
           n % 100, now() - (n % 60) * interval '1 day', now() - (n % 45) * interval '1 day', now() - (n % 200) * interval '1 day'
      from generate_series(1, $leads) n;
    insert into public.lead_activities (company_id, lead_id, kind, data, created_at)
    select '${company}', ${leadOf('n')}, 'created', '{"status": "new"}', now() - (n % 200) * interval '1 day' from generate_series(1, $leads) n;
    insert into public.lead_activities (company_id, lead_id, kind, data, created_at)
    select '${company}', ${leadOf('n')}, 'status_changed',
           jsonb_build_object('from', (array['new', 'contacted', 'qualified', 'proposal'])[step],
             'to', case when step = n % 7 and n % 7 > 4 then (array['won', 'lost'])[1 + n % 2] else (array['contacted', 'qualified', 'proposal', 'negotiation'])[step] end),
           now() - (n % 200 - step * 7) * interval '1 day'
      from generate_series(1, $leads) n cross join lateral generate_series(1, least(4, n % 7)) step;
    insert into public.lead_activities (company_id, lead_id, kind, body, created_at)
    select '${company}', ${leadOf('n')}, 'note', 'Called', now() - (n % 60) * interval '1 day' from generate_series(1, $leads) n`,
  recordings: `
    insert into public.recordings (id, company_id, owner_id, title, status, recorded_at, duration_seconds, transcription, summary, sentiment, topics, metrics, lead_id, created_at)
    select ${recordingOf('n')}, '${company}', ${members}, 'Call ' || n, 'ready', now() - (n % 60) * interval '1 day', 600,
           (select string_agg('Voice ' || p % 2 || ': ' || md5((n * 100 + p)::text) || ' we could talk about the price and the start', E'\\n') from generate_series(1, 60) p),
           'They talked about the price.', (n % 100 - 50) / 100.0, array['Pricing', 'Security', 'Onboarding'], ${metrics},
           ${leadOf('1 + n * 7 % $leads')}, now() - (n % 60) * interval '1 day'
      from generate_series(1, $recordings) n`,
  segments: `
    insert into public.transcript_segments (company_id, recording_id, position, start_seconds, end_seconds, speaker, text)
    select '${company}', ${recordingOf('n')}, p, p * 10, p * 10 + 9, 'Voice ' || p % 2, md5((n * 100 + p)::text) || ' we could talk about the price and the start'
      from generate_series(1, $recordings) n cross join generate_series(0, 59) p`,
  insights: `
    insert into public.recording_insights (company_id, recording_id, kind, position, text, start_seconds, end_seconds, quote, data)
    select '${company}', ${recordingOf('n')},
           (array['action_item', 'action_item', 'question', 'question', 'objection', 'objection', 'key_moment', 'key_moment', 'key_moment', 'competitor', 'budget', 'timeline'])[p],
           p, 'Statement ' || p, p * 40, p * 40 + 9, 'we could talk about the price',
           case p when 1 then jsonb_build_object('owner', 'us', 'dueAt', now() + (n % 20 - 10) * interval '1 day')
                  when 3 then '{"askedBy": "us"}' when 4 then '{"askedBy": "them"}'
                  when 5 then '{"category": "price", "speaker": "Voice 0"}' when 6 then '{"category": "timing", "speaker": "Voice 0"}'
                  when 7 then '{"category": "agreement"}' when 8 then '{"category": "next_step"}' when 9 then '{"category": "praise"}'
                  when 12 then jsonb_build_object('at', now() + (n % 90 - 30) * interval '1 day') else '{}' end
      from generate_series(1, $recordings) n cross join generate_series(1, 12) p`,
  tasks: `
    insert into public.tasks (company_id, title, status, due_at, lead_id, recording_id, recording_seconds)
    select '${company}', 'Task ' || n, (array['todo', 'done'])[1 + n % 2], now() + (n % 40 - 20) * interval '1 day', ${leadOf('n')},
           ${recordingOf('1 + n % $recordings')}, 40
      from generate_series(1, $leads) n`,
}

/** Fills an empty migrated database with one company. */
export async function fillAdviceData(sql: Sql, { leads, recordings }: AdviceScale): Promise<void> {
  await sql.begin(async (transaction) => {
    // No triggers: neither history nor realtime is measured here.
    await transaction`set local session_replication_role = replica`
    for (const statement of Object.values(statements))
      await transaction.unsafe(
        statement.replaceAll('$leads', String(leads)).replaceAll('$recordings', String(recordings)),
      )
  })
  await sql`vacuum analyze`
}
