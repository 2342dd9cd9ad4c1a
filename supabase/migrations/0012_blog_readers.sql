-- The blog as visitors read it, and what is counted of that.

-- Who reads the blog: counted by the server, without cookies. A visitor is a hash of address and browser under a salt that
-- is forgotten after its day, so that nobody can be followed from one day to the next.
create table public.blog_page_views (
  id bigint generated always as identity primary key,
  -- Null for the list, category and tag pages.
  post_id uuid references public.blog_posts on delete cascade,
  path text not null check (length(path) <= 300),
  viewed_at timestamptz not null default now(),
  visitor text check (length(visitor) <= 64),
  source_kind text not null default 'direct' check (source_kind in ('direct', 'search', 'social', 'ai', 'referral', 'internal')),
  -- The host name that sent the reader here.
  source text check (length(source) <= 253),
  -- What was looked for in the blog's own search.
  search_term text check (length(search_term) <= 120),
  -- An AI crawler by its name; such a visit is no reader's. Other bots are not kept at all.
  crawler text check (length(crawler) <= 60)
);
create index blog_page_views_time on public.blog_page_views (viewed_at);
create index blog_page_views_post on public.blog_page_views (post_id, viewed_at);
alter table public.blog_page_views enable row level security;
grant select on public.blog_page_views to authenticated;
grant select, insert, update, delete on public.blog_page_views to service_role;
create policy "admins read" on public.blog_page_views for select to authenticated
  using ((select private.is_admin()));

-- How far posts were read, from readers who agreed to be measured: how many reached each quarter of a post on a day.
create table public.blog_read_depths (
  post_id uuid not null references public.blog_posts on delete cascade,
  day date not null default current_date,
  depth int not null check (depth in (25, 50, 75, 100)),
  count int not null default 1 check (count > 0),
  primary key (post_id, day, depth)
);
alter table public.blog_read_depths enable row level security;
grant select on public.blog_read_depths to authenticated;
grant select, insert, update, delete on public.blog_read_depths to service_role;
create policy "admins read" on public.blog_read_depths for select to authenticated
  using ((select private.is_admin()));

create table private.blog_visitor_salts (
  day date primary key,
  salt text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
);
alter table private.blog_visitor_salts enable row level security;

-- Today's salt, the same for all processes; those of other days are forgotten.
create function private.blog_visitor_salt() returns text
language plpgsql security definer set search_path = ''
as $$
declare
  today text;
begin
  select salt into today from private.blog_visitor_salts where day = current_date;
  if found then return today; end if;
  insert into private.blog_visitor_salts (day) values (current_date) on conflict (day) do nothing;
  delete from private.blog_visitor_salts where day < current_date;
  select salt into today from private.blog_visitor_salts where day = current_date;
  return today;
end $$;

-- The figures of /blog/analytics for the days from..to in a time zone, of one post or of the whole blog. Readers are
-- counted a day at a time, since a hash lives no longer.
create function private.full_blog_analytics(from_day date, to_day date, time_zone text default 'UTC', only_post uuid default null)
returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  starts timestamptz := from_day::timestamp at time zone time_zone;
  ends timestamptz := (to_day + 1)::timestamp at time zone time_zone;
begin
  perform private.require_admin();
  if to_day < from_day or to_day - from_day > 731 then
    raise exception 'Choose a period of up to two years.' using errcode = '22023';
  end if;
  return (
    with visits as (
      select view.*, (view.viewed_at at time zone time_zone)::date as day from public.blog_page_views view
       where viewed_at >= starts and viewed_at < ends and (only_post is null or post_id = only_post)
    ), readers as (select * from visits where crawler is null)
    select jsonb_build_object(
      'views', (select count(*) from readers),
      'visitors', (select count(distinct (day, visitor)) from readers),
      'crawler_visits', (select count(*) from visits where crawler is not null),
      'days', coalesce((select jsonb_agg(jsonb_build_object('day', day, 'views', views, 'visitors', visitors) order by day)
        from (select series.day::date as day, count(readers.id) as views, count(distinct readers.visitor) as visitors
                from generate_series(from_day::timestamp, to_day::timestamp, '1 day') as series (day)
                left join readers on readers.day = series.day::date group by series.day) days), '[]'),
      'posts', coalesce((select jsonb_agg(jsonb_build_object('id', post.id, 'title', post.title, 'slug', post.slug,
          'views', counted.views, 'visitors', counted.visitors, 'depths', coalesce(depths.counts, '{}')) order by counted.views desc, post.title)
        from (select post_id, count(*) as views, count(distinct (day, visitor)) as visitors from readers
               where post_id is not null group by post_id order by count(*) desc limit 100) counted
        join public.blog_posts post on post.id = counted.post_id
        left join lateral (select jsonb_object_agg(depth, count) as counts from
          (select depth, sum(count) as count from public.blog_read_depths reads
            where reads.post_id = post.id and reads.day between from_day and to_day group by depth) sums) depths on true), '[]'),
      'sources', coalesce((select jsonb_agg(jsonb_build_object('kind', source_kind, 'source', source, 'views', views) order by views desc, source_kind, source)
        from (select source_kind, source, count(*) as views from readers where source_kind <> 'internal'
               group by source_kind, source order by count(*) desc limit 50) sources), '[]'),
      'crawlers', coalesce((select jsonb_agg(jsonb_build_object('name', crawler, 'visits', visits, 'last', last) order by visits desc, crawler)
        from (select crawler, count(*) as visits, max(viewed_at) as last from visits where crawler is not null
               group by crawler order by count(*) desc limit 50) crawlers), '[]'),
      'searches', coalesce((select jsonb_agg(jsonb_build_object('term', term, 'count', count) order by count desc, term)
        from (select lower(search_term) as term, count(*) as count from readers where search_term is not null
               group by lower(search_term) order by count(*) desc limit 50) searches), '[]'))
  );
