-- The list of leads reads its pages from an index, wherever the scroll bar stands: by the last conversation, by name and by value.
-- Score and age have theirs since 0003. Columns that may be empty sort with the empty ones last.
create index leads_latest on public.leads (company_id, last_activity_at desc, id);
create index leads_sorted_by_name on public.leads (company_id, name, id);
create index leads_sorted_by_value on public.leads (company_id, value desc nulls last, id);
