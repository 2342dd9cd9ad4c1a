import { normalise } from '../text/words.ts'
import { isActionVerb, isDuringCall, isTaskVerb, partings, sayings } from './action-verbs.ts'
import { isIdiom, isReproach } from './idioms.ts'

/** Who has to act: the speaker, the listener, both ("let's"), or a third person by name. */
export type Doer = 'speaker' | 'listener' | 'both' | 'named'

/** `body` is what is to be done, from the verb on, and `index` where it starts in the clause. */
export interface ActionCue {
  doer: Doer
  name: string | null
  body: string
  index: number
  isOffer: boolean
}

const filler = String.raw`(?:(?:also|just|definitely|certainly|then|now|actually|probably|personally|please|go ahead and|make sure to|make sure i|make sure we|be sure to|try to|quickly|gladly|kindly|possibly|maybe|um|uh|like|basically|happily) )*`

/** A firm cue makes a task of any action verb, a weak one only of those that reach beyond the call. */
type Strength = 'firm' | 'strong' | 'weak'

interface Rule {
  pattern: RegExp
  doer: Doer
  strength: Strength
  isOffer?: boolean
}

const rule = (cue: string, doer: Doer, strength: Strength, isOffer = false): Rule => ({
  pattern: new RegExp(`(?:^|[\\s,;:(–-])(?:${cue}),? ${filler}([a-z][a-z'-]*)`, 'g'),
  doer,
  strength,
  isOffer,
})

const subject = '(?:i|we)'
const rules: Rule[] = [
  rule(
    `(?:do you want me to|would you like me to|shall ${subject}|should ${subject}|want me to)`,
    'speaker',
    'strong',
    true,
  ),
  rule(
    `${subject}(?:'ll| will| shall|'m going to| am going to|'re going to| are going to|'m gonna|'re gonna| promise to|'ll make sure to|'ll make sure we|'ll make sure i| will make sure to)`,
    'speaker',
    'strong',
  ),
  rule(
    `(?:i'd be|i would be|we'd be|i'm|we're) (?:more than )?(?:happy|glad) to|happy to|i'll be sure to`,
    'speaker',
    'weak',
  ),
  rule(
    `${subject} (?:can|could|need to|have to|should|must|'ve got to|gotta)|i've got to|we've got to`,
    'speaker',
    'weak',
  ),
  rule('let me', 'speaker', 'weak'),
  rule(
    'remind me to|i need to remember to|note to self,?|(?:the|our|my) next step (?:is|would be) to|action item(?: for me)?(?: is)?:?(?: to)?|to ?-?do:?',
    'speaker',
    'firm',
  ),
  rule('(?:can|could|would|will) you(?: guys)?(?: all)?', 'listener', 'weak'),
  rule(
    "(?:i|we)(?:'d| would)? (?:need|like|want|ask|love for) you(?: guys)? to|would you mind|make sure (?:you|to)|don't forget to|do not forget to|be sure to|you (?:should|need to|have to|must)|if you could",
    'listener',
    'firm',
  ),
  rule("you(?:'ll| will)(?! (?:get|have|receive|see|hear|need|find|give|put|keep))", 'listener', 'weak'),
  rule('please', 'listener', 'strong'),
  rule("let's|let us|why don't we|we should|shall we", 'both', 'weak'),
]

const named =
  /(?:^|[\s,;])([A-Z][\p{L}-]+)(?: [A-Z][\p{L}-]+)?(?: from (?:our|my|the) [a-z]+(?: (?:side|team))?)? (?:will|is going to|can) ((?:also |then |please )*)([a-z]+)/gu
const opensConditionally = /\b(?:if|unless|in case|whether|suppose|assuming|would)\b/
const softCondition =
  /\bif (?:that|it|this)(?:'s| is| works| helps| sounds| makes)|\bif (?:you(?:'d| would)? (?:like|want|don't mind|can|could|prefer)|possible|okay|needed|necessary|you're (?:ok|okay|free|open|up|available))\b/
const asksWhether =
  /^(?:check|see|ask|find out|confirm|verify|clarify|look into|figure out|investigate|know|research|test|double-check)\b/

/** Whether the promise depends on a condition. */
function isConditional(before: string, body: string): boolean {
  const opening = before.replace(softCondition, '')
  if (opensConditionally.test(opening) && !/,\s*(?:then )?$/.test(softCondition.test(before) ? before : '')) {
    return !softCondition.test(before)
  }
  if (asksWhether.test(body)) return false
  return /\b(?:if|unless|in case)\b/.test(body.replace(softCondition, ''))
}