end $$;

-- Who wrote a published post. A profile is nobody's but its company's; the name under a post is everybody's.
create function public.blog_post_authors(post_ids uuid[]) returns table (post_id uuid, name text)
language sql stable security definer set search_path = ''
as $$
  select post.id, profile.full_name from public.blog_posts post join public.profiles profile on profile.id = post.author_id
   where post.id = any (post_ids) and post.status = 'published' and post.published_at <= now() and post.deleted_at is null
     and btrim(profile.full_name) <> ''
$$;

-- Servers keep rendered pages; each of them hears here that they are old. One word a transaction, however many rows.
create function private.announce_blog_change() returns trigger
language plpgsql set search_path = ''
as $$ begin
  perform pg_catalog.pg_notify('parley_blog', '');
  return null;
end $$;
create trigger announce_change after insert or delete or update or truncate on public.blog_posts
  for each statement execute function private.announce_blog_change();
create trigger announce_change after insert or delete or update or truncate on public.blog_categories
  for each statement execute function private.announce_blog_change();
create trigger announce_change after insert or delete or update or truncate on public.blog_tags
  for each statement execute function private.announce_blog_change();
create trigger announce_change after insert or delete or update or truncate on public.blog_post_tags
  for each statement execute function private.announce_blog_change();
create trigger announce_change after insert or delete or update or truncate on public.blog_post_redirects
  for each statement execute function private.announce_blog_change();

-- A message of the public contact form becomes a lead of the instance's own company, which is the first admin's; one who
-- wrote before is the same lead. For the host alone. Answers null where nobody could read it.
create function private.receive_contact_message(sender_name text, sender_email text, sender_company text, message text)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  reader uuid;
  own_company uuid;
  target uuid;
begin
  select role.user_id, profile.company_id into reader, own_company
    from public.user_roles role join public.profiles profile on profile.id = role.user_id
   where role.role = 'admin' order by role.created_at, role.id limit 1;
  if not found then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('contact ' || lower(sender_email), 0));
  select id into target from public.leads
   where company_id = own_company and lower(email) = lower(sender_email) order by created_at limit 1;
  if target is null then
    insert into public.leads (company_id, name, company, email, source, owner_id)
    values (own_company, sender_name, nullif(sender_company, ''), sender_email, 'Contact form', reader)
    returning id into target;
  end if;
  insert into public.lead_activities (company_id, lead_id, kind, body, data)
  values (own_company, target, 'note', message,
    jsonb_build_object('from', 'contact form', 'name', sender_name, 'company', sender_company));
  insert into public.notifications (user_id, title, message, link)
  values (reader, left('Message from ' || sender_name, 200), left(message, 500), '/leads/' || target);
  return target;
end $$;

-- A post as lists show it. Explicit about what is published: an admin's own policies show drafts as well.
create view public.published_blog_posts with (security_invoker = true) as
  select post.id, post.slug, post.title, post.excerpt, post.content, post.published_at, post.updated_at, post.read_time_minutes,
         post.featured_image_url, post.featured_image_alt, post.author_id, post.category_id,
         category.name as category_name, category.slug as category_slug
    from public.blog_posts post left join public.blog_categories category on category.id = post.category_id
   where post.status = 'published' and post.published_at <= now() and post.deleted_at is null;
grant select on public.published_blog_posts to anon, authenticated, service_role;

create function private.blog_card(post public.published_blog_posts) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('slug', post.slug, 'title', post.title, 'excerpt', coalesce(post.excerpt, ''),
    'published_at', post.published_at, 'updated_at', post.updated_at, 'read_time_minutes', post.read_time_minutes,
    'image', post.featured_image_url, 'image_alt', coalesce(post.featured_image_alt, ''),
    'category', case when post.category_slug is null then null
      else jsonb_build_object('name', post.category_name, 'slug', post.category_slug) end,
    'author', (select name from public.blog_post_authors(array[post.id])))
