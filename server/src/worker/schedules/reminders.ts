import type { Database } from '../../database/database.ts'

/** Tasks whose reminder or due time has come notify their assignee once for each such time. */
export async function remindOfTasks({ sql }: Database): Promise<void> {
  await sql`
    select private.notify(assignee_id, 'task_due', left('Due: ' || title, 300), null, '/tasks?task=' || id, 'task-due-' || id || '-' || moment)
      from (select id, title, assignee_id, coalesce(remind_at, due_at) as moment from public.tasks
             where status <> 'done' and assignee_id is not null and not is_sample
               and coalesce(remind_at, due_at) between now() - interval '1 day' and now()) as due`
}
