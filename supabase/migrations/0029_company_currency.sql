-- A company has its currency: that of leads and rows which say none.

alter table public.companies add currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$');
grant update (currency) on public.companies to authenticated;

-- The currency of the caller's company; null for whoever belongs to none.
create function private.company_currency() returns text
language sql stable security definer parallel safe set search_path = ''
as $$ select currency from public.companies where id = private.company_id() $$;

alter table public.leads alter column currency set default private.company_currency();

-- Leads that nobody signed in writes, such as those of forms and imports, have their company's.
create function private.fill_currency() returns trigger
language plpgsql security definer set search_path = ''
as $$ begin
  new.currency := (select c.currency from public.companies c where c.id = new.company_id);
  return new;
end $$;
create trigger fill_currency before insert on public.leads for each row when (new.currency is null)
  execute function private.fill_currency();

create or replace function private.write_vertical_rows(own uuid, kind text, rows jsonb) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  item jsonb;
  customer uuid;
  is_new boolean;
  created int := 0;
  updated int := 0;
  refused jsonb := '[]';
  usual constant text := coalesce((select c.currency from public.companies c where c.id = own), 'USD');
begin
  if coalesce(kind, '') not in ('customers', 'subscriptions', 'usage', 'orders', 'carts') then
    raise exception 'The kinds are customers, subscriptions, usage, orders and carts.' using errcode = '22023';
  end if;
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) > 1000 then
    raise exception 'The rows are a list of at most 1,000 objects.' using errcode = '22023';
  end if;
  for item in select value from jsonb_array_elements(rows) loop
    begin
      if kind = 'customers' then
        insert into public.customers as c (company_id, external_id, name, email, lead_id)
        values (own, item ->> 'external_id', coalesce(item ->> 'name', ''), item ->> 'email', private.lead_of_email(own, item ->> 'email'))
        on conflict (company_id, external_id) do update
           set name = coalesce(item ->> 'name', c.name), email = coalesce(excluded.email, c.email), lead_id = coalesce(c.lead_id, excluded.lead_id)
        returning xmax = 0 into is_new;
      else
        if coalesce(item ->> 'customer', '') = '' then
          raise exception 'Customer is empty' using errcode = '23502';
        end if;
        insert into public.customers as c (company_id, external_id, name, email, lead_id)
        values (own, item ->> 'customer', coalesce(item ->> 'customer_name', ''), item ->> 'customer_email', private.lead_of_email(own, item ->> 'customer_email'))
        on conflict (company_id, external_id) do update
           set name = coalesce(nullif(c.name, ''), excluded.name), email = coalesce(c.email, excluded.email), lead_id = coalesce(c.lead_id, excluded.lead_id)
        returning id into customer;
        if kind = 'subscriptions' then
          insert into public.subscriptions as s (company_id, customer_id, external_id, plan, status, monthly_amount, currency, seats, started_at, trial_ends_at, canceled_at)
          values (own, customer, item ->> 'external_id', coalesce(item ->> 'plan', ''), item ->> 'status', (item ->> 'monthly_amount')::numeric,
                  coalesce(item ->> 'currency', usual), coalesce((item ->> 'seats')::int, 1), coalesce((item ->> 'started_at')::timestamptz, now()),
                  (item ->> 'trial_ends_at')::timestamptz, (item ->> 'canceled_at')::timestamptz)
          on conflict (company_id, external_id) do update
             set customer_id = excluded.customer_id, plan = excluded.plan, status = excluded.status, monthly_amount = excluded.monthly_amount,
                 currency = excluded.currency, seats = excluded.seats, started_at = excluded.started_at, trial_ends_at = excluded.trial_ends_at,
                 canceled_at = excluded.canceled_at
          returning xmax = 0 into is_new;
        elsif kind = 'usage' then
          insert into public.usage_events as u (company_id, customer_id, external_id, name, quantity, occurred_at)
          values (own, customer, item ->> 'external_id', item ->> 'name', coalesce((item ->> 'quantity')::numeric, 1), coalesce((item ->> 'occurred_at')::timestamptz, now()))
          on conflict (company_id, external_id) do update set quantity = excluded.quantity
          returning xmax = 0 into is_new;
        elsif kind = 'orders' then
          insert into public.orders as o (company_id, customer_id, external_id, amount, currency, placed_at)
          values (own, customer, item ->> 'external_id', (item ->> 'amount')::numeric, coalesce(item ->> 'currency', usual), coalesce((item ->> 'placed_at')::timestamptz, now()))
          on conflict (company_id, external_id) do update
             set customer_id = excluded.customer_id, amount = excluded.amount, currency = excluded.currency, placed_at = excluded.placed_at
          returning xmax = 0 into is_new;
        else
          insert into public.carts as c (company_id, customer_id, external_id, amount, currency, updated_at, recovered_at)
          values (own, customer, item ->> 'external_id', (item ->> 'amount')::numeric, coalesce(item ->> 'currency', usual),
                  coalesce((item ->> 'updated_at')::timestamptz, now()), (item ->> 'recovered_at')::timestamptz)
          on conflict (company_id, external_id) do update
             set customer_id = excluded.customer_id, amount = excluded.amount, currency = excluded.currency, updated_at = excluded.updated_at,
                 recovered_at = excluded.recovered_at
          returning xmax = 0 into is_new;
        end if;
      end if;
      if is_new then created := created + 1; else updated := updated + 1; end if;
    exception when data_exception or integrity_constraint_violation then
      refused := refused || jsonb_build_object('row', item -> 'row', 'problem', sqlerrm);
    end;
  end loop;
  return jsonb_build_object('created', created, 'updated', updated, 'refused', refused);
end $$;

revoke execute on function private.company_currency(), private.fill_currency() from public;
grant execute on function private.company_currency() to authenticated, service_role;
