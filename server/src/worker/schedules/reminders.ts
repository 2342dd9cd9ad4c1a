import type { Database } from '../../database/database.ts'

/** A task's reminder and its due time each notify the assignee once; where they are the same moment, as due. */
export async function remindOfTasks({ sql }: Database): Promise<void> {
  await sql`
    select private.notify(assignee_id, 'task_' || occasion, left(words || title, 300), null, '/tasks?task=' || id,
                          'task-' || occasion || '-' || id || '-' || extract(epoch from moment))
      from public.tasks
     cross join lateral (values ('due', 'Due: ', due_at), ('reminder', 'Reminder: ', nullif(remind_at, due_at))) as moments (occasion, words, moment)
     where status <> 'done' and assignee_id is not null and not is_sample
       and (due_at between now() - interval '1 day' and now() or remind_at between now() - interval '1 day' and now())
       and moment between now() - interval '1 day' and now()`
}
