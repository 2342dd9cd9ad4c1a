import { normalise } from '../text/words.ts'
import {
  isActionVerb,
  isCaused,
  isDeed,
  isDelivery,
  isDuringCall,
  isHadDone,
  isPutThere,
  isTaskVerb,
  partings,
  sayings,
} from './action-verbs.ts'
import { isIdiom, isReproach } from './idioms.ts'
import { readSpeechAct } from './speech-act.ts'

/** Who has to act: the speaker, the listener, both ("let's"), or a third person on the speaker's side. */
export type Doer = 'speaker' | 'listener' | 'both' | 'third'

/**
 * How an action is brought up: a promise and a demand ("please …") stand until they are refused, a request ("could you …")
 * and an offer ("shall I …") only count when they are accepted.
 */
export type Manner = 'promise' | 'demand' | 'request' | 'offer'

/**
 * `body` is what is to be done, from the verb on, and `index` where it starts in the clause; `subject` the third person
 * as said ("she", "my daughter", "Maria"), else null; `asksMind` for "would you mind".
 */
export interface ActionCue {
  manner: Manner
  doer: Doer
  subject: string | null
  body: string
  index: number
  asksMind: boolean
  /** It may ask only whether something is possible ("can you export it?"), so that a yes alone promises nothing. */
  needsPromise: boolean
  /** A third person's deed that hands nothing over and names nobody of the other side: "my guys will do the filters". */
  isAmongOwn: boolean
  /** A third person by name and what they are: "Sipho, my foreman". */
  isPresented?: boolean
}

const filler = String.raw`(?:(?:also|just|definitely|certainly|then|now|actually|personally|please|go ahead and|make sure to|make sure i|make sure we|be sure to|quickly|gladly|kindly|um|uh|er|like|basically|happily|still|of course|even) )*`

/** A firm cue makes a task of any action verb, a weak one only of those that reach beyond the call. */
type Strength = 'firm' | 'strong' | 'weak'

interface Rule {
  pattern: RegExp
  manner: Manner
  doer: Doer
  strength: Strength
}

const rule = (cue: string, manner: Manner, doer: Doer, strength: Strength): Rule => ({
  pattern: new RegExp(`(?:^|[\\s,;:(–-])(?:${cue}),? ${filler}([a-z][a-z'-]*)`, 'g'),
  manner,
  doer,
  strength,
})

const subject = '(?:i|we)'
const rules: Rule[] = [
  rule(
    `(?:do you want me to|would you like (?:me|us) to|shall ${subject}|should ${subject}|want me to|(?:can|could|may) ${subject}(?! (?:also |please |just )*(?:have|get|ask (?:you|what|who|how|when|where|why|which|if|a))\\b))`,
    'offer',
    'speaker',
    'strong',
  ),
  rule(
    `(?<!\\b(?:any chance|wonder(?:ing|ed)?(?: if| whether)?|okay if|ok if|all right if) )${subject} (?:can|could)|(?:i'd be|i would be|we'd be|i'm|we're) (?:more than )?(?:happy|glad) to|happy to`,
    'offer',
    'speaker',
    'strong',
  ),
  rule(
    `${subject}(?:'ll| will| shall|'m going to| am going to|'re going to| are going to|'m gonna|'re gonna| promise to|'ll make sure to|'ll make sure we|'ll make sure i| will make sure to)|i'll be sure to`,
    'promise',
    'speaker',
    'strong',
  ),
  rule(
    `${subject}(?:'ll| will)? (?:need to|have to)|${subject} (?:must|'ve got to|gotta)|i've got to|we've got to`,
    'promise',
    'speaker',
    'weak',
  ),
  rule('(?<!\\b(?:you|please|to|would|could|can|will|just) )let me', 'promise', 'speaker', 'weak'),
  rule(
    'remind me to|i need to remember to|note to self,?|(?:the|our|my) next step (?:is|would be) to|action(?: item)?(?: for (?:me|us))?(?: is)?:?(?: to)?|to ?-?do:?',
    'promise',
    'speaker',
    'firm',
  ),
  rule(`(?:can|could|may) ${subject}(?= (?:have|get) (?!you to))`, 'request', 'listener', 'weak'),
  rule(
    '(?:can|could|would|will) you(?: guys)?(?: all)?(?: be able to)?|are you able to|(?:is|would) it (?:be )?possible (?:for you )?to|any chance you could|(?:would|could) you be so kind (?:as )?to|can (?:i|we) (?:get|ask) you to',
    'request',
    'listener',
    'strong',
  ),
  rule(
    "you(?:'ll| will)(?! (?:get|have|receive|see|hear|need|find|give|put|keep))",
    'request',
    'listener',
    'weak',
  ),
  rule(
    "would you mind|(?:i|we)(?:'d| would)? (?:need|like|want|ask|love for) you(?: guys)? to|make sure (?:you|to)|action(?: item)? for you(?: is)?:?(?: to)?|don't forget to|do not forget to|be sure to|you (?:need to|have to|must)|if you could",
    'demand',
    'listener',
    'firm',
  ),
  rule('please', 'demand', 'listener', 'strong'),
  rule("let's|let us|why don't we", 'demand', 'both', 'weak'),
  rule('we should|shall we', 'offer', 'both', 'weak'),
]

