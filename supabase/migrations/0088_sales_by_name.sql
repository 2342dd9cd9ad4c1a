-- Where several sales of a customer stand beside each other, each is called by its own name.
select private.amend('public.today(text)', 'select id, name, company, status, score, score_reasons, value, currency, last_activity_at from public.leads
     where status not in (''won'', ''lost'') and score > 0', 'select id, name, company, deal_name, status, score, score_reasons, value, currency, last_activity_at from public.leads
     where status not in (''won'', ''lost'') and score > 0');
select private.amend('public.customer_timeline(uuid,timestamptz,uuid,int)', 'e.lead_id, l.name, e.contact_id', 'e.lead_id, l.name || coalesce('' · '' || l.deal_name, ''''), e.contact_id');
