-- Filters by a field stand beside words and owner in what is counted above the board's columns. The browser compiles them to
-- conditions (core/src/leads/filters); the list asks the data API for the same ones.

-- One condition of core's `Condition` as SQL over the alias l. Fields and tests are those of a list, keys and values literals.
create function private.lead_condition(given jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  field text := given ->> 'field';
  test text := given ->> 'test';
  value text := given #>> '{values,0}';
  operand text;
  operator text;
begin
  operand := case
    when field in ('value', 'score', 'source', 'created_at', 'last_activity_at', 'company', 'title', 'email', 'phone',
      'website', 'next_step', 'tags', 'custom_words') then format('l.%I', field)
    when field ~ '^custom->>[a-z][a-z0-9_]{0,59}$' then format('(l.custom ->> %L)', substr(field, 10))
    when field ~ '^custom->[a-z][a-z0-9_]{0,59}$' then format('(l.custom -> %L)', substr(field, 9))
  end;
  operator := case test when 'eq' then '=' when 'neq' then '<>' when 'gte' then '>=' when 'lt' then '<' when 'lte' then '<='
    when 'ilike' then 'ilike' when 'imatch' then '~*' when 'cs' then '@>' end;
  if operand is null or test is null or test not in ('eq', 'neq', 'gte', 'lt', 'lte', 'ilike', 'imatch', 'cs', 'in', 'null', 'not_null', 'blank')
    or (operator is not null and value is null) then
    raise exception 'This is no filter of leads.' using errcode = '22023';
  end if;
  return case test
    when 'null' then operand || ' is null'
    when 'not_null' then operand || ' is not null'
    when 'blank' then format('coalesce(%s, '''') = ''''', operand)
    when 'in' then format('%s = any (%L::text[])', operand, array(select jsonb_array_elements_text(given -> 'values'))::text)
    else format('%s %s %L', operand, operator, value)
  end;
end $$;

drop function public.lead_stages(text, text);
-- Leads and value a stage and currency, of all that a filter holds, under the caller's own policies. `pattern` is one of ilike
-- over name, company, email and the company's own fields; `owner` an id or "nobody"; `conditions` a list as core compiles it.
create function public.lead_stages(pattern text default null, owner text default null, conditions jsonb default '[]')
returns table (status text, currency text, leads bigint, value numeric)
language plpgsql stable security invoker set search_path = ''
as $$
declare
  narrowed text;
begin
  if jsonb_typeof(conditions) is distinct from 'array' or jsonb_array_length(conditions) > 40 then
    raise exception 'Filters are a list of 40 conditions at most.' using errcode = '22023';
  end if;
  select string_agg(' and ' || private.lead_condition(each), '') into narrowed
    from jsonb_array_elements(conditions) each;
  return query execute
    'select l.status, l.currency, count(*), coalesce(sum(l.value), 0) from public.leads l
      where ($1 is null or l.name ilike $1 or l.company ilike $1 or l.email ilike $1 or l.custom_words ilike $1)
        and ($2 is null or coalesce(l.owner_id::text, ''nobody'') = $2)' || coalesce(narrowed, '') ||
    ' group by l.status, l.currency'
    using pattern, owner;
end $$;
revoke execute on function private.lead_condition(jsonb), public.lead_stages(text, text, jsonb) from public;
grant execute on function private.lead_condition(jsonb), public.lead_stages(text, text, jsonb) to authenticated, service_role;
