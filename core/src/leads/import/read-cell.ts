import type { Field } from '../../records/field.ts'
import { type Money, readMoney } from '../../text/amount.ts'
import { isFreeMailDomain } from '../../text/free-mail.ts'
import { currentStages, findStage, pipelinesOf, type Stage } from '../stages.ts'
import { CellError } from './cell-error.ts'
import { foldHeading } from './fold-heading.ts'
import { type DateOrder, dayOfDate, momentOf, orderShown, readDate } from './read-date.ts'

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

/** @throws CellError beyond the limit */
export function readLine(text: string, label: string, limit: number): string {
  if (text.length > limit) throw new CellError(`${label} is longer than ${limit} characters`)
  return text
}

/** An address, also out of `mailto:` and `Ana <ana@x.example>`. @throws CellError */
export function readEmail(text: string): string {
  const bare = /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text.replace(/^mailto:/i, '')
  const email = bare.trim()
  if (email.length > 254 || !/^[^\s@"<>(),;:]+@[^\s@"<>(),;:.]+(?:\.[^\s@"<>(),;:.]+)+$/.test(email))
    throw new CellError(`“${shorten(text)}” is not an email address`)
  return email
}

/** The domain of an address or a website, as mail addresses of a company end with it. @throws CellError */
export function readDomain(text: string): string {
  const lower = text.toLowerCase()
  // What is a domain already stays as it is, also with its "www.".
  const domain = /[/@:]/.test(lower)
    ? lower.replace(/^(?:[a-z]+:\/\/|.*@)?(?:www\.)?/, '').replace(/[/?#:].*$/, '')
    : lower
  if (domain.length > 253 || !/^[^\s@.]+(?:\.[^\s@.]+)+$/.test(domain))
    throw new CellError(`“${shorten(text)}” is not a domain such as acme.example`)
  if (isFreeMailDomain(domain)) throw new CellError(`Anybody can have an address at “${shorten(domain)}”`)
  return domain
}

/** @throws CellError on what holds no digits or too much */
export function readPhone(text: string, { label, limit = 40 }: Pick<Field, 'label' | 'limit'>): string {
  if (!/\d/.test(text)) throw new CellError(`“${shorten(text)}” is not a phone number`)
  return readLine(text, label, limit)
}

const statusWords: Record<string, string> = {
  open: 'new',
  lead: 'new',
  attempted: 'contacted',
  inprogress: 'contacted',
  working: 'contacted',
  connected: 'contacted',
  salesqualified: 'qualified',
  sql: 'qualified',
  mql: 'qualified',
  proposalsent: 'proposal',
  quoted: 'proposal',
  closedwon: 'won',
  customer: 'won',
  closed: 'won',
  closedlost: 'lost',
  unqualified: 'lost',
  disqualified: 'lost',
  // Stages that other products begin with, and the words of lists in German, French and Spanish.
  appointmentscheduled: 'contacted',
  qualifiedtobuy: 'qualified',
  presentationscheduled: 'proposal',
  decisionmakerboughtin: 'negotiation',
  contractsent: 'negotiation',
  prospecting: 'new',
  qualification: 'contacted',
  needsanalysis: 'qualified',
  valueproposition: 'proposal',
  iddecisionmakers: 'proposal',
  identifydecisionmakers: 'proposal',
  perceptionanalysis: 'proposal',
  proposalpricequote: 'proposal',
  proposalquote: 'proposal',
  negotiationreview: 'negotiation',
  closedlosttocompetition: 'lost',
  leadin: 'new',
  contactmade: 'contacted',
  demoscheduled: 'qualified',
  proposalmade: 'proposal',
  negotiationsstarted: 'negotiation',
  active: 'new',
  screening: 'contacted',
  meeting: 'qualified',
  neu: 'new',
  offen: 'new',
  kontaktiert: 'contacted',
  qualifiziert: 'qualified',
  angebot: 'proposal',
  inverhandlung: 'negotiation',
  verhandlung: 'negotiation',
  gewonnen: 'won',
  abgeschlossen: 'won',
  verloren: 'lost',
  nouveau: 'new',
  contacte: 'contacted',
  qualifie: 'qualified',
  proposition: 'proposal',
  devis: 'proposal',
  negociation: 'negotiation',
  gagne: 'won',
  perdu: 'lost',
  nuevo: 'new',
  contactado: 'contacted',
  calificado: 'qualified',
  cualificado: 'qualified',
  propuesta: 'proposal',
  negociacion: 'negotiation',
  ganado: 'won',
  ganada: 'won',
  perdido: 'lost',
  perdida: 'lost',
}

/** A stage of the company by its name, its key or a word of other products; gives the key. @throws CellError */
export function readStatusCell(text: string, stages: readonly Stage[]): string {
  const folded = foldHeading(text)
  const current = currentStages(stages)
  const stage =
    current.find(({ name }) => foldHeading(name) === folded) ??
    current.find(({ key }) => foldHeading(key) === folded) ??
    findStage(current, statusWords[folded])
  if (!stage) throw new CellError(`“${shorten(text)}” is not a status`)
  return stage.key
}

/** A pipeline of the company by its name or key, whatever is said where it has one alone; gives the key. @throws CellError */
export function readPipelineCell(text: string, stages: readonly Stage[]): string {
  const folded = foldHeading(text)
  const pipelines = pipelinesOf(stages)
  const pipeline =
    (pipelines.length === 1 ? pipelines[0] : undefined) ??
    pipelines.find(({ name }) => foldHeading(name) === folded) ??
    pipelines.find(({ key }) => key === text)
  if (!pipeline) throw new CellError(`“${shorten(text)}” is not a pipeline`)
  return pipeline.key
}

/** An amount, its currency where the cell names one ("€1.200,50", "1200 EUR", "500 kr"). @throws CellError */
export function readValueCell(text: string, usual?: string): Money {
  const money = readMoney(text, usual)
  if (money === null) throw new CellError(`“${shorten(text)}” is not an amount`)
  return money
}

/** @throws CellError unless three letters */
export function readCurrency(text: string): string {
  if (!/^[A-Za-z]{3}$/.test(text)) throw new CellError(`“${shorten(text)}” is not a currency such as EUR`)
  return text.toUpperCase()
}

/** One of a field's choices, however it is written. @throws CellError */
export function readChoiceCell(
  text: string,
  { label, choices = [] }: Pick<Field, 'label' | 'choices'>,
): string {
  const folded = foldHeading(text)
  const choice = choices.find((each) => foldHeading(each) === folded)
  if (choice === undefined) throw new CellError(`“${shorten(text)}” is none of the choices of ${label}`)
  return choice
}

/** The most characters of a tag. */
export const mostOfTag = 60

/** Tags between commas or semicolons, each once, and those that are longer than a tag may be. */
export function readTags(text: string): { tags: string[]; tooLong: string[] } {
  const parts = text.split(/[;,]/).map((tag) => tag.trim())
  const given = [...new Set(parts)].filter((tag) => tag !== '')
  const tooLong = given.filter((tag) => tag.length > mostOfTag)
  return { tags: given.filter((tag) => !tooLong.includes(tag)), tooLong }
}

/** How the dates of a file are read. */
export interface DateContext {
  /** Of dates such as 1/2/2026; without it those are not read. */
  dateOrder?: DateOrder | undefined
  /** Of whoever imports: that of clocks whose zone the file does not say. */
  timeZone: string
}

/** @throws CellError */
function readAnyDate(text: string, label: string, { dateOrder }: DateContext): string {
  const date = readDate(text, dateOrder)
  if (date !== null) return date
  throw new CellError(
    orderShown(text) === 'any'
      ? `${label} “${shorten(text)}” may begin with the day or the month`
      : `${label} “${shorten(text)}” is not a date such as 2026-01-31`,
  )
}

/** A moment as files write it, in ISO 8601; of a bare day its noon. @throws CellError */
export const readTime = (text: string, label: string, context: DateContext): string =>
  momentOf(readAnyDate(text, label, context), context.timeZone)

/** A day as files write it; of a moment the day in the person's zone. @throws CellError */
export const readDay = (text: string, label: string, context: DateContext): string =>
  dayOfDate(readAnyDate(text, label, context), context.timeZone)
