import { parseArgs } from 'node:util'
import { withScratchDatabase } from '../server/src/database/scratch.ts'
import { companies, fillSearchData } from './support/search-data.ts'
import { measureSearch } from './support/search-measure.ts'

/**
 * The reads of a search under row-level security (three, then accounts and contacts), for the company that owns most rows and for a small one, at
 * growing sizes. `--rows=10000,100000,1000000` sets the leads and the tasks of each size; recordings are a tenth, accounts a fifth, contacts three tenths.
 */
const { values } = parseArgs({ options: { rows: { type: 'string', default: '10000,100000' } } })
const aim = 50

for (const rows of values.rows.split(',').map(Number)) {
  await withScratchDatabase(async (database) => {
    const timings = await fillSearchData(database.sql, {
      leads: rows,
      tasks: rows,
      recordings: rows / 10,
      accounts: rows / 5,
      contacts: (rows * 3) / 10,
    })
    const seconds = timings.reduce((sum, timing) => sum + timing.seconds, 0)
    console.log(
      `\n${rows.toLocaleString('en')} leads and tasks, ${(rows / 10).toLocaleString('en')} recordings, ${(rows / 5).toLocaleString('en')} accounts, ${((rows * 3) / 10).toLocaleString('en')} contacts (made in ${seconds.toFixed(0)} s)`,
    )
    for (const [name, id] of Object.entries(companies)) await measureSearch(database, name, id, aim)
  })
}
