import { currentStages, stageName } from '../../leads/stages.ts'
import { editableLeadFields } from '../../records/lead.ts'
import { isEmail } from '../../text/email.ts'
import { capitalise } from '../../text/words.ts'
import { readAmount } from '../amount.ts'
import { namingWords } from '../fields/said-fields.ts'
import { stageWord } from '../stages/stage-words.ts'
import {
  firstOf,
  hasPronoun,
  type Problem,
  type Reading,
  readAssignee,
  requireLead,
  type SlotReading,
  type Slots,
  stripCourtesy,
  tidy,
  without,
} from './reading.ts'
import { readStage, type StageSaid } from './statuses.ts'

const particle = /^(?:de|van|von|der|den|da|di|la|le|del|dos|bin|al|of|and|the)$/
/** A name as it is written: each word of it that was typed or spoken in small letters alone gets a capital. */
const capitals = (name: string): string =>
  name
    .split(' ')
    .map((word, order) =>
      /\p{Lu}/u.test(word) || (order > 0 && particle.test(word)) ? word : capitalise(word),
    )
    .join(' ')

const newLeadFrame =
  /^(?:(?:i|we)\s+(?:just\s+)?(?:met|spoke (?:to|with)|talked (?:to|with)|have|got)|there'?s|there is|put in|create|add|make|register|enter|save|put|new|open|set up|track|log|start|store|insert|met|got|have got)\s+(?:the following\s+|a\s+|an\s+|another\s+)?(?:new\s+)?(?:one\b|lead|contact|prospect|customer|deal|client|account|person|company)?s?\b\s*(?:for|named|called|is|with|:|-|at the company)?\s*/i
const newLeadLoose =
  /^(?:a |an )?(?:new )?(?:lead|contact|prospect|customer|client)\s*(?:for|named|called|:|-)?\s*/i
const descriptions = /^(?:a|an|the|this)?\s*(?:guy|man|woman|lady|person|gentleman)\s+(?:named|called)?\s*/i
const occasion =
  /\s+(?:at|on|during) (?:the|a|an|our) (?:\w+ )?(?:conference|fair|event|dinner|show|summit|webinar|meetup|workshop|party|train|plane)\b/gi
const tail =
  /\b(?:(?:in )?as (?:(?:a|an) )?(?:new )?(?:lead|contact|prospect|customer)|into the crm|to the crm|in the crm|in the pipeline|to (?:my|the|our) (?:leads|pipeline|crm|contacts)|at the fair|today|add (?:him|her|them|it)|(?:her|his|their|the|its) name is|it'?s called|its called|(?:he|she) works?|called)\b/gi
const fieldWords =
  /\b(?:(?:with )?(?:the )?(?:e-?mail|mail|phone|telephone|mobile|tel|number|address)(?: address| number)?(?: is)?|worth|value|budget(?: of)?|deal size|status)\b[:\s]*$/i
const companyPart =
  /^(.*?)[\s,]*(?:\b(?:from|at|of|company|works at|work at|working at|with)\b|,|\()\s*(?:the company\s+|company\s+|called\s+)?(.+?)\)?$/i

/** "… he is the CEO", "though I'm not sure": what is told of the person besides. */
const remark =
  /[\s,;]+(?:(?:and|but|though|although|because|since) )?(?:he|she|they|i|it|who|which|whoever|we)(?:['’]\S+)? [\p{L}].*$|[\s,;]+(?:and|but|though|although|because|since) (?:has|have|is|was|wants?|needs?|likes?|i|we|not|maybe|probably)\b.*$/iu
/** No part of a name: a verb or a pronoun among its words tells that it was not understood. */
const noNamePart =
  /(?:^|\s)(?:he|she|they|i|you|it|who|whoever|somebody|someone|whose|is|are|was|has|have|wants?|needs?|runs?|likes?|said|says|though|because|not|sure|maybe|unknown|unnamed|nameless|tbd|tba|anonymous)(?=\s|$)/i

const newStatus = new RegExp(
  String.raw`\b(?:status|stage|as|in|to)\s+(?:the\s+)?(?:stage\s+)?(contacted|qualified|proposal|negotiation|won|lost|${stageWord})\b`,
  'i',
)

/** create_lead: name, company, email, phone, value, status. */
export function readNewLead(reading: Reading): SlotReading {
  const { entities, text, context } = reading
  const email = firstOf(entities, 'email')
  const phone = firstOf(entities, 'phone')
  const money = firstOf(entities, 'money')
  const facts = entities.filter((entity) => ['email', 'phone', 'money', 'date'].includes(entity.kind))
  const end = Math.min(text.length, ...facts.filter((fact) => fact.kind !== 'date').map((fact) => fact.start))
  const stage = newStatus.exec(text)?.[1]
  const status = stage === undefined ? null : readStage(stage, context.stages)
  const head = without(
    text.slice(0, end),
    facts.filter((fact) => fact.end <= end),
  ).replace(newStatus, ' ')
  const bare = tidy(stripCourtesy(head.replace(fieldWords, '')).replace(fieldWords, ''))
  const name = tidy(
    bare
      .replace(newLeadFrame, '')
      .replace(newLeadLoose, '')
      .replace(descriptions, '')
      .replace(occasion, ' ')
      .replace(tail, ' ')
      .replace(remark, '')
      .replace(
        /[\s,]*\b(?:and|with|their|his|her|my|e-?mail|phone|about|around|roughly|approx(?:imately)?|maybe|for|at)\s*$/i,
        '',
      ),
  )
  // "From the webinar: Jonas Weber": what stands before the colon says where from.
  const parts = companyPart.exec(name.replace(/^.*:\s+/, ''))
  const called = tidy(parts?.[1] ?? name.replace(/^.*:\s+/, ''))
  const person = hasPronoun(called) ? '' : capitals(called)
  const last = Math.max(0, ...facts.map((fact) => fact.end))
  const behind = end < text.length ? tidy(stripCourtesy(text.slice(last)).replace(tail, ' ')) : ''
  const isCompanyBehind = /^(?:from |at |company )?[\p{Lu}\d][\p{L}\p{N}&'. -]*$/u.test(behind)
  const named = parts?.[2] ?? (isCompanyBehind ? behind.replace(/^(?:from|at|company) /i, '') : '')
  const contact = /^(?:the )?contact(?: person)? is (.+)$/i.exec(named)?.[1]
  const company = capitals(tidy((contact ?? named).replace(/[?!]/g, ' ')))
  const slots: Slots = {
    ...(contact !== undefined
      ? { name: company, company: person }
      : {
          ...(person === '' ? {} : { name: person }),
          ...(company === '' ? {} : person === '' ? { name: company } : { company }),
        }),
    ...(email ? { email: email.email } : {}),
    ...(phone ? { phone: phone.phone } : {}),
    ...(money ? { value: money.amount } : {}),
    ...(money?.currency && money.currency !== reading.context.currency ? { currency: money.currency } : {}),
    ...(status?.kind === 'one' ? { status: status.status } : {}),
  }
  const isHedged = /\b(?:may|might|not|maybe|perhaps|unsure|if|whether|supposedly)\b|n['’]t\b/i.test(
    remark.exec(bare)?.[0] ?? '',
  )
  const isUnclear =
    isHedged ||
    [slots['name'], slots['company']].some((each) => typeof each === 'string' && noNamePart.test(each))
  if (!('name' in slots) || isUnclear) return { slots, problem: { kind: 'missing', slot: 'name' } }
  return { slots, problem: status?.kind === 'unclear' ? whichStage(status.choices, reading) : null }
}

const moving = /^(?:move|push|drag|advance|shift|promote|bump|bring|transition|skip)\b/i

const whichStage = (keys: readonly string[], { context }: Reading): Problem => ({
  kind: 'ambiguous',
  slot: 'stage',
  choices: keys.map((key) => stageName(context.stages, key)),
})

const saidLead =
  /^(?:move|mark|set|put|change|update|close|make|rename|drag|advance|assign|we (?:won|lost|closed)|promote|push|bump)\s+(?:the\s+)?(?:(?:status|stage|value|email|phone|number|deal size|title|company|deal|lead)\s+(?:of|for|with)?\s*)?(.+?)(?:\s+(?:to|as|into|in|won|lost|is|from)\b.*)?$/i
const saidFirst = /^(?:the deal with\s+)?(.+?)\s+(?:is|are|has|signed|said|went|works|to|just)\b/i
const workplace =
  /\b(?:works|is|working|moved) (?:now )?(?:at|to|for)(?! (?:negotiation|proposal|qualified|contacted|won|lost|new|(?:open|won|lost)stage[a-z]{1,2})\b)\s+(.+?)(?:\s+now)?$/i
const renaming = /^rename\b.*?\bto\s+(.+)$/i
/** Fields that are words, where a sentence names them before what they are. */
const wordFields = editableLeadFields
  .filter(({ column, type }) => type === 'text' && column !== 'name')
  .map((field) => ({
    field,
    pattern: new RegExp(
      `\\b(?:${namingWords(field).join('|')})\\b.*?(?:\\bto\\b|:|\\bis\\b)\\s+(?:now\\s+)?(.+?)(?:\\s+now)?$`,
      'i',
    ),
  }))

/** "…, lost reason price": what a command says besides, where nothing but a comma leads to it. */
const besides = '(?:[,;]|\\b(?:and|with))\\s+(?:(?:and|with|set|change|the) )*'
const wordsBesides = wordFields.map(({ field }) => ({
  field,
  pattern: new RegExp(
    `${besides}(?:${namingWords(field).join('|')})\\s+(?:(?:to|is|as)\\s+|:\\s*)?(\\S.*)$`,
    'i',
  ),
}))

interface Words {
  field: string
  value: string
  /** What the command says before them of something else. */
  before: string
}

/** The field that words of a command set, the first that it names; `rest` is the command without its lead. */
function readWords(text: string, rest: string): Words | null {
  const find = (fields: typeof wordFields, isBesides: boolean) =>
    fields
      .flatMap(({ field, pattern }) => {
        const match = pattern.exec(rest) ?? (isBesides ? null : pattern.exec(text))
        const before = isBesides && match ? rest.slice(0, match.index) : ''
        return match ? [{ field: field.column, index: match.index, value: match[1] ?? '', before }] : []
      })
      .toSorted((one, other) => one.index - other.index)[0]
  const found = find(wordsBesides, true) ?? find(wordFields, false)
  const place = found ? null : (workplace.exec(rest)?.[1] ?? workplace.exec(text)?.[1])
  const name = found || place ? null : renaming.exec(text)?.[1]
  const said =
    found ?? (place ? { field: 'company', value: place } : name ? { field: 'name', value: name } : null)
  return said && !isEmail(said.value)
    ? { field: said.field, value: tidy(said.value), before: found?.before ?? '' }
    : null
}

const plainNumber =
  /(?:\b(?:to|at|is|worth|value(?: of)?|around|about)|[=:])\s*(\d[\d.,]*\s?(?:k|m|thousand|million|grand)?)\b/i

/** "Set Acme to 9,500": a number that can be nothing else. */
const bareSum =
  /^(?:.*\s)?(?:set|put|change|update|raise|lower|bump|increase|decrease)\b.*\s(?:to|at)\s+(\d{1,3}(?:[.,]\d{3})+|\d{3,7})\s*$/i

/** update_lead, where it is not said by what the field is called (fields/read-lead.ts): what follows from "works at", "worth" and values alone. */
export function readLeadChange(reading: Reading): SlotReading {
  const { entities } = reading
  const text = stripCourtesy(reading.text)
  const lead = requireLead(reading, saidLead.exec(text)?.[1] ?? saidFirst.exec(text)?.[1] ?? null)
  const named = entities.filter((entity) => entity.kind === 'lead')
  const rest = without(reading.text, named)
  const email = firstOf(entities, 'email')
  const phone = firstOf(entities, 'phone')
  const isOfMoney = /\b(?:value|worth|deal size|budget|amount)\b/i.test(text)
  // "By 10k" says by how much, not how much.
  const isStep =
    /\bby\s+(?:another |about |around )?[$€£]?\s?\d/i.test(rest) ||
    /^(?:add|subtract|deduct|take|knock)\b(?!.*\b(?:value|budget|deal size)\b.*\b(?:of|to) [$€£]?\d)/i.test(
      text,
    )
  const sum = entities.findLast((entity) => entity.kind === 'money')
  const value = isStep
    ? null
    : (sum?.amount ??
      (isOfMoney
        ? readAmount(plainNumber.exec(rest)?.[1] ?? '')
        : readAmount(bareSum.exec(without(reading.text, named))?.[1] ?? '')))
  const words = readWords(text, stripCourtesy(rest))
  const assignee = readAssignee(reading)
  const facts: Slots = {
    ...(email ? { email: email.email } : {}),
    ...(phone ? { phone: phone.phone } : {}),
    ...(value === null ? {} : { value }),
    ...(value !== null && sum?.currency ? { currency: sum.currency } : {}),
    ...(words ? { [words.field]: words.value } : {}),
    ...(assignee ? { owner: assignee.id } : {}),
  }
  const said: StageSaid =
    words?.before === ''
      ? { kind: 'none', isLeftOut: false }
      : readStage(
          (words?.before ?? rest).replace(/\bnew (?=email|phone|number|value|address|mobile)/i, ''),
          reading.context.stages,
        )
  const status = said.kind === 'one' ? said.status : null
  const slots = { ...('lead' in lead ? { lead: lead.lead } : {}), ...facts, ...(status ? { status } : {}) }
  if ('problem' in lead) return { slots, problem: lead.problem }
  const isEmpty = status === null && Object.keys(facts).length === 0
  if (said.kind === 'unclear' && (isEmpty || moving.test(text)))
    return { slots, problem: whichStage(said.choices, reading) }
  if (isEmpty && /\b(?:to|into)\s+\S/i.test(rest) && moving.test(text))
    return {
      slots,
      problem: whichStage(
        currentStages(reading.context.stages).map(({ key }) => key),
        reading,
      ),
    }
  return { slots, problem: isEmpty ? { kind: 'missing', slot: 'change' } : null }
}

const saidToDelete =
  /^(?:delete|remove|erase|trash|drop|purge|wipe|get rid of|throw out|kick|take)\s+(?:the\s+)?(?:lead|contact|deal|customer|duplicate)?\s*(.+?)(?:\s+(?:from|out of|off)\b.*)?$/i

/** delete_lead: lead. */
export function readLeadToDelete(reading: Reading): SlotReading {
  const lead = requireLead(reading, saidToDelete.exec(stripCourtesy(reading.text))?.[1] ?? null)
  return 'problem' in lead
    ? { slots: {}, problem: lead.problem }
    : { slots: { lead: lead.lead }, problem: null }
}
