import type { EventName } from '@parley/core/events/event-names'
import type { Logger } from 'pino'
import type { Database, Transaction } from '../database/database.ts'
import { jobsFor, urgentEvents } from './event-jobs.ts'
import { type Backlog, createTurns, laneStarts, laneWidth } from './turns.ts'

interface Event {
  id: string
  name: string
  company_id: string | null
  actor_id: string | null
  payload: Record<string, unknown>
  depth: number
  is_silent: boolean
  /** Its company is being erased, so the event gets no jobs. */
  is_void: boolean
}

interface LaneBacklog extends Backlog {
  /** Not running, and not behind another job of its queue. */
  waiting: number
}

/** Events in one transaction. */
const batchSize = 100
/** The most waiting jobs of a company in a lane; its other events stay in the outbox until some are done. */
const window = 100
/** Completed jobs after which held-back events are checked again. */
const lookEvery = 8
/** Events of the instance itself are scheduled like a company's. */
const nobody = 'instance'
/** The only event that is processed for a company being erased. */
const erasing: EventName = 'company.erasing'

const flagOf = (company: string) => `company:${company}`

/** The outbox's jobs by company and lane. Jobs that wait for a retry do not count. */
const readBacklogs = (transaction: Transaction) => transaction<LaneBacklog[]>`
  select substr(flag, 9) as company,
         case when priority < ${laneStarts.bulk} then 'person' when priority < ${laneStarts.idle} then 'bulk' else 'idle' end as lane,
         min(priority)::int as first, max(priority)::int as last,
         (count(*) filter (where locked_at is null and queue_name is null))::int as waiting
    from graphile_worker.jobs cross join lateral jsonb_object_keys(flags) flag
   where flag like 'company:%' and run_at <= now() and (attempts < max_attempts or locked_at is not null)
   group by 1, 2`

/** Renumbers a lane that has not been empty for thousands of jobs, so that its priorities never run out. */
async function resetLane(transaction: Transaction, backlogs: readonly LaneBacklog[]): Promise<boolean> {
  for (const start of Object.values(laneStarts)) {
    const inLane = backlogs.filter(({ first }) => first >= start && first < start + laneWidth)
    const passed = Math.min(...inLane.map(({ first }) => first)) - start
    if (inLane.length === 0 || passed < laneWidth / 2) continue
    await transaction`
      select count(moved) from (
        select array_agg(id) as ids, priority from graphile_worker.jobs
         where flags is not null and priority between ${start + passed} and ${start + laneWidth - 1} group by priority) jobs
       cross join lateral graphile_worker.reschedule_jobs(ids, priority => priority - ${passed}::int) moved`
    return true
  }
  return false
}

/** The oldest events of each company below its limit, urgent ones first. */
const takeEvents = (transaction: Transaction, backlogs: readonly LaneBacklog[]) => transaction<Event[]>`
  with recursive full_lanes as (
    select * from jsonb_to_recordset(${transaction.json(backlogs.map(({ company, lane, waiting }) => ({ company, lane, waiting })))})
               as lanes (company text, lane text, waiting int)
  ), companies as (
    (select company_id from private.events where company_id is not null order by company_id limit 1)
    union all
    select (select e.company_id from private.events e where e.company_id > c.company_id order by e.company_id limit 1)
      from companies c where c.company_id is not null
  ), awaited as (
    select e.id, row_number() over (partition by e.company_id order by e.id) as turn,
           coalesce((select waiting from full_lanes f where f.lane = 'person' and f.company = coalesce(e.company_id::text, ${nobody})), 0) as waiting
      from private.events e where e.name = any (${urgentEvents})
  ), others as (
    select own.id, own.turn from companies c
     cross join lateral (
       select id, row_number() over (order by id) as turn from private.events e where e.company_id = c.company_id order by id
        limit greatest(0, ${window} - coalesce((select waiting from full_lanes f where f.lane = 'bulk' and f.company = c.company_id::text), 0))) own
    union all
    (select id, row_number() over (order by id) from private.events where company_id is null order by id limit ${batchSize})
  ), picked as (
    (select id from awaited where turn + waiting <= ${window} order by turn, id limit ${batchSize})
    union
    (select id from others order by turn, id limit ${batchSize})
  )
  delete from private.events where id in (
    select id from private.events where id in (select id from picked) order by id for update skip locked)
  returning id, name, company_id, actor_id, payload, depth, is_silent,
    name <> ${erasing} and exists (select from private.company_erasures x where x.company_id = events.company_id) as is_void`

