import { defaultStages, firstStage } from '../leads/stages.ts'
import type { Intent } from './intents.ts'
import { stripCourtesy } from './slots/reading.ts'

const task = '(?:tasks?|to-?dos?|to do|reminder)'
const article = '(?:an? |another |one |the |my )?(?:new |quick |short )?'
const kind = '(?:(?:urgent|important|high|low|top|normal)[- ]?(?:prio(?:rity)?)? )?'
const stages = defaultStages
  .map(({ key }) => key)
  .filter((key) => key !== firstStage)
  .join('|')

/** Openings that leave no doubt what is asked for, whatever words the title, the note or the name behind them holds. */
const frames: readonly [intent: Intent, pattern: RegExp][] = [
  // What is said of a task that is there.
  [
    'update_task',
    /^(?:repeat|(?:set|add|put|make) (?:me )?(?:an? |the )?reminder (?:for|on|to|of)|remind (?:me|us) (?:of|about)) (?:the|my|that|this) (?:[\p{L}\d<>'’-]+ ){0,5}?(?:task|to-?do)\b/iu,
  ],
  [
    'update_task',
    /^(?:make|set|let|have) (?:the|my|that|this) (?:[\p{L}\d<>'’-]+ ){0,5}?(?:task|to-?do) (?:to )?(?:repeat|recur)/iu,
  ],
  [
    'create_task',
    /^(?:also |and |then )?remind (?:me|us)\b(?! (?:who|what|how|why|when|which|never|not)\b)./i,
  ],
  [
    'create_task',
    new RegExp(
      `^(?!open (?:[\\p{L}]+ )?(?:tasks|to-?dos)\\b)(?:create|add|set|make|put|stick|pop|need|open|log|enter|schedule|throw|write)(?: up| in)?(?: (?:for )?me)? ${article}${kind}(?:new )?${task}(?! done| list\\b)(?![\\p{L}])`,
      'iu',
    ),
  ],
  [
    'create_task',
    new RegExp(
      `^(?:new )?${kind}(?:new )?(?:task|to-?do|reminder)(?: for (?:<date>|<person>|me))?\\s*:`,
      'i',
    ),
  ],
  [
    'create_task',
    /^(?:urgent|important|asap|high prio(?:rity)?)\s*[:,!–-]\s*(?:call|ring|email|mail|send|fix|check|write|prepare|ask|pay|book|order|finish)\b/i,
  ],
  ['create_task', /^(?:assign|give) (?:a |another )?(?:new )?task to <person>/i],
  ['update_task', /^(?:cross|tick|check) .+ off(?: (?:my|the|our) (?:list|tasks|to-?dos?))?\W*$/i],
  [
    'create_task',
    /^(?:plan|schedule|arrange|book|organi[sz]e|set up|pencil in) (?:an? |the |another |my )?(?:\w+ ){0,2}?(?:call|meeting|demo|visit|lunch|dinner|workshop|coffee|follow-?up|appointment|session)\b/i,
  ],
  [
    'create_task',
    /^(?:i|we)(?:['’]ve)?(?: still| really| also| just)* (?:have to|need to|must|ought to|got to|gotta) (?!(?:write|reply|respond|answer|compose|e-?mail|mail|follow)\b(?!.*<date>)|move|mark|set|change|update|delete|remove|see\b|know\b|look|find|draft|put|assign|close|say|tell|ask you)\w+/i,
  ],
  ['create_task', /^(?:note|memo) to (?:self|myself)\b/i],
  ['create_task', /^(?:do not|don['’]?t) (?:let me )?forget\b/i],
  [
    'add_note',
    /^(?:add|make|take|write|put|leave|log|attach|drop|save|record)(?: down)? (?:an? |this |another |the )?(?:following |quick |short |new )?(?:note|comment|memo)s?\b(?! (?:to (?:self|myself|me)\b|down that i))/i,
  ],
  ['add_note', /^(?:quick |call |meeting )?notes? (?:on|for|to|about|of) (?:the )?<lead>/i],
  [
    'add_note',
    /^(?:note|log|jot down|write down|note down|record|memo|fyi|for the record)[,:]? (?:that )?<lead>/i,
  ],
  ['add_note', /^(?:note|log|jot down|write down|note down|record|remember|keep in mind) that\b/i],
  ['add_note', /^remember (?:for |that )?<lead>/i],
  [
    'add_note',
    /^(?:save|put|add|log|record|keep|file|attach|write)(?: (?:this|that|it|down))? (?:for|on|to|under|in) <lead>(?:['’]s (?:notes?|record|file|timeline))?\s*[:,–-]/i,
  ],
  ['add_note', /^(?:quick |short |new |another )+notes? (?:on|for|to|about|of) (?:the )?<lead>/i],
  ['create_lead', /^(?:new )?(?:lead|contact|prospect)\s*:\s*(?!<)/i],
  ['create_lead', /^put in (?:an? )?(?:new )?(?:lead|contact|prospect)\b/i],
  ['search_leads', /^(?:everybody|everyone|anybody|anyone|people)\b.*\b(?:at|from|of) <lead>/i],
  [
    'search_leads',
    /^(?:any|all|which|list|show(?: me)?|find|search(?: for)?|are there|do we have) (?:me |the |all |my |any )*(?:leads|contacts|people|customers|prospects)\b.*<lead>/i,
  ],
  [
    'search_leads',
    /^(?:look for|look up|search(?: for)?|find|is there|are there|do we have|any)\b.*\b(?:leads?|contacts?|customers?|people|prospects?|someone|anyone)\b.*\b(?:called|named|by the name)\b/i,
  ],
  [
    'search_recordings',
    /^(?:search|look|find)\b.*\b(?:in|through|of) (?:the |my |our |all )*(?:transcripts?|recordings?|calls|conversations)\b/i,
  ],
  [
    'add_note',
    /^<lead> (?:just |also )?(?:said|says|told (?:me|us)|mentioned) (?:that|the|they|he|she|it|their|his|her|we|you)\b/i,
  ],
  [
    'get_lead',
    /^(?:the )?(?:e-?mail|phone|telephone|mobile|number|address)(?: address| number)? of <lead>\W*$/i,
  ],
  ['draft_follow_up', /^(?:draft|compose)\b.*<lead>/i],
  [
    'delete_task',
    /^(?:delete|remove|cancel|erase|ditch|scrap|scratch|bin|trash|drop) (?:the |my |that |this )?(?:[\p{L}\d<>'’-]+ ){0,5}?(?:task|to-?do|reminder)\b/iu,
  ],
  [
    'update_lead',
    /^(?:drop|lower|cut|reduce|raise|bump|increase|lift)(?: up| down)? (?:the )?(?:value|amount|sum|deal size)\b.*<lead>.*\bto\b|^(?:drop|lower|cut|reduce|raise|bump|increase|lift) <lead>(?:['’]s?)? (?:value|amount|sum|deal size)\b.*\bto\b/i,
  ],
  ['delete_lead', /^(?:delete|erase|purge) (?:the |this )?(?:lead |contact |deal |customer )?<lead>$/i],
  [
    'create_lead',
    /^(?:create|add|make|register|enter|save|open|new)(?: (?:an?|another|the))?(?: new)? (?:lead|contact|prospect)\b(?! (?:owner|source|score|<lead>))/i,
  ],
  [
    'update_lead',
    new RegExp(
      `^(?:move|mark|set|put|push|drag|change|bump|advance|shift|promote|make) (?:both )?<lead>(?:(?:,? and|,) <lead>)* (?:(?:back |on |along |over |up )?(?:to|as|in|into|on) )?(?:the )?(?:${stages})\\b`,
      'i',
    ),
  ],
]

/** The intent of a masked text whose opening says it; null where the words have to be weighed. */
export function intentOfFrame(masked: string): Intent | null {
  const plain = stripCourtesy(masked.replace(/\s+/g, ' ').replace(/> (?=['’,.:;!?])/g, '>'))
  return frames.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}
