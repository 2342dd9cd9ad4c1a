import { parseArgs } from 'node:util'
import type { Caller, Database } from '../server/src/database/database.ts'
import { withScratchDatabase } from '../server/src/database/scratch.ts'
import { compactFigures, recountFigures } from '../server/src/worker/analytics/compact-figures.ts'
import { company, fillSales, member } from './support/sales-data.ts'

/**
 * The answers of /analytics under row-level security over three years of a large company, beside the aim of 300 ms and beside plain
 * SQL over the same rows in the same run, and whether the sums are the same. `--leads=1000000`
 */
const aim = 300
const roundCount = 40
const { values } = parseArgs({ options: { leads: { type: 'string', default: '1000000' } } })
const leads = Number(values.leads)
const caller: Caller = { role: 'authenticated', claims: { sub: member, role: 'authenticated' } }

/** Days and zone of a question; the longest one reads the most lines, the odd zones the most rows. */
const questions = [
  { name: '7 days, New York', from: 6, zone: 'America/New_York', owner: null, stretch: 1 },
  { name: '30 days, Kathmandu', from: 29, zone: 'Asia/Kathmandu', owner: null, stretch: 1 },
  { name: '90 days, Chatham', from: 89, zone: 'Pacific/Chatham', owner: null, stretch: 7 },
  { name: '365 days, Kolkata', from: 364, zone: 'Asia/Kolkata', owner: null, stretch: 31 },
  { name: '365 days, one owner', from: 364, zone: 'Asia/Kolkata', owner: member, stretch: 31 },
]
type Question = (typeof questions)[number]

const figures = `select public.sales_figures(current_date - $1::int, current_date, $2, $3::uuid, $4::int)::text as answer`
const forecast = `select public.sales_forecast()::text as answer`
/** The same numbers computed without figures: created, won, lost and sums of both periods. */
const plain = `
  with period as (select (current_date - $1::int)::timestamp at time zone $2 as starts, (current_date + 1)::timestamp at time zone $2 as ends,
                         (current_date - 2 * $1::int - 1)::timestamp at time zone $2 as earlier)
  select sum(created)::text || ' ' || sum(won) || ' ' || sum(lost) || ' ' || sum(value) as answer from (
    select l.source, l.currency, l.owner_id, l.created_at >= starts as is_now, count(*) as created, 0 as won, 0 as lost, coalesce(sum(value), 0) as value
      from public.leads l, period where l.company_id = (select private.company_id()) and l.created_at >= earlier and l.created_at < ends
       and ($3::uuid is null or l.owner_id = $3::uuid) group by 1, 2, 3, 4
    union all
    select l.source, l.currency, l.owner_id, l.status_changed_at >= starts, 0, count(*) filter (where status = 'won'), count(*) filter (where status = 'lost'),
           coalesce(sum(value) filter (where status = 'won'), 0)
      from public.leads l, period where l.company_id = (select private.company_id()) and l.status in ('won', 'lost')
       and l.status_changed_at >= earlier and l.status_changed_at < ends and ($3::uuid is null or l.owner_id = $3::uuid) group by 1, 2, 3, 4) sums`

interface Measured {
  median: number
  p95: number
  answer: string
}

async function measure(
  database: Database,
  text: string,
  given: (string | number | null)[],
  rounds: number,
): Promise<Measured> {
  const times: number[] = []
  let answer = ''
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now()
    const [row] = await database.statement(caller, { text, values: given })
    times.push(performance.now() - from)
    answer = String(row?.['answer'])
  }
  const sorted = times.toSorted((one, other) => one - other)
  return { median: sorted[Math.floor(rounds / 2)] ?? 0, p95: sorted[Math.floor(rounds * 0.95)] ?? 0, answer }
}

interface Line {
  created: number
  won: number
  lost: number
  created_value: number
  won_value: number
}

/** Created, won, lost and money of both periods, as `plain` answers them. */
function sumsOf(answer: string): string {
  const answered: { leads: Line[] } = JSON.parse(answer)
  const sum = (read: (line: Line) => number) => answered.leads.reduce((total, line) => total + read(line), 0)
  const cents = Math.round(sum((line) => line.created_value + line.won_value) * 100)
  return `${sum(({ created }) => created)} ${sum(({ won }) => won)} ${sum(({ lost }) => lost)} ${(cents / 100).toFixed(2)}`
}

const given = ({ from, zone, owner, stretch }: Question) => [from, zone, owner, stretch]
const ms = (value: number) => `${value.toFixed(0).padStart(6)} ms`

async function report(database: Database): Promise<boolean> {
  let isGood = true
  for (const question of questions) {
    const counted = await measure(database, figures, given(question), roundCount)
    const peer = await measure(database, plain, given(question).slice(0, 3), 3)
    const isSame = sumsOf(counted.answer) === peer.answer
    isGood &&= isSame && counted.p95 < aim
    console.log(
      `  ${question.name.padEnd(20)} median ${ms(counted.median)}  p95 ${ms(counted.p95)}  ${(aim / counted.p95).toFixed(1)} times under the aim  plain SQL ${ms(peer.median)} (${(peer.median / counted.median).toFixed(1)} times)  sums ${isSame ? 'equal' : `DIFFER: ${sumsOf(counted.answer)} and ${peer.answer}`}  ${(counted.answer.length / 1024).toFixed(0)} KB`,
    )
  }
  const { median, p95, answer } = await measure(database, forecast, [], roundCount)
  isGood &&= p95 < aim
  console.log(
    `  ${'forecast'.padEnd(20)} median ${ms(median)}  p95 ${ms(p95)}  ${(aim / p95).toFixed(1)} times under the aim  ${(answer.length / 1024).toFixed(0)} KB`,
  )
  return isGood
}

await withScratchDatabase(async (database) => {
  await fillSales(database.sql, leads)
  const from = performance.now()
  await recountFigures(database)
  const counted = performance.now()
  await compactFigures(database)
  await database.sql`vacuum analyze`
  console.log(
    `${leads.toLocaleString('en')} leads of three years, 20 owners, 8 sources, 3 currencies: counted from nothing in ${((counted - from) / 1000).toFixed(0)} s, compacted in ${((performance.now() - counted) / 1000).toFixed(0)} s`,
  )
  const isGood = await report(database)
  console.log('\n  after 5,000 changes that are not compacted yet')
  const changed = performance.now()
  for (let round = 0; round < 50; round += 1)
    await database.sql`
      update public.leads set status = case when status = 'won' then 'lost' else 'won' end, value = value + 1.01
       where id in (select id from public.leads where company_id = ${company} offset ${round * 900} limit 100)`
  console.log(`  written in ${((performance.now() - changed) / 1000).toFixed(1)} s`)
  const staysGood = await report(database)
  if (!isGood || !staysGood) process.exitCode = 1
})
