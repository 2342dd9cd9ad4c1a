import { capitalise } from '../../text/words.ts'
import {
  hasPronoun,
  type Reading,
  readLead,
  requireLead,
  type SlotReading,
  stripCourtesy,
  tidy,
} from './reading.ts'
import { unquote } from './task-title.ts'

const kind =
  '(?:call |meeting |phone |visit |customer )?(?:notes?|comments?|calls?|meetings?|memos?|entr(?:y|ies)|reminder)'
const frame = new RegExp(
  `^(?:(?:make|take|add|write|leave|put|attach|log|save|create|enter|jot down|record|drop|stick|pop)\\s+(?:an? |the |this |another |my )?(?:quick |short |little |following )*(?:new )?${kind}(?: (?:down|in|up))?|(?:quick |short |new |another )+${kind}|note down|take down|add this|(?:call |meeting )?notes?|noting|(?:save|put|add|log|record|keep|file) (?:this|that|it)(?: down)?|save|log|jot(?: this)? down|put down|memo|write down|write|remember|keep in mind|record|put in the notes|update the notes|comment|fyi|for the record|attach)\\b[\\s,:]*`,
  'i',
)
/** "Acme note: …" is the same as "Acme: …". */
const labelled = /^\ue000\s+(?:call |meeting )?(?:notes?|memo)\s*[:,–-]\s*/i
/** "For Acme note that …". */
const addressedFirst =
  /^(?:for|on|about)\s+\ue000[\s,:]*(?:please\s+)?(?:note|add|log|write|record|put)(?: (?:down|a note))?(?: that)?[\s,:]+/i
/** "…, note that": what is to become of the words before it. */
const handedOver = /[\s,.;–-]+(?:please )?(?:note|write|jot|put) (?:that|this|it)(?: down)?\W*$/i
/** "Add to Grace's notes that …": the lead stands before the word. */
const possessiveFrame =
  /^(?:add|write|put|save|log|record|enter)(?: (?:this|it|down))?\s+(?:to|in|into|on|under)\s+(?:the\s+)?(?:notes?\s+(?:of|on|for|about)\s+(?:the\s+)?)?\ue000(?:\s+(?:notes?|file|record|timeline|page))?[\s,:]*/i
const target = /^(?:of|on|to|for|in|with|about|that|from|this|called|under)\s+/i
/** A character of the private use area, which no note contains. */
const lead = '\ue000'
const opener = /^[\s,:–-]*(?:\b(?:that|saying|says|said|this|note|the following)\b[\s,:]*)*/i

/** Replaces the lead's name by a placeholder, so that the text before and after it can be separated. */
function mark(reading: Reading): string {
  const named = reading.entities.find((entity) => entity.kind === 'lead')
  if (!named) return reading.text
  const after = reading.text
    .slice(named.end)
    .replace(/^['’]s(?=\s+(?:notes?|memo|file|record|timeline|page)\b|\s*[:,–-])/i, '')
  return reading.text.slice(0, named.start) + lead + after
}

/**
 * The text of the note without the words of the command; "note on Acme: …" loses the name, "note that Acme wants …"
 * keeps it.
 */
function readText(reading: Reading, name: string): string {
  const marked = stripCourtesy(mark(reading)).replace(handedOver, '')
  if (possessiveFrame.test(marked))
    return tidy(marked.replace(possessiveFrame, '').replace(opener, '').replaceAll(lead, name))
  const framed = marked
    .replace(addressedFirst, 'note on \ue000: ')
    .replace(labelled, '\ue000:')
    .replace(frame, '')
  const hasFrame = framed !== marked
  const address = framed.replace(target, '')
  const isAddressed =
    hasFrame && address !== framed && !/^(?:that|this)\s/i.test(framed) && address.startsWith(lead)
  if (isAddressed) return tidy(address.slice(1).replace(opener, ''))
  const body = framed.replace(opener, '')
  const startsWithLead = body.startsWith(lead)
  const isLabel = startsWithLead && /^\ue000\s*[:,–-]/.test(body)
  return tidy((isLabel ? body.slice(1).replace(opener, '') : body).replaceAll(lead, name))
}

/** The command's own words where the note should stand. */
const isCommandLeft =
  /^(?:(?:please|can|could|would|i (?:want|need|would like)|mind|you|let['’]?s|go ahead)\b.*\bnotes?\b|(?:add|put|write|make|take|log|leave|in|to|into|on) (?:\S+ ){0,4}notes?\b)/i

/** add_note: lead and text. */
export function readNote(reading: Reading): SlotReading {
  const found = readLead(reading)
  const back = found.kind === 'none' && reading.recentLead ? reading.recentLead : null
  const target = back && hasPronoun(reading.text) ? { lead: back.id } : requireLead(reading, null)
  const named = reading.entities.find((entity) => entity.kind === 'lead')
  const isUnframed =
    named !== undefined &&
    new RegExp(
      `^(?:down |in )?(?:for|on|to|about|with)\\s+${named.text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*[:,–-]`,
      'i',
    ).test(readText(reading, named.text))
  const text = capitalise(unquote(readText(reading, named?.text ?? '')))
  const slots = { ...('lead' in target ? { lead: target.lead } : {}), ...(text === '' ? {} : { text }) }
  if ('problem' in target) return { slots, problem: target.problem }
  return {
    slots,
    problem: text === '' || isUnframed || isCommandLeft.test(text) ? { kind: 'missing', slot: 'text' } : null,
  }
}

const saidTo = /\b(?:to|for|with)\s+([\p{L}][^,.!?]*)$/u

/** draft_follow_up: lead. */
export function readFollowUp(reading: Reading): SlotReading {
  const recipient = saidTo.exec(stripCourtesy(reading.text))?.[1] ?? null
  const lead = requireLead(reading, recipient)
  return 'problem' in lead
    ? { slots: {}, problem: lead.problem }
    : { slots: { lead: lead.lead }, problem: null }
}