$$;

-- One page of the public list: of all posts, of a category, of a tag, or of those that hold every word of a search, each
-- character of it literal. With it what the list can be narrowed to. Null for a category or tag that does not exist, and for a
-- tag without a published post.
create function public.blog_listing(category_slug text default null, tag_slug text default null, search text default null,
  page int default 1, page_size int default 12)
returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  scope jsonb;
  words text[] := array(select '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%'
    from regexp_split_to_table(btrim(left(coalesce(search, ''), 120)), '\s+') word where word <> '');
begin
  if page < 1 or page_size not between 1 and 100 then
    raise exception 'Pages count from 1 and hold up to 100 posts.' using errcode = '22023';
  end if;
  if category_slug is not null then
    select jsonb_build_object('name', name, 'description', coalesce(description, '')) into scope
      from public.blog_categories where slug = category_slug;
    if not found then return null; end if;
  end if;
  if tag_slug is not null then
    select jsonb_build_object('name', tag.name, 'description', '') into scope from public.blog_tags tag
     where tag.slug = tag_slug and exists (select from public.blog_post_tags link
       join public.published_blog_posts post on post.id = link.post_id where link.tag_id = tag.id);
    if not found then return null; end if;
  end if;
  return (
    with matches as (
      select post, post.title ilike all (words) as is_titled, post.published_at, post.id
        from public.published_blog_posts post
       where (blog_listing.category_slug is null or post.category_slug = blog_listing.category_slug)
         and (tag_slug is null or exists (select from public.blog_post_tags link join public.blog_tags tag on tag.id = link.tag_id
                where link.post_id = post.id and tag.slug = tag_slug))
         and (cardinality(words) = 0
              or concat_ws(' ', post.title, post.excerpt, regexp_replace(post.content, '<[^>]*>', ' ', 'g')) ilike all (words))
    )
    select jsonb_build_object(
      'scope', scope,
      'total', (select count(*) from matches),
      'posts', coalesce((select jsonb_agg(private.blog_card(shown.post) order by shown.is_titled desc, shown.published_at desc, shown.id)
        from (select * from matches order by is_titled desc, published_at desc, id
               limit page_size offset (page - 1)::bigint * page_size) shown), '[]'),
      'categories', coalesce((select jsonb_agg(jsonb_build_object('name', name, 'slug', slug, 'count', count) order by name)
        from (select category_name as name, post.category_slug as slug, count(*) from public.published_blog_posts post
               where post.category_slug is not null group by 1, 2) counted), '[]'),
      'tags', coalesce((select jsonb_agg(jsonb_build_object('name', name, 'slug', slug, 'count', count) order by count desc, name)
        from (select tag.name, tag.slug, count(*) from public.blog_tags tag join public.blog_post_tags link on link.tag_id = tag.id
                join public.published_blog_posts post on post.id = link.post_id
               group by tag.id order by count(*) desc, tag.name limit 30) counted), '[]'))
  );
end $$;

-- The tags of a post that the caller holds already, also of a draft that a preview shows.
create function private.blog_tags_of(post uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', tag.name, 'slug', tag.slug) order by tag.name), '[]')
    from public.blog_post_tags link join public.blog_tags tag on tag.id = link.tag_id where link.post_id = blog_tags_of.post
$$;

-- What surrounds a post on its page. `post` may be a draft that a preview shows.
create function private.blog_surroundings(post public.blog_posts) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'post', to_jsonb(post) - array['version', 'author_id', 'is_sample', 'planned_for', 'deleted_at', 'deleted_slug'],
    'author', (select name from public.blog_post_authors(array[post.id])),
    'category', (select jsonb_build_object('name', name, 'slug', slug) from public.blog_categories where id = post.category_id),
    'tags', private.blog_tags_of(post.id),
    'related', coalesce((select jsonb_agg(private.blog_card(near.other) order by near.closeness desc, near.published_at desc)
      from (select other, other.published_at,
                   case when other.category_id = post.category_id then 1 else 0 end
                   + 2 * (select count(*) from public.blog_post_tags mine join public.blog_post_tags theirs using (tag_id)
                           where mine.post_id = post.id and theirs.post_id = other.id) as closeness
              from public.published_blog_posts other where other.id <> post.id
             order by closeness desc, other.published_at desc limit 3) near), '[]'),
    'previous', (select jsonb_build_object('slug', other.slug, 'title', other.title) from public.published_blog_posts other
      where (other.published_at, other.id) < (post.published_at, post.id) order by other.published_at desc, other.id desc limit 1),
    'next', (select jsonb_build_object('slug', other.slug, 'title', other.title) from public.published_blog_posts other
      where (other.published_at, other.id) > (post.published_at, post.id) order by other.published_at, other.id limit 1))
