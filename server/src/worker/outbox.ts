import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'

interface Event {
  id: string
  name: string
  company_id: string | null
  actor_id: string | null
  payload: Record<string, unknown>
  depth: number
  is_silent: boolean
}

interface JobFor {
  task: string
  /** Jobs of one queue run one after the other; null lets them run side by side. */
  queue: string | null
  /** How often it is tried; 3 when left out. A process that is killed counts as a try. */
  attempts?: number
}

const BATCH = 100

/**
 * Turns outbox rows into jobs: both in one transaction, so an event is neither lost nor handled twice. Any number of
 * processes may do it at once; each takes other rows.
 */
export function createOutbox(
  database: Database,
  log: Logger,
  jobsFor: ReadonlyMap<string, readonly JobFor[]>,
) {
  let isRunning = false
  let isAskedAgain = false

  async function dispatch(): Promise<number> {
    return database.sql.begin(async (transaction) => {
      const events = await transaction<Event[]>`
        delete from private.events where id in (
          select id from private.events order by id for update skip locked limit ${BATCH}) returning id, name, company_id, actor_id, payload, depth, is_silent`
      for (const event of events.toSorted((a, b) => Number(a.id) - Number(b.id))) {
        for (const { task, queue, attempts = 3 } of jobsFor.get(event.name) ?? []) {
          const { id, name, company_id, actor_id, depth, is_silent } = event
          const about = { event_id: id, event_name: name, company_id, actor_id, depth, is_silent }
          const payload = { ...event.payload, ...about }
          await transaction`
            select graphile_worker.add_job(${task}, payload => ${transaction.json(JSON.parse(JSON.stringify(payload)))}::json, queue_name => ${queue}, max_attempts => ${attempts})`
        }
      }
      return events.length
    })
  }

  return {
    /** Handles all that is waiting; a call while one is under way makes that one look once more. */
    async drain(): Promise<void> {
      if (isRunning) {
        isAskedAgain = true
        return
      }
      isRunning = true
      try {
        do {
          isAskedAgain = false
          while ((await dispatch()) === BATCH);
        } while (isAskedAgain)
      } catch (error) {
        // The rows are still there: the next event or the next sweep takes them.
        log.error(error, 'events could not be handed to the jobs')
      } finally {
        isRunning = false
      }
    },
  }
}
