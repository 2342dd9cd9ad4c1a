-- How a company writes dates, times and numbers (a BCP 47 tag); nothing where each person's browser decides.
alter table public.companies add locale text check (locale ~ '^[a-zA-Z0-9]{2,8}(-[a-zA-Z0-9]{1,8}){0,5}$');
grant update (locale) on public.companies to authenticated;
