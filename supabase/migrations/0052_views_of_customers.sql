-- Views of the lists of accounts and contacts, kept as those of leads.

alter table public.lead_views add column record text not null default 'leads' check (record in ('leads', 'accounts', 'contacts'));
grant insert (record) on public.lead_views to authenticated;
