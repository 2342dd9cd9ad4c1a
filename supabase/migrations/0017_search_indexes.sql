-- Substring search inside one company. Trigrams alone gather the rows of every company first and look at each text to
-- throw the others out; with company_id in the same index Postgres crosses the two lists before it reads a row.
create extension if not exists btree_gin with schema extensions;

drop index public.leads_name_trigrams, public.leads_company_trigrams, public.leads_email_trigrams;
create index leads_words on public.leads using gin (company_id, name extensions.gin_trgm_ops,
  company extensions.gin_trgm_ops, email extensions.gin_trgm_ops);

drop index public.tasks_title_trigrams, public.tasks_description_trigrams;
create index tasks_words on public.tasks using gin (company_id, title extensions.gin_trgm_ops,
  description extensions.gin_trgm_ops);

drop index public.recordings_title_trigrams, public.recordings_summary_trigrams, public.recordings_transcription_trigrams;
create index recordings_words on public.recordings using gin (company_id, title extensions.gin_trgm_ops,
  summary extensions.gin_trgm_ops, transcription extensions.gin_trgm_ops);
