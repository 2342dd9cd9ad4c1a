import { normalise } from '../text/words.ts'
import type { ActionCue, Doer, Manner } from './action-cues.ts'
import { readSpeechAct } from './speech-act.ts'

interface Row {
  pattern: RegExp
  verb: string
  manner: Manner
  doer: Doer
  /** Whether the noun alone is no task without its day. */
  needsDate: boolean
}

const recipient = "(?:he|she|they|you)(?:'ll| will) (?:have|get) (?:that|it|those|them|this)"

/** Nouns that somebody is to deliver; the last group of each pattern is the noun with what follows it. */
const rows: Row[] = [
  // "I owe you the signed copy."
  {
    pattern: /(?:^|[\s,])(?:i|we)(?: still)? owe you (.*)$/,
    verb: 'get you',
    manner: 'promise',
    doer: 'speaker',
    needsDate: false,
  },
  // "You'll hear from me by Friday."
  {
    pattern: /(?:^|[\s,])you(?:'ll| will) hear (?:back )?from (?:me|us)\b(.*)$/,
    verb: 'get back to you',
    manner: 'promise',
    doer: 'speaker',
    needsDate: true,
  },
  // "And a written quote, he'll have that by Tuesday": before what it delivers comes the noun.
  {
    pattern: new RegExp(`^(?:(?:and|so|oh|then) )*((?:the|a|an) [^,]*)(?:, )?${recipient}\\b`),
    verb: 'get you',
    manner: 'promise',
    doer: 'speaker',
    needsDate: true,
  },
  // "The quote you'll have by Friday."
  {
    pattern:
      /^(?:(?:and|so|then) )*((?:the|your|our) [^,]*?),? you(?:'ll| will) (?:have|get)(?= (?:by|on|today|tomorrow|tonight|this|next|before|in)\b)/,
    verb: 'get you',
    manner: 'promise',
    doer: 'speaker',
    needsDate: true,
  },
  // "Nine wreaths will be with you by eight."
  {
    pattern:
      /^(?:(?:and|so|then|okay|right) )*((?:the|your|our|an?|my|all|both|another|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\d+) [^,]*?)(?:'ll| will) (?:all )?be (?:with you|there|at yours|on your [a-z]+|in your [a-z]+)\b/,
    verb: 'get you',
    manner: 'promise',
    doer: 'speaker',
    needsDate: true,
  },
  // "The readings will reach you on Tuesday", "the link will come to both of you today".
  {
    pattern:
      /^(?:.*, (?:and|so) )?(?:(?:and|so|then|okay|right|certainly|sure|yes|of course),? )*((?:the|your|our|an?|my|all|both|those|these) [^,]*?)(?:'ll| will) (?:all )?(?:reach you|(?:come|get|go) to (?:you|(?:all|both|each) of you)|arrive (?:with|at|in)|land (?:with you|in your|on your))\b/,
    verb: 'get you',
    manner: 'promise',
    doer: 'speaker',
    needsDate: true,
  },
  // "They'll be with you on Thursday."
  {
    pattern:
      /^(?:(?:and|so|then|okay|right),? )*(it|they|those|that)(?:'ll| will) (?:all )?(?:be (?:with you|on your [a-z]+|in your [a-z]+)|reach you|land (?:with you|in your [a-z]+|on your [a-z]+))\b/,
    verb: 'get you',
    manner: 'promise',
    doer: 'speaker',
    needsDate: true,
  },
  // "You'll have the trial by Friday", "you get it tonight", "you can expect the report on Monday".
  {
    pattern:
      /(?:^|[\s,])(?:you(?:'ll| will| can)(?: also| then| definitely)? (?:have|get|receive|expect|be getting)|you get(?= (?:it|them|that|those)\b)) (?!an? (?:good|great|nice|lovely|lot|bit|few|chance|look|better|hard|long|word|chat|think|talk|try|moment|minute|second|laugh|coffee|break|problem|point|question|choice|idea|eye)\b)((?:from (?:me|us)(?: is)?|the|a|an|your|our|my|his|her|their|it|them|that|those|these|this|both|all|some|another|one|two|three|four|five|six|\d+|access|confirmation|details|everything|proper|[a-z]+'s) .*|(?:[a-z]+ ){1,4}?from (?:me|us)\b.*)$/,
    verb: 'get you',
    manner: 'promise',
    doer: 'speaker',
    needsDate: true,
  },
  // "I'd have the numbers for you by the third."
  {
    pattern:
      /(?:^|[\s,])(?:i|we)(?:'d| would|'ll| will) have ((?:the|a|an|your|those|these|some|both|all) [^,]*? (?:for|with|over to|to) you\b.*)$/,
    verb: 'have',
    manner: 'promise',
    doer: 'speaker',
    needsDate: true,
  },
  // "There'll be a letter by Friday."
  {
    pattern: /(?:^|[\s,])there(?:'ll| will) be ((?:a|an|the|some|your) .*)$/,
    verb: 'get you',
    manner: 'promise',
    doer: 'speaker',
    needsDate: true,
  },
  // "And I need the insurance certificate from you."
  {
    pattern:
      /(?:^|[\s,])(?:we|i)(?:'ll|'d| will| would)?(?: also| still| just| only)? need ((?:the|a|an|your|all|some) (?:[\p{L}'-]+ ){1,6}?)from you\b/u,
    verb: 'provide',
    manner: 'request',
    doer: 'listener',
    needsDate: false,
  },
  // "And I need the safety declaration with it."
  {
    pattern:
      /^(?:(?:and|also|oh|plus),? )+(?:we|i)(?:'ll|'d| will| would)?(?: also| still)? need ((?:the|a|an|your) (?:[\p{L}'-]+ ){0,3}(?:certificates?|declaration|copy|copies|invoice|list|plans?|drawings?|report|statement|contract|quote|quotation|manual|sheet|forms?|proof|confirmation|receipt|references?|specification|specs?|brochure|catalogue|samples?|terms)\b)/u,
    verb: 'provide',
    manner: 'request',
    doer: 'listener',
    needsDate: false,
  },
  // "The credit note goes out today."
  {
    pattern:
      /^(?:(?:and|so|then|okay|right|yes),? )*((?:the|your|our) [\p{L}' -]{3,40}?)(?:'ll| will)? (?:goes|go|is going|'s going) (?:out|off|in the post)(?: to you)?\b/u,
    verb: 'send',
    manner: 'promise',
    doer: 'speaker',
    needsDate: true,
  },
  // "We need the agreement by Friday."
  {
    pattern:
      /(?:^|[\s,])(?:we|i)(?:'ll|'d| will| would)?(?: also| really| just)? (?:need|expect|require) (?!(?:to|you to|more|time|some|a (?:lot|bit|system|solution|decision|couple|few)|it|this|that|one|them|these|those|people|help|someone|somebody|something|delivery|approval)\b)((?:the|a|an|your|all|[a-z]+)\b(?!.*\b(?:myself|ourselves)\b).*)$/,
    verb: 'provide',
    manner: 'request',
    doer: 'listener',
    needsDate: true,
  },
]

/** "You'll have X by Friday", "I owe you X", "we need X by Friday": what is delivered rather than done. */
export function findDelivery(clause: string, sentence: string, hasDate: boolean): ActionCue | null {
  const text = normalise(clause)
  if (/\b(?:don't|do not|didn't|wouldn't) (?:need|expect)\b/.test(text)) return null
  for (const { pattern, verb, manner, doer, needsDate } of rows) {
    const match = pattern.exec(text)
    const noun = match?.[1]
    if (!match || noun === undefined || (needsDate && !hasDate)) continue
    const index = match.index + match[0].indexOf(noun)
    if (
      readSpeechAct(
        text.slice(0, match.index),
        match[0].slice(0, match[0].indexOf(noun)),
        noun,
        normalise(sentence),
      ) !== null
    )
      continue
    const said = clause
      .slice(index, index + noun.length)
      .replace(
        /^(?:The|Your|Our|A|An|My|All|Both|Another|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve|Twenty)\b/,
        (word) => word.toLowerCase(),
      )
    const body = `${verb} ${said.replace(/^they$/i, 'them').replace(/,?\s*\bfrom (?:me|us|you)(?: is)?\b/i, '')}`
    return {
      manner,
      doer,
      subject: null,
      body,
      index,
      asksMind: false,
      needsPromise: false,
      isAmongOwn: false,
    }
  }
  return null
}
