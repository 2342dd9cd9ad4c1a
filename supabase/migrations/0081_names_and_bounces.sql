-- A name beside a first name may be the last one: "Vorname" and "Name", "Prénom" and "Nom". core/src/leads/import/whole-name.ts says when, for
-- files and for messages, and the host sends it along as the meaning of the name.

-- `name` can be meant as the last name; any other column's own name stays what it is.
select private.amend('private.read_inbound_lead(uuid,jsonb,jsonb,jsonb)', 'coalesce(own_column, meanings -> label ->> ''field'') as target',
  'coalesce(case when own_column = ''name'' and meanings -> label ->> ''field'' = ''last_name'' then ''last_name'' end,
                    own_column, meanings -> label ->> ''field'') as target');
-- What a message says twice of the same field is noted as little as what it says once.
select private.amend('private.read_inbound_lead(uuid,jsonb,jsonb,jsonb)',
  'from best taken where taken.label = field.label and taken.value = field.value',
  'from best taken join known said using (target) where said.label = field.label and said.value = field.value and taken.value = field.value');

-- Of two contacts that become one the mark of an address goes with the address: what was taken from the other came with the mark of the
-- one that it replaced, and no mail went to an address that works.
select private.amend('public.merge_customers(text,uuid,uuid,jsonb)', 'coalesce(c.email_bounced_at, (gone',
  'coalesce(case when lower(c.email) = lower(kept ->> ''email'') then c.email_bounced_at end, (gone');
select private.amend('public.merge_customers(text,uuid,uuid,jsonb)', 'else c.email_bounced_at end',
  'else case when lower(c.email) = lower(kept ->> ''email'') then c.email_bounced_at end end');
select private.amend('public.merge_customers(text,uuid,uuid,jsonb)', 'coalesce(c.email_bounce_reason, gone',
  'coalesce(case when lower(c.email) = lower(kept ->> ''email'') then c.email_bounce_reason end, gone');
select private.amend('public.merge_customers(text,uuid,uuid,jsonb)', 'else c.email_bounce_reason end',
  'else case when lower(c.email) = lower(kept ->> ''email'') then c.email_bounce_reason end end');
