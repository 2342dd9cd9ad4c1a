-- The blog is the instance's: admins write it, everybody reads what is published.
create table public.blog_categories (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(btrim(name)) between 1 and 80),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  description text check (length(description) <= 500),
  created_at timestamptz not null default now()
);

create table public.blog_tags (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(btrim(name)) between 1 and 80),
  slug text not null unique check (length(slug) between 1 and 80),
  created_at timestamptz not null default now()
);

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
  check (status = 'draft' or published_at is not null)
);
create index blog_posts_newest on public.blog_posts (published_at desc nulls first, created_at desc);
create index blog_posts_public on public.blog_posts (published_at desc) where status = 'published';
create index blog_posts_category on public.blog_posts (category_id);
create index blog_posts_title_trigrams on public.blog_posts using gin (title extensions.gin_trgm_ops);

create table public.blog_post_tags (
  post_id uuid not null references public.blog_posts on delete cascade,
  tag_id uuid not null references public.blog_tags on delete cascade,
  primary key (post_id, tag_id)
);
create index blog_post_tags_tag on public.blog_post_tags (tag_id);

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

create table public.blog_post_revisions (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blog_posts on delete cascade,
  snapshot jsonb not null,
  author_id uuid default auth.uid() references auth.users on delete set null,
  created_at timestamptz not null default now()
);
create index blog_post_revisions_post on public.blog_post_revisions (post_id, created_at desc);

-- Slugs a post once had; the public pages answer 301.
create table public.blog_post_redirects (
  slug text primary key check (length(slug) between 1 and 60),
  post_id uuid not null references public.blog_posts on delete cascade,
  created_at timestamptz not null default now()
);
create index blog_post_redirects_post on public.blog_post_redirects (post_id);

-- "Publish at" is a commitment, apart from the post's own payload (PRODUCT.md, reading 5).
create table public.blog_post_schedules (
  post_id uuid primary key references public.blog_posts on delete cascade,
  publish_at timestamptz not null,
  scheduled_by uuid default auth.uid() references auth.users on delete set null,
  created_at timestamptz not null default now()
);
create index blog_post_schedules_due on public.blog_post_schedules (publish_at);

do $$
declare
  target text;
begin
  foreach target in array array['blog_categories', 'blog_tags', 'blog_posts', 'blog_post_tags', 'post_voice_analysis',
    'blog_post_revisions', 'blog_post_redirects', 'blog_post_schedules'] loop
    execute format('alter table public.%I enable row level security', target);
    execute format('create policy "admins write" on public.%I for all to authenticated
      using ((select private.is_admin())) with check ((select private.is_admin()))', target);
    execute format('grant select, insert, update, delete on public.%I to authenticated, service_role', target);
  end loop;
  foreach target in array array['blog_categories', 'blog_tags', 'blog_post_tags', 'blog_post_redirects'] loop
    execute format('create policy "everybody reads" on public.%I for select to anon, authenticated using (true)', target);
    execute format('grant select on public.%I to anon', target);
  end loop;
end $$;
create policy "everybody reads what is published" on public.blog_posts for select to anon, authenticated
  using (status = 'published' and published_at <= now());
grant select on public.blog_posts to anon;
create trigger touch before update on public.blog_posts for each row execute function private.touch();
create trigger touch before update on public.post_voice_analysis for each row execute function private.touch();

create function public.schedule_blog_post(post_id uuid, publish_at timestamptz) returns void
language plpgsql security invoker set search_path = ''
as $$ begin
  if not private.is_admin() then raise exception 'Only admins schedule posts.' using errcode = '42501'; end if;
  insert into public.blog_post_schedules (post_id, publish_at) values (schedule_blog_post.post_id, schedule_blog_post.publish_at)
  on conflict on constraint blog_post_schedules_pkey do update set publish_at = excluded.publish_at, scheduled_by = auth.uid();
end $$;
revoke execute on function public.schedule_blog_post(uuid, timestamptz) from public;
grant execute on function public.schedule_blog_post(uuid, timestamptz) to authenticated, service_role;

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
create policy "admins see blog images" on storage.objects for select to authenticated
  using (bucket_id = 'blog-images' and (select private.is_admin()));
create policy "admins add blog images" on storage.objects for insert to authenticated
  with check (bucket_id = 'blog-images' and (select private.is_admin()));
create policy "admins delete blog images" on storage.objects for delete to authenticated
  using (bucket_id = 'blog-images' and (select private.is_admin()));
