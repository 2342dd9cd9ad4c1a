import { describe, expect, it } from 'vitest'
import { defaultStages } from '../stages.ts'
import { describeMappingProblem, guessMapping } from './fields.ts'
import { readImportRow } from './read-row.ts'

/** What a row of these headings says: when the sale closed, and the cells that don't count with why. */
function read(row: Readonly<Record<string, string>>) {
  const headers = ['Deal - Title', ...Object.keys(row)]
  const found = readImportRow(['Ports', ...Object.values(row)], {
    mapping: guessMapping(headers),
    headers,
    stages: defaultStages,
    timeZone: 'UTC',
    findOwner: () => undefined,
  })
  if ('failure' in found) return found.failure
  return [found.record['closed_at'], ...(found.unread ?? []).map(({ heading, reason }) => [heading, reason])]
}

it.each([
  ['Won time', 'Lost time'],
  ['Deal - Won time', 'Deal - Lost time', 'Deal - Deal closed on'],
  ['date_won', 'date_lost'],
  ['Won Date', 'Lost Date', 'Closed Time'],
  ['Closed Won Date', 'Closed Lost Date', 'Actual Close Date'],
  ['Date entered “Closed won”', 'Date entered “Closed lost”'],
  ['Gewonnen am', 'Verloren am', 'Abgeschlossen am'],
  ['Deal - Gewonnen am', 'Deal - Verloren am', 'Tatsächliches Abschlussdatum'],
  ['Gagné le', 'Perdue le', 'Clôturé le'],
  ['Date de gain', 'Date de perte', 'Date de clôture réelle'],
  ['Ganado el', 'Perdida el', 'Cerrado el'],
  ['Fecha de ganado', 'Fecha de pérdida', 'Fecha de cierre real'],
])('%s and %s are closing dates both', (...headings) => {
  const mapping = guessMapping(['Deal name', ...headings])
  expect(mapping).toEqual(['deal_name', ...headings.map(() => 'closed_at')])
  expect(describeMappingProblem(mapping)).toBeNull()
})

const [march, may, june] = ['2025-03-01', '2025-05-02', '2025-06-03']
const counts = (day: string) => `Another column says that the sale closed on ${day}`

describe('of several closing dates', () => {
  it.each([
    // Each sale by the date of how it ended.
    [{ Status: 'Won', 'Won time': march, 'Lost time': '' }, [`${march}T12:00:00Z`]],
    [{ Status: 'Lost', 'Won time': '', 'Lost time': may }, [`${may}T12:00:00Z`]],
    [
      { Status: 'Lost', 'Won time': march, 'Lost time': may },
      [`${may}T12:00:00Z`, ['Won time', counts(may)]],
    ],
    [
      { 'Verloren am': may, 'Gewonnen am': march, Status: 'Gewonnen' },
      [`${march}T12:00:00Z`, ['Verloren am', counts(march)]],
    ],
    // A general one holds for both, after that of how it ended.
    [{ Status: 'Lost', 'Won time': '', 'Closed on': june }, [`${june}T12:00:00Z`]],
    [
      { Status: 'Lost', 'Won time': march, 'Abgeschlossen am': june },
      [`${june}T12:00:00Z`, ['Won time', counts(june)]],
    ],
    [
      { Status: 'Won', 'Closed on': june, 'Won time': march },
      [`${march}T12:00:00Z`, ['Closed on', counts(march)]],
    ],
    // The same day, once more, is no loss.
    [{ Status: 'Won', 'Won time': `${march} 10:30:00`, 'Deal closed on': march }, [`${march}T10:30:00Z`]],
    // The date of the other end is better than none, but not than the one that the sale was expected on.
    [{ Status: 'Lost', 'Won time': march }, [`${march}T12:00:00Z`]],
    [
      { Status: 'Lost', 'Won time': march, 'Close date': may },
      [`${may}T12:00:00Z`, ['Won time', counts(may)]],
    ],
    [{ Status: 'Lost', 'Lost time': march, 'Close date': may }, [`${march}T12:00:00Z`]],
    // One that can't be read leaves the next best.
    [
      { Status: 'Won', 'Won time': 'soon', 'Closed on': june },
      [`${june}T12:00:00Z`, ['Won time', 'Closed “soon” is not a date such as 2026-01-31']],
    ],
    // An open sale has none.
    [
      { Status: 'Proposal', 'Won time': march },
      [undefined, ['Won time', 'The sale is open: it has no closing date yet']],
    ],
    // Without a stage it is for the record that is here to say.
    [{ 'Closed on': march }, [`${march}T12:00:00Z`]],
  ] satisfies [Record<string, string>, unknown][])('%j', (row, found) => expect(read(row)).toEqual(found))
})
