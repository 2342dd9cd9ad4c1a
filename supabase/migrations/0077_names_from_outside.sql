-- What forms and other programs call a field of a lead is said by core/src/records alone, where files have it from, and comes with the
-- message.

-- The fields of a lead that a message fills. Anybody may fill in a form: where a sale stands and when it closes, why it was lost, whose
-- it is and its tags are the company's own to say, and what a message says of them is noted. Own fields come by their keys and labels.
create function private.inbound_columns() returns text[]
language sql stable set search_path = ''
as $$
  select array(select field from unnest(private.record_fields('leads')) field
                where field not in ('status', 'pipeline', 'owner_id', 'tags', 'custom', 'expected_close_on', 'closed_at', 'lost_reason'))
$$;

-- The columns of a lead that a message fills, those of the company's own fields that it names by key or label as `custom`. A column's own
-- name goes before an own field, an own field before the other names of columns. What nothing takes is its `rest`. `meanings` is what the
-- host knows of the message's names, and can make of none what a message doesn't fill, nor of a column's own name another.
drop function private.read_inbound_lead(uuid,jsonb,jsonb);
drop function private.inbound_names();
create function private.read_inbound_lead(of_company uuid, body jsonb, amounts jsonb, meanings jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  with filled as materialized (
    select target, replace(target, '_', '') as key from unnest(private.inbound_columns()) target),
  field as materialized (
    select given.*, filled.target as own_column
      from private.inbound_fields(body) with ordinality as given (key, label, value, place) left join filled using (key)),
  own as (
    select distinct on (f.key) f.key, field.label, field.value, private.inbound_own_value(f, field.value, amounts) as reading
      from public.lead_fields f
      join field on field.key = any (array[replace(f.key, '_', ''), nullif(lower(regexp_replace(f.label, '[^a-zA-Z0-9]+', '', 'g')), '')])
                 or lower(btrim(field.label)) = lower(btrim(f.label))
     where f.company_id = of_company and f.record = 'leads' and private.inbound_own_value(f, field.value, amounts) is not null
       and field.own_column is null
     order by f.key, field.label
  ),
  known as (
    select coalesce(own_column, meanings -> label ->> 'field') as target, label, value, own_column is null as is_other,
           meanings -> label -> 'place' as preference, place
      from field),
  best as (
    select distinct on (target) target, label, value from known
     where (target in (select filled.target from filled) or target in ('first_name', 'last_name', 'message'))
       and (target <> 'value' or private.inbound_amount(value, amounts) is not null)
       and (target <> 'currency' or value ~ '^[A-Z]{3}$')
       and not exists (select from own taken where taken.label = known.label and taken.value = known.value)
     order by target, is_other, preference, place
  )
  select coalesce((select jsonb_object_agg(best.target, best.value) from best), '{}')
      || coalesce((select jsonb_strip_nulls(jsonb_build_object('value', amount -> 'value', 'currency',
                     coalesce((select to_jsonb(c.value) from best c where c.target = 'currency'), amount -> 'currency')))
                     from best cross join lateral private.inbound_amount(best.value, amounts) amount where best.target = 'value'), '{}')
      || coalesce((select jsonb_build_object('custom', jsonb_object_agg(own.key, own.reading)) from own having count(*) > 0), '{}')
      || jsonb_build_object('rest', (
           select string_agg(left(field.label, 80) || ': ' || left(field.value, 2000), E'\n' order by field.label) from field
            where not exists (select from best taken where taken.label = field.label and taken.value = field.value)
              and not exists (select from own taken where taken.label = field.label and taken.value = field.value)))
$$;

-- `meanings`: the fields that the names of the message stand for, {"Telefonnummer": {"field": "phone", "place": 15}}; of a field's names
-- the one with the lowest place counts.
select private.amend('public.receive_webhook(uuid,text,jsonb,text,text,text,text,jsonb)', 'amounts jsonb DEFAULT ''{}''::jsonb)',
  'amounts jsonb DEFAULT ''{}''::jsonb, meanings jsonb DEFAULT ''{}''::jsonb)');
drop function public.receive_webhook(uuid,text,jsonb,text,text,text,text,jsonb);
select private.amend('public.receive_webhook(uuid,text,jsonb,text,text,text,text,jsonb,jsonb)',
  'private.read_inbound_lead(target.company_id, message, amounts)', 'private.read_inbound_lead(target.company_id, message, amounts, meanings)');

revoke execute on function
  private.inbound_columns(),
  private.read_inbound_lead(uuid,jsonb,jsonb,jsonb),
  public.receive_webhook(uuid,text,jsonb,text,text,text,text,jsonb,jsonb)
  from public;
grant execute on function public.receive_webhook(uuid,text,jsonb,text,text,text,text,jsonb,jsonb) to anon, authenticated;
