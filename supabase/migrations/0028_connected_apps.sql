-- Programs that ask a person for access (OAuth 2.1). What somebody grants is an API key of theirs that nobody ever saw: it has scopes, stands
-- among their keys, is revoked like them, and every door that asks whether a key still counts asks it of a grant, too.
alter table public.api_keys add column is_app boolean not null default false;
grant select (is_app) on public.api_keys to authenticated;

-- Whoever asks for access says by itself what it is called, so the name is nothing to trust.
create table private.apps (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 120),
  redirect_uris text[] not null check (cardinality(redirect_uris) between 1 and 10),
  created_at timestamptz not null default now()
);
create index apps_created on private.apps (created_at);
alter table private.apps enable row level security;

create table private.app_grants (
  api_key_id uuid primary key references public.api_keys on delete cascade,
  app_id uuid not null references private.apps on delete cascade
);
create index app_grants_app on private.app_grants (app_id);
alter table private.app_grants enable row level security;

-- One line for each time an app sent somebody here; the answer gives it its code.
create table private.app_requests (
  id uuid primary key default gen_random_uuid(),
  app_id uuid not null references private.apps on delete cascade,
  redirect_uri text not null,
  state text,
  issuer text not null,
  challenge text not null,
  scopes text[] not null,
  expires_at timestamptz not null default now() + interval '15 minutes',
  answered_at timestamptz,
  code_hash text unique,
  api_key_id uuid references public.api_keys on delete cascade,
  redeemed_at timestamptz
);
create index app_requests_app on private.app_requests (app_id);
create index app_requests_key on private.app_requests (api_key_id);
create index app_requests_expiry on private.app_requests (expires_at);
alter table private.app_requests enable row level security;

create table private.app_tokens (
  hash text primary key,
  api_key_id uuid not null references public.api_keys on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index app_tokens_key on private.app_tokens (api_key_id);
create index app_tokens_expiry on private.app_tokens (expires_at);
alter table private.app_tokens enable row level security;

-- A request that still waits for its answer, locked, for a person who came by themselves.
create function private.open_app_request(request uuid) returns private.app_requests
language plpgsql security definer set search_path = ''
as $$
declare
  found_request private.app_requests;
begin
  if private.company_id() is null then raise exception 'Sign in first.' using errcode = '42501'; end if;
  if auth.jwt() ? 'api_key' then raise exception 'A key can not let an app in.' using errcode = '42501'; end if;
  select * into found_request from private.app_requests r
   where r.id = open_app_request.request and r.answered_at is null and r.expires_at > now() for update;
  if not found then
    raise exception 'This request has run out. Go back to the app and connect again.' using errcode = 'P0001';
  end if;
  return found_request;
end $$;

-- What an app asks for: {"name", "redirect_uri", "scopes"}.
create function public.app_request(request uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  asked private.app_requests := private.open_app_request(app_request.request);
begin
  return (select jsonb_build_object('name', a.name, 'redirect_uri', asked.redirect_uri, 'scopes', asked.scopes)
            from private.apps a where a.id = asked.app_id);
end $$;

-- Lets an app in with these scopes (none: turns it away), and answers where the person goes on and with what:
-- {"redirect_uri", "state", "issuer", "code"}, without a code where it was turned away. An app has one grant of a person: a new one
-- ends the former.
create function public.answer_app_request(request uuid, scopes text[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  asked private.app_requests := private.open_app_request(answer_app_request.request);
  secret text;
  made uuid;
begin
  if coalesce(cardinality(answer_app_request.scopes), 0) > 0 then
    if not ('read' = any (answer_app_request.scopes)) or not (answer_app_request.scopes <@ asked.scopes) then
      raise exception 'An app gets no more than it asked for, and at least reads.' using errcode = 'P0001';
    end if;
    perform pg_advisory_xact_lock(hashtextextended('api keys ' || auth.uid(), 0));
    update public.api_keys k set revoked_at = now()
      from private.app_grants g
     where g.api_key_id = k.id and g.app_id = asked.app_id and k.user_id = auth.uid() and k.revoked_at is null;
    if (select count(*) from public.api_keys k where k.user_id = auth.uid() and k.revoked_at is null) >= 50 then
      raise exception 'You have 50 keys and apps already. Revoke one first.' using errcode = 'P0001';
    end if;
    made := gen_random_uuid();
    secret := encode(private.random_secret(), 'hex');
    -- Nobody has a key with this hash: what opens is a token of the grant.
    insert into public.api_keys (id, company_id, user_id, name, prefix, key_hash, scopes, is_app)
    select made, private.company_id(), auth.uid(), btrim(a.name), 'app', 'app ' || made, answer_app_request.scopes, true
      from private.apps a where a.id = asked.app_id;
    insert into private.app_grants (api_key_id, app_id) values (made, asked.app_id);
  end if;
  update private.app_requests r
     set answered_at = now(), api_key_id = made, code_hash = encode(sha256(convert_to(secret, 'UTF8')), 'hex'),
         expires_at = now() + interval '2 minutes'
   where r.id = asked.id;
  return jsonb_strip_nulls(jsonb_build_object(
    'redirect_uri', asked.redirect_uri, 'state', asked.state, 'issuer', asked.issuer, 'code', secret));
end $$;

revoke execute on function
  private.open_app_request(uuid),
  public.app_request(uuid),
  public.answer_app_request(uuid, text[])
  from public;
grant execute on function public.app_request(uuid), public.answer_app_request(uuid, text[]) to authenticated;
