-- Who reads the blog: counted by the server, without cookies. A visitor is a hash of address and browser under a salt that
-- is forgotten after its day, so that nobody can be followed from one day to the next (PRODUCT.md, reading 10).
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

-- How far posts were read, from readers who agreed to be measured: how many reached each quarter of a post on a day.
create table public.blog_read_depths (
  post_id uuid not null references public.blog_posts on delete cascade,
  day date not null default current_date,
  depth int not null check (depth in (25, 50, 75, 100)),
  count int not null default 1 check (count > 0),
  primary key (post_id, day, depth)
);

do $$
declare
  target text;
begin
  foreach target in array array['blog_page_views', 'blog_read_depths'] loop
    execute format('alter table public.%I enable row level security', target);
    execute format('create policy "admins read" on public.%I for select to authenticated using ((select private.is_admin()))', target);
    execute format('grant select on public.%I to authenticated', target);
    execute format('grant select, insert, update, delete on public.%I to service_role', target);
  end loop;
end $$;

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
create function public.blog_analytics(from_day date, to_day date, time_zone text default 'UTC', only_post uuid default null)
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
revoke execute on function public.blog_analytics(date, date, text, uuid) from public;
grant execute on function public.blog_analytics(date, date, text, uuid) to authenticated;
grant execute on function private.require_admin() to authenticated;