$$;

-- Whether a post that was out stood at an address, now or before, and was deleted.
create function private.is_blog_post_gone(post_slug text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.blog_posts post
    where post.deleted_at is not null and post.status = 'published' and post.published_at <= post.deleted_at
      and (post.deleted_slug = post_slug
           or exists (select from public.blog_post_redirects former where former.post_id = post.id and former.slug = post_slug)))
$$;

-- A published post with its surroundings; {"moved_to": slug} for an address it had before, {"gone": true} where a post that
-- was out was deleted; null for any other.
create function public.blog_article(post_slug text) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select coalesce(
    (select private.blog_surroundings(post) from public.blog_posts post
      where post.slug = post_slug and post.status = 'published' and post.published_at <= now() and post.deleted_at is null),
    (select jsonb_build_object('moved_to', post.slug) from public.blog_post_redirects former
       join public.published_blog_posts post on post.id = former.post_id where former.slug = post_slug),
    case when private.is_blog_post_gone(post_slug) then '{"gone": true}'::jsonb end)
$$;

-- The draft behind a preview link, in the form of a published post; null once the link is revoked or has run out.
create function public.blog_article_preview(preview_token text) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.blog_surroundings(post) from public.preview_blog_post(preview_token) post $$;

-- How often the posts that are out were read: no sources, crawlers or searches, which tell of single readers.
create function private.public_blog_analytics(from_day date, to_day date, time_zone text, only_post uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  starts timestamptz := from_day::timestamp at time zone time_zone;
  ends timestamptz := (to_day + 1)::timestamp at time zone time_zone;
begin
  if to_day < from_day or to_day - from_day > 731 then
    raise exception 'Choose a period of up to two years.' using errcode = '22023';
  end if;
  return (
    with readers as (
      select view.post_id, view.visitor, view.id, post.title, post.slug, (view.viewed_at at time zone time_zone)::date as day
        from public.blog_page_views view
        join public.blog_posts post on post.id = view.post_id and post.status = 'published' and post.published_at <= now()
         and post.deleted_at is null
       where view.viewed_at >= starts and view.viewed_at < ends and view.crawler is null
         and (only_post is null or view.post_id = only_post)
    )
    select jsonb_build_object(
      'views', (select count(*) from readers),
      'visitors', (select count(distinct (day, visitor)) from readers),
      'days', coalesce((select jsonb_agg(jsonb_build_object('day', day, 'views', views, 'visitors', visitors) order by day)
        from (select series.day::date as day, count(readers.id) as views, count(distinct readers.visitor) as visitors
                from generate_series(from_day::timestamp, to_day::timestamp, '1 day') as series (day)
                left join readers on readers.day = series.day::date group by series.day) days), '[]'),
      'posts', coalesce((select jsonb_agg(jsonb_build_object('id', post_id, 'title', title, 'slug', slug,
          'views', views, 'visitors', visitors) order by views desc, title)
        from (select post_id, title, slug, count(*) as views, count(distinct (day, visitor)) as visitors from readers
               group by post_id, title, slug order by count(*) desc limit 100) counted), '[]'))
  );
end $$;

-- The figures of /blog/analytics for the days from..to in a time zone, of one post or of the whole blog: all for admins,
-- for others those of the posts that are out.
create function public.blog_analytics(from_day date, to_day date, time_zone text default 'UTC', only_post uuid default null)
returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select case when private.is_admin() then private.full_blog_analytics(from_day, to_day, time_zone, only_post)
              else private.public_blog_analytics(from_day, to_day, time_zone, only_post) end
$$;

-- Nobody calls a function but whom it is granted to.
revoke execute on function
  public.blog_analytics(date,date,text,uuid),
  public.blog_article(text),
  public.blog_article_preview(text),
  public.blog_listing(text,text,text,integer,integer),
  public.blog_post_authors(uuid[]),
  private.blog_tags_of(uuid),
  private.full_blog_analytics(date,date,text,uuid),
  private.is_blog_post_gone(text),
  private.public_blog_analytics(date,date,text,uuid),
  private.receive_contact_message(text,text,text,text)
  from public;
grant execute on function
  public.blog_analytics(date,date,text,uuid),
  private.full_blog_analytics(date,date,text,uuid)
  to authenticated;
grant execute on function
  public.blog_post_authors(uuid[])
  to anon, authenticated;
grant execute on function
  public.blog_article(text),
  public.blog_article_preview(text),
  public.blog_listing(text,text,text,integer,integer),
  private.blog_card(published_blog_posts),
  private.blog_surroundings(blog_posts),
  private.blog_tags_of(uuid),
  private.is_blog_post_gone(text)
  to anon, authenticated, service_role;
grant execute on function
  private.public_blog_analytics(date,date,text,uuid)
  to authenticated, service_role;
