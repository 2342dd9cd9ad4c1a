import type { WorkerServices } from '../tasks.ts'

/** Stores the available engines, the best first, for people to choose from. */
export async function saveEngines({ database, speech }: WorkerServices): Promise<void> {
  const engines = speech.engines().map(({ name, label, destination, isDraft }, position) => ({
    name,
    label,
    destination,
    is_draft: isDraft,
    position,
  }))
  await database.sql.begin(async (transaction) => {
    await transaction`delete from private.speech_engines where name <> all (${engines.map(({ name }) => name)})`
    await transaction`
      insert into private.speech_engines (name, label, destination, is_draft, position)
      select name, label, destination, is_draft, position
        from jsonb_to_recordset(${transaction.json(engines)})
          as row (name text, label text, destination text, is_draft boolean, position int)
      on conflict (name) do update set label = excluded.label, destination = excluded.destination,
        is_draft = excluded.is_draft, position = excluded.position`
  })
}
