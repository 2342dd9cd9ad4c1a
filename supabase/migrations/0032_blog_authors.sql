-- Pages of a blog's authors: what somebody wrote, at an address made of their name.

-- The same as `toAuthorSlug` of the app, which makes the links. Authors of one name share a page.
create function private.author_slug(name text) returns text
language sql immutable set search_path = ''
as $$
  select btrim(regexp_replace(lower(regexp_replace(normalize(author_slug.name, nfd), '[\u0300-\u036f]', '', 'g')),
    '[^a-z0-9]+', '-', 'g'), '-')
$$;

-- One page of what an author published, in the form of `blog_listing`; null where nobody of that name has a published post.
create function public.blog_author_listing(author text, page int default 1, page_size int default 12) returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  written uuid[];
  shown_name text;
  whole jsonb := public.blog_listing(null, null, '', 1, 1);
begin
  if page < 1 or page_size not between 1 and 100 then
    raise exception 'Pages count from 1 and hold up to 100 posts.' using errcode = '22023';
  end if;
  select array_agg(writer.post_id), min(writer.name) into written, shown_name
    from public.blog_post_authors(array(select id from public.published_blog_posts)) writer
   where private.author_slug(writer.name) = blog_author_listing.author and blog_author_listing.author <> '';
  if written is null then return null; end if;
  return jsonb_build_object(
    'scope', jsonb_build_object('name', shown_name, 'description', ''),
    'total', cardinality(written),
    'posts', coalesce((select jsonb_agg(private.blog_card(shown.post) order by shown.published_at desc, shown.id)
      from (select post, post.published_at, post.id from public.published_blog_posts post where post.id = any (written)
             order by post.published_at desc, post.id limit page_size offset (page - 1)::bigint * page_size) shown), '[]'),
    'categories', whole->'categories',
    'tags', whole->'tags');
end $$;

-- Slugs of those who have a published post, for the sitemap.
create function public.blog_author_slugs() returns setof text
language sql stable security invoker set search_path = ''
as $$
  select distinct private.author_slug(writer.name)
    from public.blog_post_authors(array(select id from public.published_blog_posts)) writer
   where private.author_slug(writer.name) <> '' order by 1
$$;

revoke execute on function private.author_slug(text), public.blog_author_listing(text,integer,integer),
  public.blog_author_slugs() from public;
grant execute on function private.author_slug(text), public.blog_author_listing(text,integer,integer),
  public.blog_author_slugs() to anon, authenticated;
