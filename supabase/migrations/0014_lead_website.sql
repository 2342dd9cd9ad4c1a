alter table public.leads add column website text check (length(website) <= 300);
