-- What the engine stated about a conversation and what was said does not bear out: [{"kind", "text", "quote", "unproven"}].
alter table public.recordings add column left_out jsonb not null default '[]' check (jsonb_typeof(left_out) = 'array');
