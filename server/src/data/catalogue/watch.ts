import type { Logger } from 'pino'
import { isPostgresError, type Sql } from '../../database/database.ts'

/** Temporary tables are private to a connection and not part of the API. */
const watch = `
  create or replace function host.notify_schema_change() returns event_trigger language plpgsql set search_path = '' as $$
  begin
    if tg_event = 'sql_drop' then
      if exists (select from pg_catalog.pg_event_trigger_dropped_objects() where not is_temporary) then
        perform pg_catalog.pg_notify('pgrst', 'reload schema');
      end if;
    elsif exists (select from pg_catalog.pg_event_trigger_ddl_commands() where schema_name is distinct from 'pg_temp') then
      perform pg_catalog.pg_notify('pgrst', 'reload schema');
    end if;
  end $$;
  create event trigger parley_schema_changed on ddl_command_end execute function host.notify_schema_change();
  create event trigger parley_schema_dropped on sql_drop execute function host.notify_schema_change();`

/** Installs an event trigger that notifies of schema changes. Only a superuser may; elsewhere migrations notify. */
export async function installWatch(sql: Sql, log: Logger): Promise<void> {
  try {
    await sql.begin(async (transaction) => {
      // Serialises servers that start at once.
      await transaction`select pg_advisory_xact_lock(hashtext('parley_schema_watch'))`
      const [found] = await transaction<{ may: boolean; exists: boolean }[]>`
        select (select rolsuper from pg_roles where rolname = current_user) as may,
               exists (select from pg_event_trigger where evtname = 'parley_schema_changed') as exists`
      if (found?.may && !found.exists) await transaction.unsafe(watch)
    })
  } catch (error) {
    if (!isPostgresError(error)) throw error
    log.info({ error }, 'no event trigger for schema changes')
  }
}
