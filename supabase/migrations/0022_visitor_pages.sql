-- What the server-rendered pages stand on: names of authors, word of changes, the contact form.

-- Who wrote a published post. A profile is nobody's but its company's; the name under a post is everybody's.
create function public.blog_post_authors(post_ids uuid[]) returns table (post_id uuid, name text)
language sql stable security definer set search_path = ''
as $$
  select post.id, profile.full_name from public.blog_posts post join public.profiles profile on profile.id = post.author_id
   where post.id = any (post_ids) and post.status = 'published' and post.published_at <= now() and post.deleted_at is null
     and btrim(profile.full_name) <> ''
$$;
revoke execute on function public.blog_post_authors(uuid[]) from public;
grant execute on function public.blog_post_authors(uuid[]) to anon, authenticated;

-- Servers keep rendered pages; each of them hears here that they are old. One word a transaction, however many rows.
create function private.announce_blog_change() returns trigger
language plpgsql set search_path = ''
as $$ begin
  perform pg_catalog.pg_notify('parley_blog', '');
  return null;
end $$;
do $$
declare
  target text;
begin
  foreach target in array array['blog_posts', 'blog_categories', 'blog_tags', 'blog_post_tags', 'blog_post_redirects'] loop
    execute format('create trigger announce_change after insert or update or delete or truncate on public.%I
      for each statement execute function private.announce_blog_change()', target);
  end loop;
end $$;

-- Looking for words in titles and excerpts; titles have an index of their own.
create index blog_posts_excerpt_trigrams on public.blog_posts using gin (excerpt extensions.gin_trgm_ops);

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
revoke execute on function private.receive_contact_message(text, text, text, text) from public;

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
grant execute on function private.blog_card(public.published_blog_posts) to anon, authenticated, service_role;

-- One page of the public list: of all posts, of a category, of a tag, or of those that hold every word of a search, each
-- character of it literal. With it what the list can be narrowed to. Null for a category or tag that does not exist.
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
    select jsonb_build_object('name', name, 'description', '') into scope from public.blog_tags where slug = tag_slug;
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

-- What surrounds a post on its page. `post` may be a draft that a preview shows.
create function private.blog_surroundings(post public.blog_posts) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'post', to_jsonb(post) - array['version', 'author_id', 'is_sample', 'planned_for', 'deleted_at', 'deleted_slug'],
    'author', (select name from public.blog_post_authors(array[post.id])),
    'category', (select jsonb_build_object('name', name, 'slug', slug) from public.blog_categories where id = post.category_id),
    'tags', coalesce((select jsonb_agg(jsonb_build_object('name', tag.name, 'slug', tag.slug) order by tag.name)
      from public.blog_post_tags link join public.blog_tags tag on tag.id = link.tag_id where link.post_id = post.id), '[]'),
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
grant execute on function private.blog_surroundings(public.blog_posts) to anon, authenticated, service_role;

-- A published post with its surroundings; {"moved_to": slug} for an address it had before; null for any other.
create function public.blog_article(post_slug text) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select coalesce(
    (select private.blog_surroundings(post) from public.blog_posts post
      where post.slug = post_slug and post.status = 'published' and post.published_at <= now() and post.deleted_at is null),
    (select jsonb_build_object('moved_to', post.slug) from public.blog_post_redirects former
       join public.published_blog_posts post on post.id = former.post_id where former.slug = post_slug))
$$;

-- The draft behind a preview link, in the form of a published post; null once the link is revoked or has run out.
create function public.blog_article_preview(preview_token text) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.blog_surroundings(post) from public.preview_blog_post(preview_token) post $$;

do $$
declare
  target text;
begin
  foreach target in array array['blog_listing(text, text, text, int, int)', 'blog_article(text)', 'blog_article_preview(text)'] loop
    execute format('revoke execute on function public.%s from public', target);
    execute format('grant execute on function public.%s to anon, authenticated, service_role', target);
  end loop;
end $$;
