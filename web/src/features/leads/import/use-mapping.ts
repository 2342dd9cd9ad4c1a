import type { CustomField } from '@parley/core/leads/custom-fields'
import type { DecimalMark } from '@parley/core/leads/import/decimal-mark'
import { guessMapping } from '@parley/core/leads/import/fields'
import type { DateOrder } from '@parley/core/leads/import/read-date'
import {
  customPrefix,
  fieldsToMake,
  type RowContext,
  type ValueMap,
} from '@parley/core/leads/import/read-row'
import { type ColumnSurvey, orderOf } from '@parley/core/leads/import/survey'
import { keyOf } from '@parley/core/records/field'
import { salesFields, salesRecords } from '@parley/core/records/sales-records'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCompanyCurrency } from '~/data/profile.ts'
import { useStages } from '~/data/stages.ts'
import { useTimeZone } from '~/data/time-zone.ts'
import { fieldsQuery } from '../../fields/index.ts'
import { membersQuery } from '../../people/index.ts'
import { knownSourcesQuery } from './calls/known-sources-query.ts'
import { rememberedQuery } from './calls/remembered-query.ts'
import { surveyQuery } from './calls/survey-query.ts'
import { fittingMeanings } from './fitting-meanings.ts'
import { findMappedValues, type MappedValue, withMeaning } from './mapped-values.ts'
import { findNumberMarks, withMarks } from './number-marks.ts'
import { type ChosenFile, readStart } from './read-file.ts'

/** The headings of a file and the rows of its preview. */
function readTable(chosen: ChosenFile) {
  const records = readStart(chosen)
  const width = Math.max(0, ...(chosen.hasHeader ? records.slice(0, 1) : records).map(({ length }) => length))
  const head = chosen.hasHeader ? (records[0] ?? []) : []
  const headers = Array.from({ length: width }, (_, index) => head[index]?.trim() ?? '')
  return { headers, rows: chosen.hasHeader ? records.slice(1) : records.slice(0, 20) }
}

/** What columns of days and moments can be mapped to: fields of the records, and when a note was written or made. */
const dateFields: readonly string[] = [
  ...salesRecords
    .flatMap((record) => salesFields[record])
    .filter(({ type }) => type === 'day' || type === 'moment')
    .map(keyOf),
  'activity_at',
  'made_at',
]

const orderProblem = 'Choose whether the day or the month comes first in dates.'
const markProblem = 'Choose what begins the decimals of numbers.'

/** The most values that a new field lets people choose among. */
const mostChoices = 30

const choicesOf = (column: ColumnSurvey | undefined): string[] =>
  column && !column.hasMore && column.values.length <= mostChoices
    ? column.values.map(({ text }) => text)
    : []

/** What a chosen file means: guessed and remembered, then as the person changes it. */
export function useMapping(chosen: ChosenFile) {
  const { subject } = chosen
  const remembered = useQuery(rememberedQuery(subject))
  // Notes have no fields of their own.
  const fields = useQuery(fieldsQuery(subject === 'notes' ? 'leads' : subject))
  const members = useQuery(membersQuery())
  const sources = useQuery(knownSourcesQuery()).data ?? []
  const stages = useStages()
  const currency = useCompanyCurrency()
  const timeZone = useTimeZone()
  const { headers, rows } = readTable(chosen)
  const survey = useQuery(surveyQuery(chosen, headers.length))
  const columns = survey.data ?? []
  const [edits, setEdits] = useState<ReadonlyMap<number, string | null>>(new Map())
  const [said, setSaid] = useState<ValueMap | null>(null)
  const [saidOrder, setSaidOrder] = useState<DateOrder | null>(null)
  const [saidMark, setSaidMark] = useState<DecimalMark | null>(null)

  const own = subject === 'notes' ? [] : (fields.data ?? [])
  const extra = own.map(({ key, label }) => ({ key: `${customPrefix}${key}`, label }))
  const guessed = guessMapping(headers, remembered.data?.fields, extra, subject)
  const mapping = guessed.map((field, index) => (edits.has(index) ? (edits.get(index) ?? null) : field))

  const people = members.data ?? []
  const meanings = said ?? remembered.data?.values ?? {}
  const marks = findNumberMarks({ headers, mapping, columns, customFields: own }, meanings, saidMark)
  const isMember = (id: string) => people.some((member) => member.id === id)
  const fitting = fittingMeanings(meanings, headers, mapping, { customFields: own, stages, isMember })
  const values = withMarks(fitting, marks)
  const findOwner = (text: string) => {
    const key = text.toLowerCase()
    const found = people.find(({ email }) => email?.toLowerCase() === key)
    const named = people.filter(({ name }) => name.toLowerCase() === key)
    return found?.id ?? (named.length === 1 ? named[0]?.id : undefined)
  }
  const order = orderOf(
    columns.filter((_, index) => {
      const field = mapping[index] ?? ''
      const custom = own.find(({ key }) => `${customPrefix}${key}` === field)
      return dateFields.includes(field) || custom?.type === 'date' || field === 'new:date'
    }),
  )
  const isOrderAsked = order === 'any'
  const dateOrder = isOrderAsked ? saidOrder : order
  const openQuestion =
    (isOrderAsked && !dateOrder ? orderProblem : null) ??
    (marks.asked !== null && marks.answer === null ? markProblem : null)

  // In the preview a field that is yet to be made stands in its column's place.
  const made = fieldsToMake(mapping, headers)
  const planned = made.map(({ index, ...field }): CustomField & { index: number } => ({
    ...field,
    index,
    key: `new_${index}`,
    options: field.type === 'choice' ? choicesOf(columns[index]) : [],
  }))
  const context: RowContext = {
    subject,
    headers,
    mapping: mapping.map((field, index) => {
      const plan = planned.find((one) => one.index === index)
      return plan ? `${customPrefix}${plan.key}` : field
    }),
    stages,
    currency,
    timeZone,
    findOwner,
    customFields: [...own, ...planned],
    values,
    ...(dateOrder && { dateOrder }),
  }
  return {
    isPending: remembered.isPending || fields.isPending || members.isPending || survey.isPending,
    headers,
    rows,
    mapping,
    extra,
    planned,
    context,
    values,
    members: people,
    sources,
    mapped: findMappedValues(columns, headers, mapping, { findOwner, sources, stages, customFields: own }),
    isOrderAsked,
    dateOrder,
    marks,
    openQuestion,
    canChoose: (index: number) => choicesOf(columns[index]).length > 0,
    onMap: (index: number, field: string | null) => setEdits(new Map([...edits, [index, field]])),
    onMeaning: (value: MappedValue, meant: string | null) => setSaid(withMeaning(meanings, value, meant)),
    onOrder: setSaidOrder,
    onMark: setSaidMark,
    onNewFile: () => {
      setEdits(new Map())
      setSaid(null)
      setSaidOrder(null)
      setSaidMark(null)
    },
  }
}