const isNegated = (before: string, body: string): boolean =>
  /\b(?:not|never|no longer)$/.test(before.trim()) ||
  /^(?:not|never)\b/.test(body) ||
  /\bdon't (?:need to|have to|think)\b.*$/.test(before)

function accepts(verb: string, body: string, strength: Strength, hasDate: boolean): boolean {
  if (!isActionVerb(verb) || (sayings.test(body) && !hasDate) || /^let (?:you|me know if)/.test(body))
    return false
  if (partings.test(body) || isIdiom(body)) return false
  if (hasDate || isTaskVerb(verb) || strength === 'firm') return true
  if (isDuringCall(verb))
    return /^(?:look into|find out|check (?:with|if|whether|on)|check .+ with [a-z]+|ask (?:if|whether)|ask (?!you|a )\w+|talk to (?!you)|speak (?:to|with) (?!you)|discuss (?:it|this|that) with|run (?:it|this|that) (?:by|past)|put together|pull together|make sure|add (?:you|him|her|them) to|tell (?!me|you))/.test(
      body,
    )
  return strength === 'strong' || /\b(?:for you|for me|for us|you|me|us)\b/.test(body)
}

/** What a clause asks or promises to be done, the first cue, or null: no conditions, negations or sayings. */
export function findActionCue(clause: string, hasDate: boolean): ActionCue | null {
  const text = normalise(clause)
  const cues: ActionCue[] = []
  for (const { pattern, doer, strength, isOffer = false } of rules) {
    for (const match of text.matchAll(pattern)) {
      const verb = match[1] ?? ''
      const index = match.index + match[0].length - verb.length
      const body = text.slice(index)
      const before = text.slice(0, match.index)
      const isGerund = /\bmind,? $/.test(text.slice(match.index, index)) && verb.endsWith('ing')
      if (isNegated(before, body) || isConditional(before, body) || isReproach(match[0], body)) continue
      if (
        /\b(?:what|how|when|where|why|who|which|that|things|way)(?: else)?$/.test(before.trim()) &&
        doer !== 'listener'
      )
        continue
      if (
        /\b(?:what|how|when|where|why|who|which|if|as)$/.test(before.trim()) &&
        !/if you could/.test(match[0])
      )
        continue
      if (isGerund || accepts(verb, body, strength, hasDate)) {
        cues.push({ doer, name: null, body: clause.slice(index), index, isOffer })
      }
    }
  }
  const first = cues.toSorted((one, other) => one.index - other.index)[0]
  if (first) return first
  for (const match of clause.matchAll(named)) {
    const verb = match[3] ?? ''
    const index = match.index + match[0].length - verb.length
    const isPronoun = /^(?:I|We|You|They|He|She|It|That|This|There|What|Which|Who|And|But|So)$/.test(
      match[1] ?? '',
    )
    const body = clause.slice(index)
    if (isPronoun || isConditional(normalise(clause.slice(0, match.index)), normalise(body))) continue
    if (accepts(verb, normalise(body), 'strong', hasDate))
      return { doer: 'named', name: match[1] ?? null, body, index, isOffer: false }
  }
  return null
}

const demand =
  /(?:^|[\s,])(?:we|i)(?:'ll|'d| will| would)?(?: also| really| just)? (?:need|expect|require) (?!to\b|you to\b|more time|time\b|some time)((?:the|a|an|your|that|those|these|all|some|it|this|[a-z]+)\b.*)$/
const owed = /(?:^|[\s,])i owe you (.*)$/
const expected = /(?:^|[\s,])you(?:'ll| will) (?:have|get|receive|hear) (.*)$/

/**
 * "We need X by Friday", "I owe you X", "you'll have X by Friday": nouns that somebody has to deliver. Only with a
 * date.
 */
export function findDelivery(clause: string, hasDate: boolean): ActionCue | null {
  const text = normalise(clause)
  if (opensConditionally.test(text) || /\b(?:don't|do not|didn't) need\b/.test(text)) return null
  const at = (match: RegExpExecArray, verb: string, doer: Doer): ActionCue => {
    const noun = match[1] ?? ''
    const index = match.index + match[0].length - noun.length
    return { doer, name: null, body: `${verb} ${clause.slice(index)}`, index, isOffer: false }
  }
  const owes = owed.exec(text)
  if (owes) return at(owes, 'send you', 'speaker')
  if (!hasDate) return null
  const demands = demand.exec(text)
  if (demands) return at(demands, 'provide', 'listener')
  const expects = expected.exec(text)
  if (expects)
    return /\bhear (?:back )?from (?:me|us)\b/.test(text)
      ? at(expects, 'get back to you', 'speaker')
      : at(expects, 'send you', 'speaker')
  return null
}
