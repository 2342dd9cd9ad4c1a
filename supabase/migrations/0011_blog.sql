-- Posts as authors know them: drafts, revisions, addresses, schedules.

-- The blog is the instance's: admins write it, everybody reads what is published.
create table public.blog_categories (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(btrim(name)) between 1 and 80),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  description text check (length(description) <= 500),
  created_at timestamptz not null default now()
);
alter table public.blog_categories enable row level security;
grant select, insert, update, delete on public.blog_categories to authenticated, service_role;
grant select on public.blog_categories to anon;
create policy "admins write" on public.blog_categories for all to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
create policy "everybody reads" on public.blog_categories for select to anon, authenticated
  using (true);

create table public.blog_tags (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(btrim(name)) between 1 and 80),
  slug text not null unique check (length(slug) between 1 and 80),
  created_at timestamptz not null default now()
);
alter table public.blog_tags enable row level security;
grant select, insert, update, delete on public.blog_tags to authenticated, service_role;
grant select on public.blog_tags to anon;
create policy "admins write" on public.blog_tags for all to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 300),
  slug text not null unique check (length(slug) between 1 and 60 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  excerpt text check (length(excerpt) <= 500),
  content text not null default '',
  status text not null default 'draft' check (status in ('draft', 'published')),
  published_at timestamptz,
  featured_image_url text,
  featured_image_alt text check (length(featured_image_alt) <= 125),
  seo_title text check (length(seo_title) <= 70),
  seo_description text check (length(seo_description) <= 160),
  focus_keyword text check (length(focus_keyword) <= 120),
  canonical_url text,
  category_id uuid references public.blog_categories on delete set null,
  read_time_minutes int not null default 0 check (read_time_minutes >= 0),
  twitter_title text check (length(twitter_title) <= 70),
  twitter_description text check (length(twitter_description) <= 200),
  twitter_image text,
  linkedin_title text check (length(linkedin_title) <= 70),
  linkedin_description text check (length(linkedin_description) <= 150),
  linkedin_image text,
  instagram_image text,
  threads_image text,
  faq_items jsonb not null default '[]' check (jsonb_typeof(faq_items) = 'array'),
  howto_steps jsonb not null default '[]' check (jsonb_typeof(howto_steps) = 'array'),
  author_id uuid default auth.uid() references auth.users on delete set null,
  planned_for date,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Counts the saves. An editor saves "where version = what I loaded"; no row changed means that somebody else saved.
  version int not null default 1,
  -- A deleted post is out of sight at once and gone after 30 days. Its slug is free meanwhile.
  deleted_at timestamptz,
  deleted_slug text,
  check (status = 'draft' or published_at is not null)
);
create index blog_posts_newest on public.blog_posts (published_at desc nulls first, created_at desc);
create index blog_posts_public on public.blog_posts (published_at desc) where status = 'published';
create index blog_posts_category on public.blog_posts (category_id);
create index blog_posts_title_trigrams on public.blog_posts using gin (title extensions.gin_trgm_ops);
-- Looking for words in titles and excerpts; titles have an index of their own.
create index blog_posts_excerpt_trigrams on public.blog_posts using gin (excerpt extensions.gin_trgm_ops);
create index blog_posts_author on public.blog_posts (author_id) where author_id is not null;
create index blog_posts_gone on public.blog_posts (deleted_slug) where deleted_at is not null;
alter table public.blog_posts enable row level security;
grant select, insert, update, delete on public.blog_posts to authenticated, service_role;
grant select on public.blog_posts to anon;
create policy "admins write" on public.blog_posts for all to authenticated
  using (deleted_at is null and (select private.is_admin())) with check ((select private.is_admin()));
create policy "everybody reads what is published" on public.blog_posts for select to anon, authenticated
  using (status = 'published' and published_at <= now() and deleted_at is null);

create table public.blog_post_tags (
  post_id uuid not null references public.blog_posts on delete cascade,
  tag_id uuid not null references public.blog_tags on delete cascade,
  primary key (post_id, tag_id)
);
create index blog_post_tags_tag on public.blog_post_tags (tag_id);
alter table public.blog_post_tags enable row level security;
grant select, insert, update, delete on public.blog_post_tags to authenticated, service_role;
grant select on public.blog_post_tags to anon;
create policy "admins write" on public.blog_post_tags for all to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
create policy "whoever reads the post" on public.blog_post_tags for select to anon, authenticated
  using (post_id in (select blog_posts.id from blog_posts));

