-- What is saved while somebody writes is one change: their saves of a template or automation, at most ten minutes apart, become the last of
-- them, with the values from before the first. What came back to where it was leaves nothing. Changes that were restored, or restore, stay.

-- Takes at most `most` records; answers how many lines went.
create function private.compact_drafts(most int default 200) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  gone int;
begin
  with written as materialized (
    select c.* from public.record_changes c
     where c.record in ('templates', 'automations') and c.operation = 'update' and c.way = 'person'
       and c.changed_at > now() - interval '2 days' and c.restored_id is null
       and not exists (select from public.record_changes r where r.record_id = c.record_id and r.restored_id = c.id)),
  parted as (
    select w.*, case when w.changed_at - lag(w.changed_at) over beside <= interval '10 minutes' then 0 else 1 end as begins
      from written w window beside as (partition by w.record_id, w.actor_id order by w.changed_at, w.id)),
  sat as (
    select p.*, sum(p.begins) over (partition by p.record_id, p.actor_id order by p.changed_at, p.id) as sitting from parted p),
  -- A sitting that may go on, and one that somebody else wrote into, stay as they are.
  ended as (
    select s.record_id, s.actor_id, s.sitting, array_agg(s.id order by s.changed_at, s.id) as ids, max(s.changed_at) as last_at, min(s.changed_at) as first_at
      from sat s group by 1, 2, 3
    having count(*) > 1 and max(s.changed_at) < now() - interval '10 minutes' limit most),
  merged as (
    select e.record_id, e.ids, e.last_at, e.ids[cardinality(e.ids)] as last_id,
           (select jsonb_object_agg(f.key, f.value order by w.changed_at desc, w.id desc)
              from written w cross join lateral jsonb_each(w.before) f where w.id = any (e.ids)) as before,
           (select jsonb_object_agg(f.key, f.value order by w.changed_at, w.id)
              from written w cross join lateral jsonb_each(w.after) f where w.id = any (e.ids)) as after
      from ended e
     where not exists (select from public.record_changes o where o.record_id = e.record_id and o.changed_at between e.first_at and e.last_at
                          and o.id <> all (e.ids))),
  kept as (
    update public.record_changes c set before = difference.before, after = difference.after
      from merged m cross join lateral (
        select jsonb_object_agg(b.key, b.value) as before, jsonb_object_agg(b.key, m.after -> b.key) as after
          from jsonb_each(m.before) b where b.value is distinct from m.after -> b.key) difference
     where c.record_id = m.record_id and c.changed_at = m.last_at and c.id = m.last_id and difference.before is not null
    returning c.id),
  dropped as (
    delete from public.record_changes c using merged m
     where c.record_id = m.record_id and c.id = any (m.ids) and c.id not in (select id from kept)
    returning 1)
  select count(*) into gone from dropped;
  return gone;
end $$;
revoke execute on function private.compact_drafts(int) from public;
