import { withScratchDatabase } from '../server/src/database/scratch.ts'
import { company, fillAdviceData, member } from './support/advice-data.ts'

/**
 * The answers of /insights and /ai-insights under row-level security, at the size of a busy company and at five times its
 * recordings: the median of nine, beside the aim, and what travels.
 */
const aim = 300
const sizes = [
  { leads: 5000, recordings: 1000 },
  { leads: 5000, recordings: 5000 },
]
const calls = {
  deal_facts: 'select public.deal_facts()::text as answer',
  coaching_facts: 'select public.coaching_facts(current_date - 29, current_date)::text as answer',
  insight_figures: 'select public.insight_figures(current_date - 29, current_date)::text as answer',
}
const caller = { role: 'authenticated', claims: { sub: member, role: 'authenticated' } } as const

for (const size of sizes) {
  await withScratchDatabase(async (database) => {
    await fillAdviceData(database.sql, size)
    await database.sql`
      insert into public.insight_trackers (company_id, name, words) values (${company}, 'Rare', array['abc1', 'procurement'])`
    console.log(
      `\n${size.leads.toLocaleString('en')} leads, ${size.recordings.toLocaleString('en')} recordings of 60 days, a tracker`,
    )
    for (const [name, text] of Object.entries(calls)) {
      const times: number[] = []
      let length = 0
      for (let round = 0; round < 9; round += 1) {
        const from = performance.now()
        const [row] = await database.transaction(caller, (transaction) => transaction.unsafe(text))
        times.push(performance.now() - from)
        length = String(row?.['answer']).length
      }
      const median = times.toSorted((one, other) => one - other)[4] ?? Number.NaN
      console.log(
        `  ${name.padEnd(16)} ${median.toFixed(0).padStart(5)} ms  ${(aim / median).toFixed(1)} times under the aim of ${aim} ms  ${(length / 1024).toFixed(0)} KB`,
      )
    }
  })
}
