import type { Database } from '../database/database.ts'

/**
 * Drops every event as it is written, so that the host's own worker follows nothing: for tests of what the database itself writes,
 * which the worker would change between the call and the look at it.
 */
export const withoutEvents = ({ sql }: Pick<Database, 'sql'>) =>
  sql.unsafe(`
    create function private.drop_event() returns trigger language plpgsql as $$ begin return null; end $$;
    create trigger drop_event before insert on private.events for each row execute function private.drop_event()`)
