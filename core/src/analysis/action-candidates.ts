import { isPastTense } from '../text/tense.ts'
import { normalise } from '../text/words.ts'
import type { ActionCue, Doer, Manner } from './action-cues.ts'
import { type Frame, frames } from './action-frames.ts'
import { objectMeanings, verbMeanings } from './action-meanings.ts'
import { isActionVerb, isDelivery } from './action-verbs.ts'
import { readAnswer } from './answers.ts'
import { isIdiom, isReproach } from './idioms.ts'
import { findIndirectDeeds } from './indirect-deeds.ts'
import { type Features, featuresOf, type Spoken } from './objection-features.ts'
import type { Scene } from './scene.ts'
import { readSpeechAct } from './speech-act.ts'
import { datesIn } from './task-dates.ts'

/** A clause that may promise or ask for something, with what is seen in it. */
export interface ActionCandidate {
  cue: ActionCue
  features: Features
}

/** "Then make me a drawing": the first word of a clause that commands. */
const commands =
  /^(?:(?:and|so|then|okay|ok|also|now|right|well|yes|yeah|no|oh|just|go on|go on then|do|maybe|perhaps|only|you),? )*([a-z]+)\b(?! (?:is|was|are|were)\b)/
/** "You have it on Monday", "you get the photos tonight", "you'll have my answer". */
const delivers =
  /(?:^|[\s,])(?<!\b(?:do|did|don't|would|could|should|if|when|what|that|until|before|once|as|how) )you(?:'ll| will| can)?(?: also| then)? (have|get|receive|find|see|hear from) (?!an? (?:word|look|think|chat|go|read|play|say|seat|drink|problem|reason|call|meeting|choice)\b)(?=(?:it|them|that|those|the|a|an|my|our|your|one|all|both|from|me|us|\w+ from)\b)/
/** "My son will measure it", "our Tina in accounts will raise the credit". */
const thirdActs =
  /(?:^|[\s,;])((?:[Oo]ne|[Ss]omebody|[Ss]omeone) (?:of|from|on) (?:my|our|the) [a-zA-Z]+(?: [a-z]+)?|(?:[Mm]y|[Oo]ur|[Tt]he) [a-zA-Z]+(?:['’]s)?(?: [a-z]+){0,3}|[Hh]e|[Ss]he|[Tt]hey|\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?(?: (?:in|from|at) [a-z]+(?: [a-z]+)?)?)(?:'ll| will|,? is going to|'s going to| are going to| can(?= [a-z]+ (?:it|them|that|those|this|you)\b)) ((?:(?:also|then|just) )*)([a-z]+)/gu
/** "Ravi will be at the gate at seven". */
const isThere = /^be (?:at|in|on|there|here|with|over|round)\b/
/** "The app can show you each visit.": what a thing is able to. */
const isTool = /^[\s,;]?(?:the|they|our|my)\b.* can \S+$/i
const noPerson = /^(?:I|We|You|It|That|This|There|What|Which|Who|And|But|So|Then|If|When)$/

const noDeed = new Set(
  "oh be been not never say think guess hope know see hear want need like love have believe suppose wait sleep wish bet admit tell agree understand remember forget do don't the a an it that this there so if to of and or just all also am are is was were will would can could should may might 've 'd 'll had has did got went came come stay live die eat drink miss lose win end".split(
    ' ',
  ),
)
const alsoDeeds = new Set(
  'measure speak redo inform mark note count photograph squeeze pencil throw knock stick honour honor lower spell correct resend warn sound fish forward put pay sign look bring ask tell give make write take leave get strike cross speak draw clear prepare run lay read tape post ring drop scan swap'.split(
    ' ',
  ),
)
const isVerb = (verb: string): boolean => isActionVerb(verb) || alsoDeeds.has(verb)

/** "I'll have our surveyor look at it", "I'll get my cousin to drain it". */
const hasDone = /^(?:have|get) (?!to\b|a (?:look|think|go|chat|word)\b)[^,;]+/

/** "Where should I send it" asks for an address. */
const asksAbout = /\b(?:what|how|when|where|why|who|which|that|what else)$/

function toBase(word: string): string | null {
  const stem = /^([a-z]{2,})ing$/.exec(word)?.[1]
  if (stem === undefined) return null
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find(isVerb) ?? null
}

const cueOf = (
  manner: Manner,
  doer: Doer,
  body: string,
  index: number,
  subject: string | null = null,
): ActionCue => ({
  manner,
  doer,
  subject,
  body,
  index,
  asksMind: false,
  needsPromise: false,
  isAmongOwn: false,
})

/** "I do that", "I'll do the drawing", "I'll see to it that it's cut". */
const alsoDeed = (base: string, rest: string): boolean =>
  (base === 'do' &&
    /^ (?:you|us|me|the|a|an|that|it|this|both)\b(?!.*\b(?:my|our)sel(?:f|ves)\b)/.test(rest)) ||
  (base === 'see' && /^ (?:to (?:it|that)|that)\b/.test(rest))

interface Named {
  name: string
  cue: ActionCue
  verb: string
}

function named(frame: Frame, text: string, clause: string): Named[] {
  return [...text.matchAll(frame.pattern)].flatMap((match): Named[] => {
    const verb = match[1] ?? ''
    const index = match.index + match[0].length - verb.length
    const isGoing = frame.name === 'progressive' || (frame.name === 'ask otherwise' && verb.endsWith('ing'))
    const base = isGoing ? toBase(verb) : verb
    if (base === null || (frame.needsVerb && !isVerb(base))) return []
    if (frame.name.startsWith('present') && base === 'have') return []
    if (frame.doer === 'speaker' && asksAbout.test(text.slice(0, match.index))) return []
    const rest = clause.slice(index + verb.length)
    const isHad = hasDone.test(text.slice(index))
    if (noDeed.has(base) && !isHad && !alsoDeed(base, rest)) return []
    if (base === verb && /(?:ed|ing|n't)$/.test(base) && !isVerb(base)) return []
    const cue = cueOf(frame.manner, frame.doer, `${base}${rest}`, index)
    return [{ name: isHad ? 'has done' : frame.name, cue, verb: base }]
  })
}

function others(text: string, clause: string): Named[] {
  const found: Named[] = []
  const command = commands.exec(text)
  const verb = command?.[1] ?? ''
  if (command && isVerb(verb)) {
    const index = command[0].length - verb.length
    const body = verb + clause.slice(index + verb.length)
    found.push({ name: 'command', cue: cueOf('request', 'listener', body, index), verb })
  }
  const delivery = delivers.exec(text)
  if (delivery) {
    const from = delivery.index + delivery[0].length
    const noun = clause
      .slice(from)
      .replace(/^my\b/, 'my')
      .replace(/,?\s*\bfrom (?:me|us)\b/i, '')
    const pronoun = /^(?:it|them|that|those)(?![\w'-])/i.exec(noun)?.[0]
    const isHeard = delivery[1] === 'hear from'
    const body = isHeard
      ? `let you hear from ${noun}`
      : pronoun
        ? `get ${pronoun} to you${noun.slice(pronoun.length)}`
        : `get you ${noun}`
    const cue = cueOf('promise', 'speaker', body, from)
    found.push({ name: 'delivery', cue, verb: delivery[1] ?? '' })
  }
  for (const match of clause.matchAll(thirdActs)) {
    const [whole, who = '', , deed = ''] = match
    const index = match.index + whole.length - deed.length
    const body = clause.slice(index)
    if (
      isTool.test(whole) ||
      noPerson.test(who) ||
      (noDeed.has(deed) && !isThere.test(body) && !/^tell you\b/.test(body))
    )
      continue
    const subject = who.replace(/ (?:in|from|at) .*$/, '')
    found.push({
      name: 'third',
      cue: cueOf('promise', 'third', clause.slice(index), index, subject),
      verb: deed,
    })
  }
  for (const { name, doer, subject, body, index, verb: deed } of findIndirectDeeds(clause))
    found.push({
      name,
      cue: cueOf(doer === 'listener' ? 'request' : 'promise', doer, body, index, subject),
      verb: deed,
    })
  return found
}

function objectOf(body: string): string {
  const rest = body.replace(/^\S+(?: (?:up|out|over|back|off|down|you|me|us))*/i, '').trim()
  if (/^(?:it|that|this|them|those|these|one|some)\b/i.test(rest)) return 'pronoun'
  if (/^(?:the|an?|your|our|my|his|her|their|those|these|some|two|three|four|five)\b/i.test(rest))
    return 'noun'
  return rest === '' ? 'none' : 'other'
}

/** The sentences of a scene as candidates are judged. */
export const spokenOf = ({ lines, isReport }: Scene): Spoken[] =>
  lines.map(({ text, speaker }) => ({
    text,
    speaker,
    namesRival: false,
    isReported: isReport,
    isDenied: false,
  }))

/** What a place in a conversation tells of every candidate there. */
export interface ActionPlace {
  scene: Scene
  spoken: readonly Spoken[]
  at: number
  clause: string
  sentence: string
}

/** What the next turn of somebody else says to it. */
function replyTo({ scene, at }: ActionPlace): string[] {
  const speaker = scene.lines[at]?.speaker
  const following = scene.lines.slice(at + 1, at + 12)
  const from = following.findIndex((line) => line.speaker !== speaker)
  if (from < 0) return []
  const next = following.slice(from)
  const until = next.findIndex((line) => line.speaker === speaker)
  return (until < 0 ? next : next.slice(0, until)).slice(0, 5).map(({ text }) => text)
}

const promisesBack =
  /\b(?:i|we)(?:'ll| will|'m going to| can| do)\b|\byou(?:'ll| will)? (?:have|get)\b|^(?:will|can) do\b/i

/** "I'd need the bills." "Sure, I'll scan them.": what somebody needs is asked for once the other one takes it up. */
function isTakenUp(place: ActionPlace): boolean {
  const replies = replyTo(place)
  const asked = { isPromise: false, asksMind: false, isFollowedByQuestion: false }
  return readAnswer(replies, asked) === 'accepted' || replies.some((reply) => promisesBack.test(reply))
}

function featuresAt(place: ActionPlace, { name, cue, verb }: Named, isKnown: boolean): Features {
  const { scene, spoken, at, clause, sentence } = place
  const line = spoken[at]
  const features = new Map(line ? featuresOf(spoken.with(at, { ...line, text: clause }), at) : [])
  const put = (feature: string, value = 1): void => {
    features.set(feature, value)
  }
  const text = normalise(clause)
  const lower = normalise(cue.body)
  const kind = cue.doer === 'listener' ? 'asks' : cue.manner === 'offer' ? 'offers' : 'promises'
  const replies = replyTo(place)
  const asked = { isPromise: cue.manner === 'promise', asksMind: cue.asksMind, isFollowedByQuestion: false }
  const answer = replies.length === 0 ? 'nothing' : readAnswer(replies, asked)
  const hasDate = datesIn(clause, scene.context).length > 0
  const act = readSpeechAct(text.slice(0, cue.index), '', lower, normalise(sentence))
  put(`frame ${name}`)
  put(kind)
  put(`verb ${verb}`)
  put(`${kind} verb ${verb}`)
  put(`${kind} answer ${answer}`)
  put(`frame ${name} answer ${answer}`)
  put(`object ${objectOf(cue.body)}`)
  put(`frame ${name} object ${objectOf(cue.body)}`)
  put(`act ${act ?? 'plain'}`)
  put(`${kind} act ${act ?? 'plain'}`)
  put(`side ${scene.lines[at]?.side ?? 'open'} ${kind}`)
  if (hasDate) {
    put('dated')
    put(`dated frame ${name}`)
  }
  if (isActionVerb(verb)) put(`known verb ${name}`)
  if (isDelivery(verb)) put(`hands over ${name}`)
  if (isKnown) {
    put('grammar')
    put(`grammar ${kind} ${cue.manner}`)
    put(`grammar ${kind} answer ${answer}`)
  }
  for (const [meaning, words] of verbMeanings)
    if (words.test(lower)) {
      put(`means ${meaning}`)
      put(`${kind} means ${meaning}`)
      put(`frame ${name} means ${meaning}`)
    }
  const object = lower.replace(/^\S+/, '')
  for (const [meaning, words] of objectMeanings)
    if (words.test(object)) {
      put(`object means ${meaning}`)
      put(`${kind} object means ${meaning}`)
    }
  if (isIdiom(lower)) put('idiom')
  if (isReproach(clause, lower)) put('reproach')
  if (isPastTense(clause)) put('past')
  if (replies.some((reply) => promisesBack.test(reply))) put(`promised back ${kind}`)
  if (replies.some((reply) => new RegExp(String.raw`\b${verb}\b`, 'i').test(reply))) put(`said back ${kind}`)
  for (const word of lower.match(/[a-z'-]+/g)?.slice(1, 6) ?? []) put(`object word ${word}`, 0.5)
  for (const word of text
    .slice(0, cue.index)
    .match(/[a-z'-]+/g)
    ?.slice(-4) ?? [])
    put(`led by ${word}`, 0.5)
  return features
}

const onceItIs = /\b(?:once|when|as soon as|after) (?:(?:it|they|that|those|we|i|he|she|the \w+)\b)/
/** What waits for something that may not come, or will not be done. */
function isNoTask({ clause, sentence }: ActionPlace, cue: ActionCue): boolean {
  const text = normalise(clause)
  const act = readSpeechAct(text.slice(0, cue.index), '', normalise(cue.body), normalise(sentence))
  if (act === 'condition') return !onceItIs.test(text) || /\b(?:if|unless)\b/.test(text)
  if (act === 'supposition') return cue.manner === 'offer'
  return (
    act === 'refusal' ||
    act === 'past' ||
    (cue.doer === 'listener' && /^leave (?!(?:it|that|this) (?:with|to) (?:me|us)\b)/.test(cue.body))
  )
}

/** What a clause may promise or ask for, read without any grammar's strictness: most of it is no task. */
export function findActionCandidates(place: ActionPlace): ActionCandidate[] {
  const { clause } = place
  const text = normalise(clause)
  const found = [...frames.flatMap((each) => named(each, text, clause)), ...others(text, clause)]
  const known = new Set<number>()
  return found.flatMap((each) => {
    if (known.has(each.cue.index) || isNoTask(place, each.cue)) return []
    if (each.name === 'needs' && (/\b(?:myself|ourselves|no)\b/.test(text) || !isTakenUp(place))) return []
    known.add(each.cue.index)
    return [{ cue: each.cue, features: featuresAt(place, each, false) }]
  })
}

/** A cue that the grammar has read, as the same classifier sees it. */
export function asCandidate(place: ActionPlace, cue: ActionCue): ActionCandidate {
  const verb = /^[a-z'-]+/i.exec(cue.body)?.[0].toLowerCase() ?? ''
  const text = normalise(place.clause)
  const same = [
    ...frames.flatMap((each) => named(each, text, place.clause)),
    ...others(text, place.clause),
  ].find(({ cue: { index } }) => index === cue.index)
  return { cue, features: featuresAt(place, { name: same?.name ?? 'own', cue, verb }, true) }
}