async function addJobs(transaction: Transaction, events: readonly Event[], backlogs: readonly LaneBacklog[]) {
  const turns = createTurns(backlogs)
  const specs = events.flatMap(({ id, name, company_id, actor_id, depth, is_silent, ...event }) =>
    jobsFor(name).map(({ task, queue, attempts = 3, lane = 'bulk' }) => ({
      identifier: task,
      payload: { ...event.payload, event_id: id, event_name: name, company_id, actor_id, depth, is_silent },
      queue_name: queue,
      max_attempts: attempts,
      priority: turns.next(company_id ?? nobody, lane),
      flags: [flagOf(company_id ?? nobody)],
    })),
  )
  if (specs.length === 0) return
  // A microsecond apart, so that jobs of one priority start in the order in which they were written.
  await transaction`
    select count(*) from graphile_worker.add_jobs((
      select array_agg((identifier, payload, queue_name, now() + place * interval '1 microsecond', max_attempts, null, priority, flags)
                       ::graphile_worker.job_spec order by place)
        from rows from (json_to_recordset(${transaction.json(specs)}::json)
               as (identifier text, payload json, queue_name text, max_attempts int, priority int, flags text[]))
             with ordinality as spec (identifier, payload, queue_name, max_attempts, priority, flags, place)))`
}

/**
 * Turns outbox rows into jobs: both in one transaction, so an event is neither lost nor handled twice. Any number of
 * processes may do it at once; each takes other rows. Companies take turns, however many events one of them has; events of one
 * company become jobs in the order in which they were written, and its jobs of a lane begin in that order (but for one that is
 * being picked just while a lane begins again).
 */
export function createOutbox(database: Database, log: Logger) {
  let isRunning = false
  let isAskedAgain = false
  let isHoldingBack = false
  let doneSinceLook = 0

  /** @returns how many events were taken */
  async function dispatch(): Promise<number> {
    return database.sql.begin(async (transaction) => {
      const found = await readBacklogs(transaction)
      const backlogs = (await resetLane(transaction, found)) ? await readBacklogs(transaction) : found
      const events = await takeEvents(transaction, backlogs)
      const inOrder = events.filter(({ is_void }) => !is_void).toSorted((a, b) => Number(a.id) - Number(b.id))
      await addJobs(transaction, inOrder, backlogs)
      return events.length
    })
  }

  async function drain(): Promise<void> {
    if (isRunning) {
      isAskedAgain = true
      return
    }
    isRunning = true
    try {
      do {
        isAskedAgain = false
        while ((await dispatch()) > 0);
      } while (isAskedAgain)
      const [left] = await database.sql`select from private.events limit 1`
      isHoldingBack = left !== undefined
    } catch (error) {
      // The rows are still there: the next event or sweep takes them.
      log.error(error, 'events could not be handed to the jobs')
    } finally {
      isRunning = false
    }
  }

  return {
    /** Dispatches all events within the limits; a call during another one makes that one run once more. */
    drain,
    /** Reports a completed job, which makes room for held-back events. */
    async jobDone(): Promise<void> {
      doneSinceLook += 1
      if (!isHoldingBack || doneSinceLook < lookEvery) return
      doneSinceLook = 0
      await drain()
    },
  }
}
