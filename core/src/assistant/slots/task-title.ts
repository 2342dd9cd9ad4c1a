import { capitalise } from '../../text/words.ts'
import { stripCourtesy, tidy } from './reading.ts'

const kindOfTask = String.raw`(?:tasks?|to-?dos?|to do(?: item)?|action items?|reminders?|follow-?ups? task)`
const joint = String.raw`(?:\s+for (?:me|us|myself))?(?:\s*(?::|-|–)\s*|\s+(?:to|that i should|that says|saying|called|named|titled|about|for|with the title|reading|so i)\s+|\s+|$)`

const frames: RegExp[] = [
  /^(?:stick|put|pop|throw|drop|slip|chuck)(?: me)? (?:a |another )?(?:reminder|task|to-?do)(?: in| down| up)?(?: (?:in|into|on|onto) (?:my|the|our) (?:calendar|diary|agenda|list|to-?do list|task list))?(?: for (?:me|us))?(?:\s+(?:to|about|for|that)\s+|\s*:\s*|\s+|$)/i,
  /^(?:remind (?:me|us)|(?:an? |another |the )?reminder|(?:set|give|make|create|add)(?: me| up)? (?:a |another )?reminder|ping me|nudge me|alert me)(?:\s*:\s*|\s+(?:again )?(?:to|about|that i (?:have|need) to|that|of|for)\s+|\s+|$)/i,
  new RegExp(
    String.raw`^(?:create|add|make|set up|set|schedule|open|put in|enter|log|start|need|i need|new|write down)\s+(?:(?:for )?me\s+)?(?:a |an |another |one )?(?:new )?(?:(?:urgent|important|high|low|top|normal)[- ]?(?:priority)?\s+)?(?:new )?${kindOfTask}${joint}`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:(?:urgent|high priority|low priority|important)\s+)?(?:new )?${kindOfTask}${joint}`,
    'i',
  ),
  /^(?:(?:i|we)(?:'ve| have)?\s+(?:(?:really|probably|also|still|just|better) )*(?:need|have|want|must|should|ought|got|gotta|must not forget)\s+(?:(?:really|probably|also|still|definitely) )*(?:to\s+)?(?:remember to\s+)?)/i,
  /^(?:do not|don'?t|dont)\s+(?:let (?:me|us)\s+)?forget\b[\s:,–-]*(?:(?:to|about|that)\b)?[\s:,–-]*/i,
  /^(?:make sure|ensure|remember)\s+(?:that )?(?:i|we|to)\s+/i,
  /^(?:add|put|write)\s+(?:to|on|onto)\s+(?:my|the|our)\s+(?:to-?do |task |tasks )?(?:list|to-?dos?|tasks|agenda|calendar)\b[\s:,-]*/i,
  /^(?:note|memo|message|reminder) (?:to|for) (?:self|myself|me)\b[\s:,–-]*/i,
  /^(?:jot|write|note|put) (?:me )?(?:a |another )?(?:task|to-?do|reminder)(?: down)?\b[\s:,–-]*/i,
  /^(?:got to|gotta)\s+/i,
  /^(?:assign|give)\s+(?:a |another )?(?:new )?task(?: to)?\s*[:,–-]?\s*(?:to\s+)?/i,
  /^(?:i )?(?:need|want|could use) (?:a |another )?(?:nudge|ping|poke)(?: to| about)?\s+/i,
  /^to\s+/i,
]
const wrapped = [
  /^(?:add|put|write)\s+(.+?)\s+(?:to|on|onto|in)\s+(?:my|the|our)\s+(?:to-?do |task |tasks )?(?:list|to-?dos?|tasks|agenda|plate|calendar|diary)\b(.*)$/i,
]
const appointment =
  /^(?:schedule|plan|arrange|set up|book|organi[sz]e|put in|put down|pencil in)\s+(?:(?:me|us) )?(?:a |an |the |another |some )?(?=(?:\w+ ){0,2}(?:call|meeting|demo|visit|workshop|lunch|coffee|follow-?up|catch-?up|appointment|dinner|breakfast|webinar|session|review|kick-?off|chat|presentation|sync)\b)/i
const priorityWords =
  /(?:^(?:urgent|important|asap|(?:high|low|top|normal) prio(?:rity)?)\s*[:,!–-]\s*)|(?:^|[\s,(]+)(?:(?:with |as )?(?:an? )?(?:high|low|top|urgent|normal) prio(?:rity)?|!{1,3}|it'?s urgent|this is urgent|urgent(?:ly)?|asap|as soon as possible)\)?(?=$|[\s,.!])/gi
const danglingEnd =
  /[\s,]+(?:due(?: on| by)?|by|on|for|at|until|till|before|and|to|in|from|with|that|it is|starting)$/i
const danglingStart = /^(?:due|by|on|for|at|until|before|in|and|that|then|also)\s+/i

function repeat(text: string, step: (text: string) => string): string {
  const next = step(text)
  return next === text ? text : repeat(next, step)
}

/** "…, put that on my list": what is to become of the words before it. */
const handedOver =
  /[\s,.;–-]+(?:(?:so|and|can you|could you|please)\s+)*(?:(?:put|add|write|stick|pop) (?:that|it|this)(?: down)? (?:on|to|in|into|onto) (?:my|the|our) (?:to-?do |task )?(?:list|to-?dos?|tasks|calendar|agenda|diary)|(?:make|create|add) (?:that|it|this|me) (?:into )?a (?:task|reminder|to-?do)(?: (?:of|for) (?:that|it))?|remind me(?: of (?:that|it))?|(?:don['’]?t|do not) let me forget(?: (?:that|it))?)[\s.!]*$/i

/** "I promised Priya a price list": what was promised is to be sent. */
const promised =
  /^(?:i|we)(?:['’]ve| have)? promised (\S+(?: \p{Lu}\S*)*) (?=(?:an?|the|some|our|my|more)\b)/iu

const unwrap = (text: string): string =>
  wrapped.reduce(
    (rest, pattern) => rest.replace(pattern, '$1$2'),
    text.replace(handedOver, '').replace(promised, 'send $1 '),
  )

/** A title or a text without the marks of quotation around it. */
export function unquote(text: string): string {
  const plain = tidy(text)
  return tidy(/^(["“„'‘«])([^"“”'’»]+)["”“'’»]$/u.exec(plain)?.[2] ?? plain)
}

/** What is left of a command that asks for a task, as its title; `text` is without dates and assignee. */
export function toTaskTitle(text: string): string {
  const plain = tidy(stripCourtesy(tidy(text)).replace(priorityWords, ' '))
  const bare = repeat(unwrap(plain), (rest) =>
    tidy(
      frames
        .reduce((current, frame) => current.replace(frame, ''), stripCourtesy(rest))
        .replace(priorityWords, ' '),
    ),
  )
  const quoted = /^(?:add |create |put |make )?["“]([^"”]{3,})["”](?:\s+(?:for|to|with|on)\b.*)?$/i.exec(
    bare,
  )?.[1]
  const noun = (quoted ?? bare)
    .replace(appointment, '')
    .replace(/^(?:a|an|another) (?=(?:call|meeting|demo|follow|reminder|visit)\b)/i, '')
  return capitalise(
    unquote(
      repeat(
        repeat(noun, (rest) => rest.replace(danglingEnd, '')),
        (rest) => rest.replace(danglingStart, ''),
      ),
    ),
  )
}