create table public.post_voice_analysis (
  post_id uuid primary key references public.blog_posts on delete cascade,
  voice_match_score real,
  seo_harmony_score real,
  ai_visibility_score real,
  platform_optimization jsonb not null default '{}',
  improvement_suggestions jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.post_voice_analysis enable row level security;
grant select, insert, update, delete on public.post_voice_analysis to authenticated, service_role;
create policy "admins write" on public.post_voice_analysis for all to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create table public.blog_post_revisions (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blog_posts on delete cascade,
  snapshot jsonb not null,
  author_id uuid default auth.uid() references auth.users on delete set null,
  created_at timestamptz not null default now()
);
create index blog_post_revisions_post on public.blog_post_revisions (post_id, created_at desc);
create index blog_post_revisions_author on public.blog_post_revisions (author_id) where author_id is not null;
alter table public.blog_post_revisions enable row level security;
grant select, insert, update, delete on public.blog_post_revisions to authenticated, service_role;
create policy "admins write" on public.blog_post_revisions for all to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

-- Slugs a post once had; the public pages answer 301.
create table public.blog_post_redirects (
  slug text primary key check (length(slug) between 1 and 60),
  post_id uuid not null references public.blog_posts on delete cascade,
  created_at timestamptz not null default now()
);
create index blog_post_redirects_post on public.blog_post_redirects (post_id);
alter table public.blog_post_redirects enable row level security;
grant select, insert, update, delete on public.blog_post_redirects to authenticated, service_role;
grant select on public.blog_post_redirects to anon;
create policy "admins write" on public.blog_post_redirects for all to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
create policy "whoever reads the post" on public.blog_post_redirects for select to anon, authenticated
  using (post_id in (select blog_posts.id from blog_posts));

-- "Publish at" is a commitment, apart from the post's own payload.
create table public.blog_post_schedules (
  post_id uuid primary key references public.blog_posts on delete cascade,
  publish_at timestamptz not null,
  scheduled_by uuid default auth.uid() references auth.users on delete set null,
  created_at timestamptz not null default now()
);
create index blog_post_schedules_due on public.blog_post_schedules (publish_at);
create index blog_post_schedules_scheduler on public.blog_post_schedules (scheduled_by) where scheduled_by is not null;
alter table public.blog_post_schedules enable row level security;
grant select, insert, update, delete on public.blog_post_schedules to authenticated, service_role;
create policy "admins write" on public.blog_post_schedules for all to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

-- A link under which a draft can be read without signing in, until it is revoked or runs out.
create table public.blog_post_previews (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blog_posts on delete cascade,
  token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  created_by uuid default auth.uid() references auth.users on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days',
  revoked_at timestamptz
);
create index blog_post_previews_post on public.blog_post_previews (post_id);
create index blog_post_previews_author on public.blog_post_previews (created_by) where created_by is not null;
alter table public.blog_post_previews enable row level security;
grant select, insert, update, delete on public.blog_post_previews to authenticated, service_role;
create policy "admins write" on public.blog_post_previews for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

insert into public.blog_categories (name, slug) values
  ('AI in Sales & CRM Innovation', 'ai-in-sales-crm-innovation'),
  ('Productivity & Automation Strategies', 'productivity-automation-strategies'),
  ('Sales Psychology & Communication', 'sales-psychology-communication'),
  ('Customer Success & Relationship Growth', 'customer-success-relationship-growth'),
  ('AI Technology & Data Insights', 'ai-technology-data-insights'),
  ('Use-Case Stories & Industry Insights', 'use-case-stories-industry-insights'),
  ('Guides, Tutorials & Best Practices', 'guides-tutorials-best-practices');
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('blog-images', 'blog-images', true, 5242880,
  array['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])
on conflict (id) do nothing;

create function public.schedule_blog_post(post_id uuid, publish_at timestamptz) returns void
language plpgsql security invoker set search_path = ''
as $$ begin
  if not private.is_admin() then raise exception 'Only admins schedule posts.' using errcode = '42501'; end if;
  insert into public.blog_post_schedules (post_id, publish_at) values (schedule_blog_post.post_id, schedule_blog_post.publish_at)
  on conflict on constraint blog_post_schedules_pkey do update set publish_at = excluded.publish_at, scheduled_by = auth.uid();
end $$;

create function private.count_post_version() returns trigger
language plpgsql set search_path = ''
as $$ begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger count_version before update on public.blog_posts for each row execute function private.count_post_version();

-- What an author wrote, without what the database counts for itself.
create function private.blog_post_snapshot(post public.blog_posts) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(post) - array['id', 'version', 'author_id', 'created_at', 'updated_at', 'is_sample', 'planned_for',
           'deleted_at', 'deleted_slug']
         || jsonb_build_object('tags', coalesce((select jsonb_agg(tag.name order by tag.name) from public.blog_post_tags link
              join public.blog_tags tag on tag.id = link.tag_id where link.post_id = post.id), '[]'))
$$;

-- One revision for each stretch of work: what the same person saves within ten minutes replaces the one before, unless
-- the status changed. The last 100 of a post stay.
create function private.keep_blog_post_revision() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  taken jsonb := private.blog_post_snapshot(new);
  latest public.blog_post_revisions;
begin
  if new.deleted_at is not null or (tg_op = 'UPDATE' and old.deleted_at is not null) then return null; end if;
  -- What stood before there were revisions, or came with the sample company, must not be lost with its first change.
  if tg_op = 'UPDATE' and not exists (select from public.blog_post_revisions where post_id = new.id) then
    insert into public.blog_post_revisions (post_id, snapshot, author_id, created_at)
    values (new.id, private.blog_post_snapshot(old), null, old.updated_at);
  end if;
  select * into latest from public.blog_post_revisions where post_id = new.id order by created_at desc, id desc limit 1;
  if latest.snapshot = taken then return null; end if;
  if latest.id is not null and latest.author_id is not distinct from auth.uid()
     and latest.created_at > now() - interval '10 minutes' and latest.snapshot ->> 'status' = new.status then
    update public.blog_post_revisions set snapshot = taken where id = latest.id;
    return null;
  end if;
  insert into public.blog_post_revisions (post_id, snapshot, author_id) values (new.id, taken, auth.uid());
  delete from public.blog_post_revisions where post_id = new.id and id not in
    (select id from public.blog_post_revisions where post_id = new.id order by created_at desc, id desc limit 100);
  return null;
end $$;
create trigger keep_first_revision after insert on public.blog_posts
  for each row when (not new.is_sample) execute function private.keep_blog_post_revision();
create trigger keep_revision after update on public.blog_posts
  for each row execute function private.keep_blog_post_revision();

-- The address a published post had answers 301 to where it is now. Each former slug points at the post itself, so that
-- no chain can arise; a slug in use is nobody's former one. A post that goes out loses its appointment.
create function private.keep_blog_post_addresses() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  if tg_op = 'UPDATE' and old.slug <> new.slug and new.deleted_at is null and old.deleted_at is null
     and old.published_at is not null then
    insert into public.blog_post_redirects (slug, post_id) values (old.slug, new.id)
    on conflict (slug) do update set post_id = excluded.post_id, created_at = now();
  end if;
  delete from public.blog_post_redirects where slug = new.slug;
  if new.status = 'published' then delete from public.blog_post_schedules where post_id = new.id; end if;
  return null;
end $$;
create trigger keep_addresses after insert or update of slug, status on public.blog_posts
  for each row execute function private.keep_blog_post_addresses();

create function private.require_admin() returns void
language plpgsql stable security definer set search_path = ''
as $$ begin
  if not private.is_admin() then raise exception 'Only admins of the blog may do this.' using errcode = '42501'; end if;
end $$;

-- "C++" and "C#" make the same slug; the second one gets a number.
create function private.free_slug(wanted text, longest int, is_taken text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  base text := coalesce(nullif(btrim(left(regexp_replace(lower(wanted), '[^a-z0-9]+', '-', 'g'), longest), '-'), ''), 'item');
  candidate text := base;
  taken boolean;
begin
  for count in 2 .. 10000 loop
    execute format('select %s($1)', is_taken) into taken using candidate;
    if not taken then return candidate; end if;
    candidate := btrim(left(base, longest - length(count::text) - 1), '-') || '-' || count;
  end loop;
  raise exception 'No free address for "%".', wanted using errcode = '23505';
end $$;

create function private.is_tag_slug_taken(text) returns boolean language sql stable set search_path = ''
as $$ select exists (select from public.blog_tags where slug = $1) $$;

create function private.is_reserved_slug(text) returns boolean language sql immutable set search_path = ''
as $$ select $1 in ('admin', 'posts', 'calendar', 'analytics', 'categories', 'category', 'tag', 'preview') $$;

create function private.is_post_slug_taken(text) returns boolean language sql stable set search_path = ''
as $$ select private.is_reserved_slug($1) or exists (select from public.blog_posts where slug = $1) $$;

-- Below /blog stand pages of the app as well; a post of their name could never be opened.
create function private.refuse_reserved_slug() returns trigger
language plpgsql set search_path = ''
as $$ begin
  raise exception 'The slug "%" is an address of the app itself.', new.slug using errcode = '23505';
end $$;
create trigger refuse_reserved_slug before insert or update of slug on public.blog_posts
  for each row when (private.is_reserved_slug(new.slug)) execute function private.refuse_reserved_slug();

-- The post's tags become exactly these names, letter case aside; new tags are made, those nobody uses any more go.
create function public.set_blog_post_tags(post_id uuid, names text[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  wanted text;
begin
  perform private.require_admin();
  if cardinality(names) > 50 then raise exception 'A post takes up to 50 keywords.' using errcode = '22023'; end if;
  perform pg_advisory_xact_lock(hashtextextended('blog tags', 0));
  for wanted in
    select distinct on (lower(btrim(name))) btrim(name) from unnest(names) as name where btrim(name) <> ''
  loop
    if not exists (select from public.blog_tags where lower(name) = lower(wanted)) then
      insert into public.blog_tags (name, slug)
      values (left(wanted, 80), private.free_slug(wanted, 80, 'private.is_tag_slug_taken'));
    end if;
  end loop;
  delete from public.blog_post_tags link using public.blog_tags tag
   where link.post_id = set_blog_post_tags.post_id and tag.id = link.tag_id
     and lower(tag.name) not in (select lower(left(btrim(name), 80)) from unnest(names) as name);
  insert into public.blog_post_tags (post_id, tag_id)
  select set_blog_post_tags.post_id, tag.id from public.blog_tags tag
   where lower(tag.name) in (select lower(left(btrim(name), 80)) from unnest(names) as name)
      on conflict do nothing;
  delete from public.blog_tags tag where not exists (select from public.blog_post_tags link where link.tag_id = tag.id);
  update public.blog_post_revisions revision set snapshot = private.blog_post_snapshot(post)
    from public.blog_posts post
   where post.id = set_blog_post_tags.post_id
     and revision.id = (select id from public.blog_post_revisions latest where latest.post_id = post.id
                         order by created_at desc, id desc limit 1);
end $$;

-- The words of a revision come back as a new save; address, status and dates stay as they are now.
create function public.restore_blog_post_revision(revision_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  revision public.blog_post_revisions;
  post public.blog_posts;
begin
  perform private.require_admin();
  select * into revision from public.blog_post_revisions where id = revision_id;
  if not found then raise exception 'There is no such revision.' using errcode = 'P0002'; end if;
  select * into post from public.blog_posts where id = revision.post_id and deleted_at is null for update;
  if not found then raise exception 'The post was deleted.' using errcode = 'P0002'; end if;
  -- Restoring is a stretch of work of its own: what stood before it must stay to be found.
  update public.blog_post_revisions set created_at = created_at - interval '10 minutes'
   where blog_post_revisions.post_id = post.id and created_at > now() - interval '10 minutes';
  post := jsonb_populate_record(post, revision.snapshot - array['slug', 'status', 'published_at', 'tags']);
  -- A category that was deleted since can't come back with the words.
  if not exists (select from public.blog_categories where id = post.category_id) then post.category_id := null; end if;
  update public.blog_posts set
    (title, excerpt, content, featured_image_url, featured_image_alt, seo_title, seo_description, focus_keyword, canonical_url,
     category_id, read_time_minutes, twitter_title, twitter_description, twitter_image, linkedin_title, linkedin_description,
     linkedin_image, instagram_image, threads_image, faq_items, howto_steps)
  = (post.title, post.excerpt, post.content, post.featured_image_url, post.featured_image_alt, post.seo_title,
     post.seo_description, post.focus_keyword, post.canonical_url, post.category_id, post.read_time_minutes, post.twitter_title,
     post.twitter_description, post.twitter_image, post.linkedin_title, post.linkedin_description, post.linkedin_image,
     post.instagram_image, post.threads_image, post.faq_items, post.howto_steps)
   where id = post.id;
  perform public.set_blog_post_tags(post.id,
    array(select jsonb_array_elements_text(coalesce(revision.snapshot -> 'tags', '[]'))));
end $$;

create function public.delete_blog_posts(post_ids uuid[]) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  count int;
begin
  perform private.require_admin();
  delete from public.blog_post_schedules where post_id = any (post_ids);
  update public.blog_posts set deleted_at = now(), deleted_slug = slug, slug = 'deleted-' || replace(id::text, '-', '')
   where id = any (post_ids) and deleted_at is null;
  get diagnostics count = row_count;
  return count;
end $$;

create function public.restore_blog_posts(post_ids uuid[]) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  post record;
  count int := 0;
begin
  perform private.require_admin();
  for post in select id, deleted_slug from public.blog_posts where id = any (post_ids) and deleted_at is not null for update loop
    update public.blog_posts set deleted_at = null, deleted_slug = null,
      slug = private.free_slug(post.deleted_slug, 60, 'private.is_post_slug_taken') where id = post.id;
    count := count + 1;
  end loop;
  return count;
end $$;

-- A draft of the same words under a free address; returns its id.
create function public.duplicate_blog_post(post_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  post public.blog_posts;
  source alias for $1;
begin
  perform private.require_admin();
  select * into post from public.blog_posts where id = source and deleted_at is null;
  if not found then raise exception 'There is no such post.' using errcode = 'P0002'; end if;
  post.id := gen_random_uuid();
  post.title := left('Copy of ' || post.title, 300);
  post.slug := private.free_slug(post.slug || '-copy', 60, 'private.is_post_slug_taken');
  post.status := 'draft'; post.published_at := null; post.planned_for := null; post.is_sample := false;
  post.author_id := auth.uid(); post.created_at := now(); post.updated_at := now(); post.version := 1;
  insert into public.blog_posts select post.*;
  insert into public.blog_post_tags (post_id, tag_id) select post.id, link.tag_id from public.blog_post_tags link where link.post_id = source;
  return post.id;
end $$;

-- Deletes a category; its posts go to another one, or to none.
create function public.delete_blog_category(category_id uuid, move_to uuid default null) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  moved int;
begin
  perform private.require_admin();
  if move_to = delete_blog_category.category_id then
    raise exception 'Choose another category for its posts.' using errcode = '22023';
  end if;
  update public.blog_posts set category_id = move_to where blog_posts.category_id = delete_blog_category.category_id;
  get diagnostics moved = row_count;
  delete from public.blog_categories where id = delete_blog_category.category_id;
  if not found then raise exception 'There is no such category.' using errcode = 'P0002'; end if;
  return moved;
end $$;

create function public.preview_blog_post(preview_token text) returns setof public.blog_posts
language sql stable security definer set search_path = ''
as $$
  select post.* from public.blog_posts post join public.blog_post_previews preview on preview.post_id = post.id
   where preview.token = preview_token and preview.revoked_at is null and preview.expires_at > now() and post.deleted_at is null
$$;

create policy "admins see blog images" on storage.objects for select to authenticated
  using (bucket_id = 'blog-images' and (select private.is_admin()));
create policy "admins add blog images" on storage.objects for insert to authenticated
  with check (bucket_id = 'blog-images' and (select private.is_admin()));
create policy "admins delete blog images" on storage.objects for delete to authenticated
  using (bucket_id = 'blog-images' and (select private.is_admin()));

create policy "whoever reads a post of it" on public.blog_tags for select to anon, authenticated
  using (id in (select tag_id from public.blog_post_tags));

create trigger touch before update on public.blog_posts for each row execute function private.touch();
create trigger touch before update on public.post_voice_analysis for each row execute function private.touch();

-- Nobody calls a function but whom it is granted to.
revoke execute on function
  public.delete_blog_category(uuid,uuid),
  public.delete_blog_posts(uuid[]),
  public.duplicate_blog_post(uuid),
  public.preview_blog_post(text),
  public.restore_blog_post_revision(uuid),
  public.restore_blog_posts(uuid[]),
  public.schedule_blog_post(uuid,timestamp with time zone),
  public.set_blog_post_tags(uuid,text[])
  from public;
grant execute on function
  public.schedule_blog_post(uuid,timestamp with time zone)
  to authenticated, service_role;
grant execute on function
  public.delete_blog_category(uuid,uuid),
  public.delete_blog_posts(uuid[]),
  public.duplicate_blog_post(uuid),
  private.require_admin(),
  public.restore_blog_post_revision(uuid),
  public.restore_blog_posts(uuid[]),
  public.set_blog_post_tags(uuid,text[])
  to authenticated;
grant execute on function
  public.preview_blog_post(text)
  to anon, authenticated;

-- What pages hear of as it changes.
alter publication supabase_realtime add table public.blog_posts;
