import { taskFields } from '../../records/task.ts'
import type { CommandContext } from '../entities.ts'
import { findNameMentions, type KnownLead, toKey } from '../known-names.ts'
import { asName, labelOf, type Problem, type Slots, stripCourtesy, tidy } from '../slots/reading.ts'
import { readStatus } from '../slots/statuses.ts'
import { type FieldChanges, readChanges } from './read-changes.ts'
import { headOf, type SaidChange, saidChanges } from './said-change.ts'

/** Fields of leads that a command sets by what they are called: once for each lead that it names. */
export interface LeadChange {
  slots: Slots
  problem: Problem | null
  /** What is asked for, without values that may be any words. */
  head: string
  /** Whether any words may be among the values, also those of a day on which something is to happen. */
  isFree: boolean
}

const around =
  /^(?:the |our |my )?(?:(?:lead|deal|sale|opportunity|customer|contact|person|client) )?(?:(?:with|of|for|called|named) )?\0(?:(?:,? and |, | & )(?:the )?\0)*(?:['’]s?)?(?: (?:deal|lead|sale|opportunity))?$/i
const pronoun = /^(?:(?:him|her|them|it)|(?:that|this) (?:lead|deal|sale|customer|contact|one))$/i
const ofTasks = new Set(taskFields.flatMap(({ label, column }) => [toKey(label), toKey(column)]))

/** Verbs that put in somebody new as well as a value. */
const making = /^(?:enter|make|put|register)\b/i

type Meant = { lead: string } | { problem: Problem }

/** Whom a change is about: known leads, the one of the conversation, or a name that may be one's; null where it is no lead. */
function leadsOf(
  { name, field, noun }: SaidChange,
  context: CommandContext,
  recent: KnownLead | null,
  isMaking: boolean,
): Meant[] | null {
  if (pronoun.test(name)) return recent ? [{ lead: recent.id }] : null
  const named = findNameMentions(name, context.known).flatMap((found) =>
    found.kind === 'lead' ? [found] : [],
  )
  const rest = named.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}\0${text.slice(end)}`,
    name,
  )
  if (named.length > 0)
    return around.test(rest)
      ? named.map(({ leads }) => {
          const [lead, ...others] = leads
          return lead && others.length === 0
            ? { lead: lead.id }
            : { problem: { kind: 'ambiguous', slot: 'lead', choices: leads.slice(0, 6).map(labelOf) } }
        })
      : null
  // "Enter Dora Weiss, company …" is of somebody new.
  if (isMaking) return null
  const isName = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+$/u.test(name) && !ofTasks.has(toKey(field))
  return noun === 'lead' || isName ? [{ lead: asName(tidy(name)) }] : null
}

/** "Set her website to …": whose it is was said before. */
const possessive = /(?<=^(?:\S+ ){0,2})(?:his|her|their|its)(?= \p{L})/iu
const nameless =
  /^(?:change|set|update|correct|fix) (?:the )?(?<field>[\p{L} -]{2,40}?) (?:to(?: be)?|as|=|:) (?<value>\S.*)$/iu

/** A change without a name: of the lead of the question before it, else whose is asked for. */
function readNameless(plain: string, context: CommandContext, given: KnownLead | null): LeadChange[] | null {
  const { field = '', value = '' } = nameless.exec(plain)?.groups ?? {}
  if (field === '' || ofTasks.has(toKey(field))) return null
  const change: SaidChange = { name: '', field, value, noun: undefined, way: 'set' }
  const changes = readChanges('leads', change, context)
  if (!changes) return null
  const lead: Meant = given ? { lead: given.id } : { problem: { kind: 'missing', slot: 'lead' } }
  return [toChange(lead, changes, plain, change)]
}

function toChange(meant: Meant, changes: FieldChanges, plain: string, change: SaidChange): LeadChange {
  const own = { head: headOf(plain, change, changes.isFree), isFree: changes.isFree }
  return 'problem' in meant
    ? { slots: changes.slots, problem: meant.problem, ...own }
    : { slots: { lead: meant.lead, ...changes.slots }, problem: changes.problem, ...own }
}

/**
 * The fields of leads that a command sets by what they are called; null where it asks for something else. `recent`: whom "her" means;
 * `isGiven`: the person has just answered which lead is meant.
 */
export function readLeadFields(
  text: string,
  context: CommandContext,
  { lead: recent, isGiven }: { lead: KnownLead | null; isGiven: boolean },
): LeadChange[] | null {
  const plain = stripCourtesy(text).replaceAll(/\s+/g, ' ')
  const said = recent ? plain.replace(possessive, `${recent.name}’s`) : plain
  for (const change of saidChanges(said)) {
    if (change.noun !== undefined && change.noun.toLowerCase() !== 'lead') continue
    // "Delete Ana's phone number" may be more than is meant.
    if (change.value === '' && !/^(?:clear|empty)\b/i.test(said)) continue
    // "Label Ana as lost" is said of her stage.
    if (change.way === 'add' && readStatus(change.value, context.stages) !== null && / as /i.test(said))
      continue
    const changes = readChanges('leads', change, context)
    const leads = changes && leadsOf(change, context, recent, making.test(said))
    if (leads) return leads.map((lead) => toChange(lead, changes, said, change))
  }
  return readNameless(plain, context, isGiven ? recent : null)
}
