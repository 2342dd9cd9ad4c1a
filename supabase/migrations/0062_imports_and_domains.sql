-- What a file brings in: mail domains that say nothing of a company, the time zone of whoever imports, notes and activities that belong to
-- records which are here, and owners of accounts that a file of contacts names.

-- ── Mail that anybody can have ──────────────────────────────────────────────────────────────────────────────────────────────────

-- "yahoo.*" is Yahoo in every country. The same list as core/src/text/free-mail.ts; a test holds both together.
create function private.free_mail_domains() returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_split_to_array(btrim('
  012.net.il 126.com 139.com 163.com 188.com 189.cn 21cn.com aapt.net.au absamail.co.za abv.bg accountant.com adam.com.au adon.li
  aim.com alice-dsl.net alice.it aliceadsl.fr altiboxmail.no ameritech.net amis.net aol.* aon.at apollo.lv arcor.de arnet.com.ar
  atlas.cz att.net auone-net.jp autograf.pl autorambler.ru azet.sk bbox.fr belgacom.net bell.net bellsouth.net bezeqint.net bigfoot.com
  biglobe.ne.jp bigmir.net bigpond.com bigpond.net.au bk.ru bluemail.ch bluewin.ch blueyonder.co.uk bol.com.br bredband.net
  bredband2.com bresnan.net broadpark.no bsnl.in btinternet.com btopenworld.com buziaczek.pl c2i.net cableone.net caiway.nl cantv.net
  caramail.com casema.nl cegetel.net centrum.cz centrum.sk centurytel.net cfl.rr.com charter.net cheerful.com chello.at chello.nl
  citromail.hu clear.net.nz clix.pt club-internet.fr cock.li cogeco.ca comcast.net comhem.se compuserve.com compuserve.de consultant.com
  cox.net daum.net digikabel.hu dion.ne.jp directbox.com disroot.org dnainternet.net docomo.ne.jp dodo.com.au dreamwiz.com duck.com
  earthlink.net eastlink.ca eim.ae eircom.net elisanet.fi email.com email.cz email.it embarqmail.com emirates.net.ae engineer.com
  epost.de etb.net.co eunet.rs europe.com euskaltel.net ewetel.net excite.co.jp excite.com ezweb.ne.jp fastmail.com fastmail.fm
  fastmail.net fastwebnet.it fibertel.com.ar forthnet.gr foxmail.com free.fr freeler.nl freemail.gr freemail.hu freenet.de
  freeserve.co.uk freeuk.com frisurf.no frontier.com frontiernet.net fsmail.net gawab.com gazeta.pl get2net.dk getmail.no globomail.com
  glocalnet.net gmail.com gmx-topmail.de gmx.* go2.pl goo.jp googlemail.com hanmail.net hanmir.com hetnet.nl hey.com hinet.net
  hispeed.ch hol.gr home.nl home.se hot.ee hotmail.* hughes.net hush.com hushmail.com i.softbank.jp i.ua iafrica.com icloud.com
  ig.com.br ihug.co.nz iinet.net.au iname.com inbox.com inbox.lt inbox.lv inbox.ru indamail.hu indiatimes.com inet.fi inet.hr
  infoseek.jp int.pl interfree.it interia.com interia.eu interia.pl internet.is internet.ru internode.on.net inwind.it iol.it iol.pt
  jubii.dk jumpy.it juno.com kabelmail.de kabsi.at katamail.com keemail.me km.ru kolumbus.fi korea.com kpnmail.nl kpnplanet.nl
  lantic.net laposte.net lenta.ru libero.it lineone.net list.ru live.* liwest.at luukku.com lycos.com lyse.net mac.com mail.bg mail.com
  mail.de mail.dk mail.ee mail.ru mail.tele.dk mail.telepac.pt mail.ua mailbox.gr mailbox.hu mailbox.org mailfence.com maktoob.com
  mchsi.com me.com menara.ma meo.pt meta.ua mindspring.com mixmail.com mnet-mail.de mnet-online.de movistar.es mozmail.com msn.com
  mts.net mundo-r.com mweb.co.za mymts.net mynet.com myrambler.ru myself.com narod.ru nate.com naver.com nb.sympatico.ca nc.rr.com
  neostrada.pl net.hr netcabo.pt netcologne.de netplus.ch netscape.net netspace.net.au netti.fi netvigator.com netvision.net.il
  netzero.com netzero.net neuf.fr nexgo.de nifty.com noos.fr ntlworld.com numericable.fr o2.co.uk o2.pl o2online.de ocn.ne.jp ofir.dk
  one.lt onet.eu onet.pl onetel.com online.nl online.no online.ua onlinehome.de ono.com onsnet.nu op.pl optonline.net optusnet.com.au
  orange.fr orcon.net.nz osnanet.de otenet.gr outlook.* ozemail.com.au pacbell.net pacific.net.sg pandora.be paradise.net.nz passagen.se
  pchome.com.tw peoplepc.com plala.or.jp planet.nl plasa.com plus.com pm.me pobox.sk pochta.ru poczta.fm poczta.onet.eu poczta.onet.pl
  portugalmail.pt post.com post.cz post.sk post.tele.dk posteo.at posteo.de posteo.eu posteo.net postmaster.co.uk pp.inet.fi
  privaterelay.appleid.com prodigy.net prodigy.net.mx proton.me protonmail.ch protonmail.com proximus.be pt.lu ptd.net ptt.rs q.com
  qq.com quickline.ch quicknet.nl qwest.net rambler.ru rcn.com rediff.com rediffmail.com riseup.net ro.ru roadrunner.com rocketmail.com
  rogers.com rr.com runbox.com sapo.pt sasktel.net saunalahti.fi sbb.rs sbcglobal.net scarlet.be seed.net.tw sent.com seznam.cz sfr.fr
  shaw.ca sify.com simnet.is sina.cn sina.com singnet.com.sg siol.net sky.com skynet.be slingshot.co.nz snet.net so-net.ne.jp
  sofort-mail.de softbank.ne.jp sohu.com sol.dk solcon.nl speedy.com.ar spoko.pl spray.se starhub.net.sg start.no startmail.com
  stofanet.dk streamyx.com suomi24.fi supanet.com supereva.it superonline.com swbell.net swipnet.se sympatico.ca t-2.net t-online.de
  t-online.hu takas.lt talk21.com talktalk.net tampabay.rr.com tdcadsl.dk tds.net techie.com tele2.nl telecable.es telefonica.net
  telenet.be telepac.pt telfort.nl telia.com telkom.net telkomsa.net telus.net terra.cl terra.com.br terra.com.mx terra.es tim.it tin.it
  tiscali.co.uk tiscali.it tiscalinet.it tlen.pl tom.com topnet.tn tpg.com.au ttmail.com tut.by tuta.com tuta.io tutamail.com
  tutanota.com tutanota.de twc.com ukr.net une.net.co unitybox.de uol.com.br upcmail.hu upcmail.nl usa.com usa.net utanet.at verizon.net
  versatel.nl videotron.ca vip.163.com vip.qq.com vip.sina.com vipmail.hu virgilio.it virgin.net virginmedia.com vnn.vn vodafone.de
  vodafone.it vodafone.ne.jp vodafonemail.de vodamail.co.za voila.fr volja.net vollbio.de volny.cz voo.be vp.pl vsnl.com vsnl.net
  vtr.net vtxmail.ch walla.co.il walla.com wanadoo.es wanadoo.fr web.de webmail.co.za webspeed.dk welho.com westnet.com.au
  wideopenwest.com windowslive.com windstream.net wo.cn wowway.com wp.pl writeme.com wxs.nl xs4all.nl xtra.co.nz ya.com ya.ru yahoo.*
  yandex.* ybb.ne.jp yeah.net ymail.com youmail.dk zahav.net.il zeelandnet.nl ziggo.nl zipmail.com.br zoho.com zoho.eu zohomail.com
  zohomail.eu zonnet.nl zoominternet.net zoznam.sk
  ', E' \n'), '\s+')
$$;

create or replace function private.is_free_mail(domain text) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return lower(domain) = any (private.free_mail_domains())
      or regexp_replace(lower(domain), '\.(com|net|(com?\.)?[a-z]{2})$', '.*') = any (private.free_mail_domains());
end $$;

-- Whoever came first with such an address has gathered the others of that provider since.
do $$ begin
  perform set_config('parley.is_importing', 'on', true);
  perform set_config('parley.is_loading_sample', 'on', true);
  update public.accounts set domain = null where domain is not null and private.is_free_mail(domain);
  perform set_config('parley.is_importing', '', true);
  perform set_config('parley.is_loading_sample', '', true);
end $$;

-- ── The clock of whoever imports ────────────────────────────────────────────────────────────────────────────────────────────────

create function private.own_time_zone() returns text
language sql stable security definer set search_path = ''
as $$ select coalesce((select p.time_zone from public.profiles p where p.id = (select auth.uid())), 'UTC') $$;

-- That of moments whose zone the file does not say, and of bare days.
alter table public.lead_imports add column time_zone text not null default private.own_time_zone() check (length(time_zone) <= 64);
grant insert (time_zone) on public.lead_imports to authenticated;

-- ── Notes and activities of records that are here ───────────────────────────────────────────────────────────────────────────────

alter table public.lead_imports drop constraint lead_imports_record_check,
  add constraint lead_imports_record_check check (record in ('leads', 'accounts', 'contacts', 'notes'));
alter table private.record_keys drop constraint record_keys_record_check,
  add constraint record_keys_record_check check (record in ('leads', 'accounts', 'contacts', 'notes'));
alter table public.lead_import_rows
  -- The entries of the timeline that a row of a file of notes made.
  add activity_ids uuid[],
  -- The account that a contact's row gave an owner, and which.
  add owned_account_id uuid,
  add given_owner_id uuid;

-- The lead, contact or account that another product calls by one of the keys, the first that is here; also by its own id.
create function private.record_of_keys(kind text, of_company uuid, keys jsonb) returns uuid
language sql stable set search_path = ''
as $$
  select found.id
    from jsonb_array_elements_text(keys) with ordinality given (key, place)
    left join private.record_keys k on k.company_id = of_company and k.record = kind and k.key = given.key
   cross join lateral (select coalesce(k.record_id, case when given.key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then given.key::uuid end)) named (id)
   cross join lateral (
     select l.id from public.leads l where kind = 'leads' and l.id = named.id and l.company_id = of_company
     union all
     select c.id from public.contacts c where kind = 'contacts' and c.id = named.id and c.company_id = of_company
     union all
     select a.id from public.accounts a where kind = 'accounts' and a.id = named.id and a.company_id = of_company) found
   order by given.place limit 1
$$;

-- What entries of the timeline say: whether they were changed since is read from this.
create function private.note_content(ids uuid[]) returns text
language sql stable set search_path = ''
as $$
  select md5(coalesce(string_agg(concat_ws(' ', a.id, a.kind, extract(epoch from a.created_at), a.body), ' ' order by a.id), ''))
    from public.lead_activities a where a.id = any (ids)
$$;

-- As private.import_lead_batch, of notes: `batch` is [{"row", "cells", "failure"} or {"row", "cells", "belongs", "notes", "unread"}]. A
-- sale is known by a key, or by a name that no other sale has; `title_keys` are the fields that hold what another product called it.
create function private.import_note_batch(target uuid, after_row int, batch jsonb, bytes bigint, title_keys text[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  import public.lead_imports;
begin
  select * into import from public.lead_imports where id = target for update;
  if import.id is null or import.status <> 'running' or import.rows_read <> after_row or import.record <> 'notes' then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('lead import ' || import.company_id, 0));
  perform set_config('parley.is_importing', 'on', true);
  perform set_config('parley.is_loading_sample', 'on', true);

  create temp table import_notes on commit drop as
    select (item ->> 'row')::int as row_number, item -> 'cells' as cells, item ->> 'failure' as reason, item -> 'belongs' as belongs,
           item -> 'notes' as notes, item -> 'unread' as unread, null::text as outcome, null::uuid[] as activity_ids,
           private.record_of_keys('leads', import.company_id, item -> 'belongs' -> 'leads') as lead_id,
           private.record_of_keys('contacts', import.company_id, item -> 'belongs' -> 'contacts') as contact_id,
           coalesce(private.record_of_keys('accounts', import.company_id, item -> 'belongs' -> 'accounts'),
             -- Some products name several with semicolons; a name may hold one itself.
             (select f.id from unnest(array[item -> 'belongs' ->> 'account', split_part(item -> 'belongs' ->> 'account', ';', 1)]) with ordinality named (name, place)
               cross join lateral private.find_customer_of_row('accounts', import.company_id,
                 jsonb_build_object('name', btrim(named.name)), '{}', import.match_similar) f
               where named.name <> '' order by named.place limit 1)) as account_id
      from jsonb_array_elements(batch) item;
  update pg_temp.import_notes set outcome = 'failed' where reason is not null;

  update pg_temp.import_notes n set contact_id = found.id
    from (select distinct on (w.row_number) w.row_number, c.id
            from pg_temp.import_notes w
            join public.contacts c on lower(c.email) = w.belongs ->> 'email' and c.company_id is not distinct from import.company_id
           where w.contact_id is null order by w.row_number, c.created_at, c.id) found
   where n.row_number = found.row_number;
  -- Of people and sales of one name the one at the named customer; none where it could be several.
  update pg_temp.import_notes n set contact_id = found.id
    from (select w.row_number, c.id, rank() over best as place,
                 count(*) over (partition by w.row_number, c.account_id is not distinct from w.account_id) as alike
            from pg_temp.import_notes w
            join public.contacts c on c.name_key = private.name_key(w.belongs ->> 'contact') and c.company_id = import.company_id
           where w.contact_id is null and w.belongs ->> 'email' is null
          window best as (partition by w.row_number order by (c.account_id is not distinct from w.account_id) desc)) found
   where n.row_number = found.row_number and found.place = 1 and found.alike = 1;
  with wanted as (
    select distinct w.row_number, w.contact_id, w.account_id, private.fold_text(named.name) as title
      from pg_temp.import_notes w
     cross join lateral unnest(array[w.belongs ->> 'lead', split_part(w.belongs ->> 'lead', ';', 1)]) named (name)
     where w.lead_id is null and w.outcome is null and named.name is not null),
  titles as (
    select l.id, private.fold_text(l.name) as title from public.leads l
     where l.company_id = import.company_id and private.fold_text(l.name) in (select title from wanted)
    union
    select l.id, private.fold_text(own.value) from public.leads l cross join lateral jsonb_each_text(l.custom) own
     where l.company_id = import.company_id and own.key = any (title_keys) and private.fold_text(own.value) in (select title from wanted)),
  ranked as (
    select w.row_number, l.id, 4 * (l.contact_id is not distinct from w.contact_id)::int
             + 2 * (l.account_id is not distinct from w.account_id)::int + (l.closed_at is null)::int as fit
      from wanted w join titles t using (title) join public.leads l on l.id = t.id)
  update pg_temp.import_notes n set lead_id = best.id
    from (select r.row_number, (array_agg(r.id))[1] as id from ranked r
           where r.fit = (select max(o.fit) from ranked o where o.row_number = r.row_number)
           group by r.row_number having count(*) = 1) best
   where n.row_number = best.row_number;

  -- An entry belongs to one record: to the sale before the person, to the person before the company.
  update pg_temp.import_notes n
     set contact_id = case when n.lead_id is null then n.contact_id end,
         account_id = case when coalesce(n.lead_id, n.contact_id) is null then n.account_id end;
  update pg_temp.import_notes n set outcome = 'failed', reason = format('No lead, contact or account here is called “%s”, or several are', n.belongs ->> 'named')
   where n.outcome is null and num_nonnulls(n.lead_id, n.contact_id, n.account_id) = 0;
  update pg_temp.import_notes n set outcome = 'failed', reason = 'It lies in the future: what is planned is a task'
   where n.outcome is null
     and exists (select from jsonb_to_recordset(n.notes) as given (at timestamptz) where given.at > now() + interval '1 day');
  update pg_temp.import_notes n set outcome = 'skipped', reason = 'Same ID as an entry that is here'
   where n.outcome is null and (
     exists (select from private.record_keys k join public.lead_activities a on a.id = k.record_id
              where k.company_id = import.company_id and k.record = 'notes' and k.key = n.belongs ->> 'key' and a.company_id = import.company_id)
     or exists (select from pg_temp.import_notes earlier
                 where earlier.outcome is null and earlier.belongs ->> 'key' = n.belongs ->> 'key' and earlier.row_number < n.row_number));

  -- Written at once: what follows an entry is counted for all of them.
  create temp table import_entries on commit drop as
    select gen_random_uuid() as id, first.*
      from (select distinct on (w.lead_id, w.account_id, w.contact_id, e.kind, e.body, e.at) w.row_number, w.lead_id, w.account_id, w.contact_id,
                   (w.belongs ->> 'author')::uuid as author, e.kind, e.body, e.at
              from pg_temp.import_notes w
             cross join lateral private.new_notes(w.notes, import.company_id, w.lead_id, w.account_id, w.contact_id, null) e
             where w.outcome is null
             order by w.lead_id, w.account_id, w.contact_id, e.kind, e.body, e.at, w.row_number) first;
  insert into public.lead_activities (id, company_id, lead_id, account_id, contact_id, kind, body, data, actor_id, created_at)
  select e.id, import.company_id, e.lead_id, e.account_id, e.contact_id, e.kind, e.body, jsonb_build_object('import_id', target), e.author, e.at
    from pg_temp.import_entries e;
  update pg_temp.import_notes n set outcome = 'created', activity_ids = made.ids
    from (select e.row_number, array_agg(e.id order by e.id) as ids from pg_temp.import_entries e group by 1) made
   where made.row_number = n.row_number;
  update pg_temp.import_notes n set outcome = 'skipped', reason = 'The timeline has it already' where n.outcome is null;
  insert into private.record_keys (company_id, record, key, record_id, import_id)
  select import.company_id, 'notes', n.belongs ->> 'key', n.activity_ids[1], target
    from pg_temp.import_notes n where n.outcome = 'created' and n.belongs ->> 'key' is not null
  on conflict (company_id, record, key) do update set record_id = excluded.record_id, import_id = excluded.import_id;

  insert into public.lead_import_rows (import_id, row_number, company_id, outcome, reason, cells, content_after, unread, activity_ids)
  select target, n.row_number, import.company_id, n.outcome, n.reason,
         case when n.outcome <> 'created' or n.unread is not null then n.cells end,
         case when n.outcome = 'created' then private.note_content(n.activity_ids) end,
         case when n.outcome <> 'failed' then n.unread end, n.activity_ids
    from pg_temp.import_notes n;
  update public.lead_imports i
     set rows_read = i.rows_read + counted.total, bytes_read = bytes, created_count = i.created_count + counted.created,
         skipped_count = i.skipped_count + counted.skipped, failed_count = i.failed_count + counted.failed,
         unread_count = i.unread_count + counted.unread
    from (select count(*) as total, count(*) filter (where outcome = 'created') as created, count(*) filter (where outcome = 'skipped') as skipped,
                 count(*) filter (where outcome = 'failed') as failed,
                 coalesce(sum(jsonb_array_length(unread)) filter (where outcome <> 'failed'), 0) as unread
            from pg_temp.import_notes) counted
   where i.id = target;
  drop table pg_temp.import_notes, pg_temp.import_entries;
end $$;

-- As private.undo_lead_import, of notes: they go, but for those that somebody wrote anew since.
create function private.undo_note_import(target uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  import public.lead_imports;
begin
  select * into import from public.lead_imports where id = target for update;
  if import.id is null or import.status <> 'undoing' or import.record <> 'notes' then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('lead import ' || import.company_id, 0));
  perform set_config('parley.is_importing', 'on', true);
  perform set_config('parley.is_loading_sample', 'on', true);
  update public.lead_import_rows r set kept_reason = 'Changed since the import'
   where r.import_id = target and r.outcome = 'created' and private.note_content(r.activity_ids) <> r.content_after
     and exists (select from public.lead_activities a where a.id = any (r.activity_ids));
  delete from private.record_keys k using public.lead_import_rows r
   where k.company_id = import.company_id and k.import_id = target and k.record = 'notes'
     and r.import_id = target and k.record_id = any (r.activity_ids) and r.kept_reason is null;
  delete from public.lead_activities a using public.lead_import_rows r
   where r.import_id = target and a.company_id = import.company_id and a.id = any (r.activity_ids) and r.kept_reason is null;
  update public.lead_imports
     set status = 'undone', undone_at = now(),
         kept_count = (select count(*) from public.lead_import_rows r where r.import_id = target and r.kept_reason is not null)
   where id = target;
end $$;

-- ── The owner that a file of contacts names ─────────────────────────────────────────────────────────────────────────────────────

-- A contact has no owner here; theirs becomes that of the account, where it has none.
create function private.amend(target regprocedure, before text, after text) returns void
language plpgsql set search_path = ''
as $$
declare
  definition constant text := pg_catalog.pg_get_functiondef(target);
begin
  if position(before in definition) = 0 then raise exception '% has no "%"', target, before; end if;
  execute replace(definition, before, after);
end $$;
select private.amend('private.import_customer_batch(uuid,integer,jsonb,bigint,uuid)', '  made_account uuid;', E'  made_account uuid;\n  owned_account uuid;');
select private.amend('private.import_customer_batch(uuid,integer,jsonb,bigint,uuid)', '    made_account := null;',
  E'    made_account := null;\n    owned_account := null;');
select private.amend('private.import_customer_batch(uuid,integer,jsonb,bigint,uuid)',
  'private.business_domain(given ->> ''email''), import.created_by, import.created_by)',
  'private.business_domain(given ->> ''email''), coalesce((refs ->> ''account_owner'')::uuid, import.created_by), import.created_by)');
select private.amend('private.import_customer_batch(uuid,integer,jsonb,bigint,uuid)',
  'given := given || jsonb_build_object(''account_id'', account);',
  'if made_account is null and refs ->> ''account_owner'' is not null then
          update public.accounts a set owner_id = (refs ->> ''account_owner'')::uuid
           where a.id = account and a.company_id = import.company_id and a.owner_id is null returning a.id into owned_account;
        end if;
        given := given || jsonb_build_object(''account_id'', account);');
select private.amend('private.import_customer_batch(uuid,integer,jsonb,bigint,uuid)',
  'customer_id, made_account_id, cells', 'customer_id, made_account_id, owned_account_id, given_owner_id, cells');
select private.amend('private.import_customer_batch(uuid,integer,jsonb,bigint,uuid)',
  'row_id, made_account, case', 'row_id, made_account, owned_account, case when owned_account is not null then (refs ->> ''account_owner'')::uuid end, case');
select private.amend('private.undo_customer_import(uuid)', 'delete from public.accounts a using public.lead_import_rows r',
  'update public.accounts a set owner_id = null from public.lead_import_rows r
   where r.import_id = target and a.id = r.owned_account_id and a.company_id = import.company_id and a.owner_id = r.given_owner_id;
  delete from public.accounts a using public.lead_import_rows r');
drop function private.amend(regprocedure, text, text);

revoke execute on function
  private.free_mail_domains(),
  private.import_note_batch(uuid,integer,jsonb,bigint,text[]),
  private.note_content(uuid[]),
  private.own_time_zone(),
  private.record_of_keys(text,uuid,jsonb),
  private.undo_note_import(uuid)
  from public;
grant execute on function private.own_time_zone() to authenticated, service_role;
