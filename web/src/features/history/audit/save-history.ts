import { changedFields } from '@parley/core/history/changed-fields'
import { describeOperation } from '@parley/core/history/describe-operation'
import { wayLabels } from '@parley/core/history/describe-way'
import { historyRecord } from '@parley/core/history/records'
import { readPages } from '@parley/core/paging/read-pages'
import { toCsvLine } from '@parley/core/text/csv'
import { queryClient } from '~/data/query-client.ts'
import { saveFile } from '~/data/save-file.ts'
import { readStages } from '~/data/stages.ts'
import { membersQuery } from '../../people/index.ts'
import { nameQueries, namesById, ownFieldsQuery } from '../names.ts'
import { erased, valueWords } from '../value-words.ts'
import { type CompanyChange, type HistoryFilter, readChanges } from './company-history-query.ts'

const atOnce = 1000
const head = [
  'When',
  'Who',
  'Way',
  'Name of the way',
  'Kind',
  'Record',
  'Record ID',
  'What',
  'Field',
  'Before',
  'After',
]

type Names = ReadonlyMap<string, string>

/** The names that the page would show beside these changes. */
async function namesOf(changes: readonly CompanyChange[]): Promise<Names> {
  const members = await queryClient.fetchQuery(membersQuery())
  const answers = await Promise.all(
    nameQueries(changes, members).map((query) => queryClient.fetchQuery(query)),
  )
  return namesById(members, answers)
}

/** What the page says above the fields of a change; "Changed" where it leaves that to them. */
function whatOf(change: CompanyChange, names: Names): string {
  const title = describeOperation(change, names)
  if (change.operation !== 'update' || change.after !== null) return title ?? 'Changed'
  return title === null ? erased : `${title}: ${erased}`
}

/** A line for each field of a change; one where the whole record came or went. */
function linesOf(
  change: CompanyChange,
  names: Names,
  ownFields: { record: string; key: string; label: string }[],
): string[] {
  const { record, operation, before, after, currency, way, actor_id: actor } = change
  const start = [
    change.changed_at,
    actor === null ? '' : (names.get(actor) ?? actor),
    wayLabels[way],
    change.way_name,
    historyRecord(record).noun,
    change.label,
    change.record_id,
    whatOf(change, names),
  ]
  const fields = operation === 'update' ? changedFields(record, before ?? {}, after ?? {}, ownFields) : []
  if (fields.length === 0) return [toCsvLine([...start, '', '', ''])]
  const context = { record, names, stages: readStages(), currency }
  const cell = (field: (typeof fields)[number]['field'], value: unknown) =>
    value === null ? '' : valueWords(field, value, context)
  return fields.map(({ field, before, after }) =>
    toCsvLine([...start, field.label, cell(field, before), cell(field, after)]),
  )
}

/** Hands everything that a filter holds to the browser's downloads, as CSV. @returns how many changes there were */
export async function saveHistory(filter: HistoryFilter): Promise<number> {
  const ownFields = await queryClient.fetchQuery(ownFieldsQuery())
  // Spreadsheets recognise UTF-8 only by its byte order mark.
  const parts = [`\uFEFF${toCsvLine(head)}`]
  let count = 0
  const whole = crypto.randomUUID()
  const pages = readPages<CompanyChange, CompanyChange | null>(
    null,
    async (after) => ({ data: await readChanges(filter, after, { size: atOnce, file: whole }) }),
    (change) => change,
  )
  for await (const { data } of pages) {
    const names = await namesOf(data)
    for (const change of data) parts.push(...linesOf(change, names, ownFields))
    count += data.length
  }
  const day = new Date().toISOString().slice(0, 10)
  saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), `history-${day}.csv`)
  return count
}