/** "She'll email it", "my colleague will send it", "Sione, our storeman, will confirm", "Maria from our billing team is going to call you". */
const third =
  /(?:^|[\s,;])(?<subject>(?:[Mm]y|[Oo]ur|[Tt]he) [a-z]+(?: [a-z]+){0,2}|[Hh]e|[Ss]he|[Tt]hey|\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)(?:(?<name>, (?:(?:Mrs?|Ms|Dr)\.? )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?,)|(?<what>, (?:our|my|who) [\p{L}' -]{2,40},| (?:from|in|on|at) (?:our|my) [a-z]+(?: [a-z]+)?))?(?: from the [a-z]+(?: (?:side|team))?)?(?:'ll| will| is going to|'s going to|'re going to| are going to| (?<offers>can)) (?:(?:also|then|please|just) )*(?<verb>[a-z]+)/gu
const comes = /^come\b(?! back)|^(?:have|get) (?:that|it|this|them|those)\b/
/** What a third person does for the other side, not for their own: it is handed over, or names them. */
const concerns = (verb: string, body: string): boolean =>
  (isDelivery(verb) && verb !== 'ask') ||
  /^(?:transfer|fetch|collect|pick|speak|talk)\b|\byour?\b|\band (?:send|email|mail|bring|forward|give|text|share)\b/i.test(
    body,
  )
const isNoPerson = /^(?:I|We|You|It|That|This|There|What|Which|Who|And|But|So|Then|If|When|[Tt]he .*)$/

/** "I send it on Monday": a promise in the present, as many say it who learned English. */
const present =
  /(?:^|[\s,;:])(?:i|we) (?:then |also |just )?([a-z]+) (?=(?:back to you|you|it|them|that|the|to you|a|an|your)\b)/g

/** "Let me see if we can hold the tier for you": to be found out, once it is wished for. */
const triesFor =
  /^(?:see|check|find out|ask) (?:if|whether) (?:we|i) can (?!find|pull|show|get (?:this|it|that) (?:up|to)|share|open|hear|explain)[a-z]+ (?:the|a|an|your|our|you|that|it|any|some|\w+) .{4,}/

function accepts(verb: string, body: string, strength: Strength, hasDate: boolean): boolean {
  const isAction = isActionVerb(verb) || (hasDate && strength !== 'weak' && isDeed(body))
  if (!isAction || (sayings.test(body) && !hasDate) || /^let (?:you|me know if)/.test(body)) return false
  if (
    /^do[,.!?]/.test(body) ||
    /^do (?!(?:up|out|you|us|him|her|them|a|an|the|some|your|our|my|another)\b)/.test(body)
  )
    return false
  // What they have to do towards others, and a question for how they decide, is no task.
  if (
    /^give (?:[\w ]{2,25} )?(?:notice|(?:one|two|three|four|six|\d+) (?:months?|weeks?|days?))\b/.test(
      body,
    ) ||
    /^decide\b/.test(body)
  )
    return false
  if (/^see (?:if|whether|how|what|where)\b/.test(body) && !triesFor.test(body)) return false
  if (partings.test(body) || isIdiom(body) || !(isCaused(body) || (hasDate && isPutThere(body)))) return false
  if (hasDate || isTaskVerb(verb) || strength === 'firm') return true
  if (isDuringCall(verb) && !isHadDone(body))
    return /^(?:let (?:me|us) have|put (?:you|him|her|them) in touch|let (?:me|us) know (?:which|how many|how much|when|what|who|where)|look into|find out|check (?:with|if|whether|on|which|when|who|how many|how much)|check .+ with [a-z]+|ask (?:if|whether)|ask (?!you|a )\w+|talk to (?!you)|speak (?:to|with) (?!you)|discuss (?:it|this|that) with|run (?:it|this|that) (?:by|past)|put together|pull together|work (?:out|up) (?:the|a|an|your|our|some)|(?:make|do|write|draft|prepare) (?:up )?(?:you |him |her |them )?(?:the|a|an|your|our) (?:[a-z-]+ ){0,2}(?:sheet|list|plan|offer|quote|quotation|proposal|report|summary|one-pager|draft|drawing|sketch|calculation|estimate|invoice|letter|copy|sample|booking|reservation|survey|model|mock-?up|comparison|spreadsheet|notes?|presentation|deck|slides|map|schedule|calendar|budget)s?\b|make sure|(?:take|knock|get) .+ off\b|add (?:you|him|her|them) to|add (?!it|that|this).+ to (?:the|your|our)|tell (?!me|you)|(?:have|get) (?:my|our|your|the|it|them|that|those|someone|somebody) .+|have \w+ [a-z]+ (?:the|a|an|you|your|our|it|them)\b)/.test(
      body,
    )
  return strength === 'strong' || /\b(?:for you|for me|for us|you|me|us)\b/.test(body)
}

/** "sending me the terms" as an imperative. */
function toBase(body: string): string {
  const stem = /^([a-z]+)ing\b/i.exec(body)?.[1]
  if (stem === undefined) return body
  const base = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((each) =>
    isActionVerb(each.toLowerCase()),
  )
  return base === undefined ? body : `${base}${body.slice(stem.length + 3)}`
}

const asksAfter = /\b(?:what|how|when|where|why|who|which|that|things|way)(?: else)?$/
const asksBefore = /\b(?:what|how|when|where|why|who|which|if|as)$/

function cuesOf(text: string, clause: string, sentence: string, hasDate: boolean): ActionCue[] {
  return rules.flatMap(({ pattern, manner, doer, strength }) =>
    [...text.matchAll(pattern)].flatMap((match): ActionCue[] => {
      const verb = match[1] ?? ''
      const index = match.index + match[0].length - verb.length
      const body = text.slice(index)
      const before = text.slice(0, match.index)
      const asksMind = /\bmind,? $/.test(text.slice(match.index, index))
      if (readSpeechAct(before, match[0], body, sentence) !== null || isReproach(match[0], body)) return []
      if (doer !== 'listener' && asksAfter.test(before.trim())) return []
      if (asksBefore.test(before.trim()) && !/if you could/.test(match[0])) return []
      if (
        !(asksMind && verb.endsWith('ing')) &&
        !triesFor.test(body) &&
        !accepts(verb, body, strength, hasDate)
      )
        return []
      const isTrial = triesFor.test(body)
      const needsPromise = manner === 'request' && !asksMind && !accepts(verb, body, 'weak', hasDate)
      const said = asksMind ? toBase(clause.slice(index)) : clause.slice(index)
      return [
        {
          manner: isTrial ? 'offer' : manner,
          doer,
          subject: null,
          body: said,
          index,
          asksMind,
          needsPromise,
          isAmongOwn: false,
        },
      ]
    }),
  )
}

function thirdOf(clause: string, sentence: string, hasDate: boolean): ActionCue | null {
  for (const match of clause.matchAll(third)) {
    const { subject = '', name, what, offers, verb = '' } = match.groups ?? {}
    const index = match.index + match[0].length - verb.length
    const body = clause.slice(index)
    const before = normalise(clause.slice(0, match.index))
    if (isNoPerson.test(subject)) continue
    // What "she can", "our app can" is mostly no offer.
    if (offers !== undefined && what === undefined && name === undefined) continue
    if (readSpeechAct(before, normalise(match[0]), normalise(body), sentence) !== null) continue
    const isAmongOwn = !concerns(verb, body)
    const isOurs = /^(?:my|our) /i.test(subject) || what !== undefined
    if (
      accepts(verb, normalise(body), 'strong', hasDate) &&
      !comes.test(body) &&
      (!isAmongOwn || (hasDate && isOurs))
    )
      return {
        // "Davo, our installer, can drop them in on Friday."
        manner: offers === undefined ? 'promise' : 'offer',
        doer: 'third',
        subject,
        body,
        index,
        asksMind: false,
        needsPromise: false,
        isAmongOwn,
        isPresented: what !== undefined,
      }
  }
  return null
}

function presentOf(text: string, clause: string, sentence: string): ActionCue | null {
  for (const match of text.matchAll(present)) {
    const verb = match[1] ?? ''
    const index = match.index + match[0].indexOf(verb, match[0].search(/[iw]/) + 1)
    const before = text.slice(0, match.index)
    if (
      !isDelivery(verb) ||
      asksBefore.test(before.trim()) ||
      /\b(?:did|do|until|before|after|once|that|said)$/.test(before)
    )
      continue
    if (readSpeechAct(before, '', text.slice(index), sentence) !== null) continue
    return {
      manner: 'promise',
      doer: 'speaker',
      subject: null,
      body: clause.slice(index),
      index,
      asksMind: false,
      needsPromise: false,
      isAmongOwn: false,
    }
  }
  return null
}

/**
 * What a clause asks or promises to be done, the first cue, or null where it only supposes, refuses, reports or depends on
 * something. `sentence` is the whole sentence of the clause.
 */
export function findActionCue(clause: string, sentence: string, hasDate: boolean): ActionCue | null {
  const text = normalise(clause)
  const whole = normalise(sentence)
  const first = cuesOf(text, clause, whole, hasDate).toSorted((one, other) => one.index - other.index)[0]
  return first ?? thirdOf(clause, whole, hasDate) ?? (hasDate ? presentOf(text, clause, whole) : null)
}
