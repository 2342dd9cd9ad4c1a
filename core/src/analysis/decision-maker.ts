import { toSentences } from '../text/sentences.ts'
import { escapeRegExp, normalise } from '../text/words.ts'
import { isQuestion } from '../voice/metrics.ts'
import {
  answerOpener,
  answersPronoun,
  answersSelf,
  bothDecide,
  decidersInDraft,
  decidersNamed,
  denies,
  deniesSelf,
  isFormer,
  namesSelf,
  pointsToOther,
  pronounDecides,
} from './decision-cues.ts'
import { findConfirmed, namedInQuestion, nameWhenAsked } from './decision-follow-ups.ts'
import { type Hear, hearDecider } from './fact-model.ts'
import { findHandedOn } from './handed-on.ts'
import { isSameName } from './names.ts'
import { type FoundPerson, findPersons, lengthOf, namePhrase, readName, readPerson } from './persons.ts'
import { customerLines, findAnswers } from './question-answers.ts'
import type { Line, Scene } from './scene.ts'

interface FoundDecider {
  line: Line
  value: string
}
type Read = Pick<Line, 'text' | 'isTidy'>

/** "Customers decide": a word in capitals at a sentence's start that is no name. */
const severalDecide =
  /^\S+ (?:(?:always|usually|normally|still|then) )?(?:decide|sign|approve|make|take|hold|have)\b/
const reply = /^(?:(?:no|nope|yes|yeah|well|um|uh),? )+/i
const condition =
  /^(?:(?:then|now|so|and|but|well|yes|no|only|because|if|when|once|unless|after|before|until|as|since) )+/i

/** The name after a role that decides: "it's my sister who signs, Maria Lopez". */
function nameAfter(rest: string, isTidy: boolean): string | null {
  const link = /^(?: it| this| that| everything| off)?,? (?:and )?(?:(?:she|he)'s called |that's |a )?/.exec(
    rest,
  )
  return link && (!isTidy || /[,]/.test(link[0])) ? readName(rest.slice(link[0].length), isTidy, false) : null
}

/** "If Denise signs that, you can have a part from me.": another paper. */
const ifSigned = /^(?:if|when|once|as soon as) [\p{L} ]{2,30} signs (?:that|those|them|yours)\b/iu
/** The person or body whom a sentence calls the one who decides, signs or approves. */
function readStated({ text: said, isTidy }: Read): FoundPerson | null {
  if (isQuestion(said) || isFormer(said) || ifSigned.test(said)) return null
  const text = said.replace(reply, '')
  for (const { pattern, isSubject } of isTidy ? decidersNamed : decidersInDraft) {
    const match = pattern.exec(text)
    const found = match?.[1]?.replace(condition, '')
    if (!match || found === undefined) continue
    const isDenied = denies.test(text.slice(0, match.index)) || /\b(?:never|not|rarely)\b/i.test(match[0])
    const isPlural = isSubject && severalDecide.test(match[0])
    const person = isDenied ? null : readPerson(found, isTidy, isPlural)
    if (!person) continue
    const name = person.isNamed ? null : nameAfter(text.slice(match.index + match[0].length), isTidy)
    return name === null ? person : { value: name, isNamed: true }
  }
  return null
}

function saysSelf(sentence: string): boolean {
  const lower = normalise(sentence)
  const match = namesSelf.exec(lower)
  const start = match === null ? '' : lower.slice(0, match.index)
  const isShared = /^(?:[\p{L}'-]+ ){1,4}and $/u.test(start) && !/^(?:it|that|this)(?:'s| is)\b/.test(start)
  const isStated = match !== null && !isShared && !denies.test(lower.slice(0, match.index)) && !isWish(lower)
  return !isQuestion(sentence) && isStated
}
const isWish = (lower: string): boolean =>
  /\b(?:if it (?:were|was)|i wish|if only|can't|cannot)\b/.test(lower)

/** Who decides, by a customer's sentences alone: `speaker` where they say "I decide" or, asked for it, "that's me". */
export function readDecisionMaker({ text, isTidy }: Read, speaker: string | null): string | null {
  const sentences = toSentences(text).map((sentence) => sentence.text)
  const isSelf = sentences.some((each) => saysSelf(each) || answersSelf.test(normalise(each)))
  if (speaker !== null && isSelf) return speaker
  const stated = sentences.map((each) => readStated({ text: each, isTidy })).find((each) => each !== null)
  return stated?.value ?? null
}

const farthestMention = 8

const many =
  /s$|\b(?:board|council|committee|team|management|leadership|family|procurement|purchasing|finance)\b/i
/** The last person or role named before a line, who is no speaker of the call; the line that names them. Who is "she" is no body of several. */
function findMention(scene: Scene, before: Line, pronoun = ''): FoundDecider | null {
  const isOne = /\b(?:he|she)\b/.test(pronoun)
  const order = scene.lines.indexOf(before)
  const own = scene.participants.all.flatMap(({ name, label }) => [name ?? '', label])
  const near = scene.lines.slice(Math.max(0, order - farthestMention), order).toReversed()
  for (const line of near) {
    const opening = pointsToOther.exec(line.text)?.[0] ?? ''
    const pointed = opening === '' ? null : readName(line.text.slice(opening.length), line.isTidy, false)
    if (isOne && pointed?.includes(' ')) return { line, value: pointed }
    const persons = findPersons(line.text, line.isTidy).filter(
      ({ value, isNamed }) =>
        !own.some((name) => isSameName(name, value)) && !(isOne && !isNamed && many.test(value)),
    )
    const person = persons.findLast(({ isNamed }) => isNamed) ?? persons.at(-1)
    if (person) return { line, value: person.value }
  }
  return null
}

const speakerOf = (scene: Scene, line: Line): FoundDecider => ({
  line,
  value: scene.participants.of(line.speaker).name ?? line.speaker,
})

/** A name that stands alone after "my wife": it is hers. */
function nameInNext(lines: Line[], from: number): FoundDecider | null {
  for (const line of lines.slice(from + 1, from + 3)) {
    const name = readName(line.text, line.isTidy, false)
    if (name !== null && /^[.!\s]*$/.test(line.text.slice(name.length))) return { line, value: name }
  }
  return null
}

const goesOn =
  /^(?:$|[.,;:!…–-]|'s\b| (?:and|but|who|he'?s|she'?s|they|does|do|in the end|ultimately|i'd say|i think|i guess|probably|really|on|for|then|now|these days|nowadays|always|alone|only|is(?=[.,!]|$))\b)/i

/** "The deputy bursar, Lady Purvis": whatever the post is called, the name is beside it. */
function readBeside(text: string, isTidy: boolean): FoundPerson | null {
  const post = /^(?:the|our|my) (?:[\p{L}'-]+ ){0,3}[\p{L}'-]+, /iu.exec(text)?.[0]
  const name = post === undefined || !isTidy ? null : readName(text.slice(post.length), isTidy, false)
  return name !== null &&
    /^(?:\.|,|$| (?:and|does|decides|signs))/.test(text.slice((post ?? '').length + name.length))
    ? { value: name, isNamed: true }
    : null
}

/** "Up to fifty thousand it's myself. For this it's Attracta Boyle." */
const forThis =
  /^(?:(?:but|well|no),? )*(?:(?:(?:anything|everything|owt|all) )?(?:over|above|beyond) [^,]{1,30}?|for (?:this|that|something like (?:this|that))|(?:above|over|beyond) (?:that|this)),? (?=it's|it is|that's)/i

/** The person that an answer begins with: "My manager, Priya Shah.", "No, that'd be Priya." */
function readStart({ text, isTidy }: Read): FoundPerson | null {
  if (isFormer(text)) return null
  const plain = text.replace(forThis, '')
  const rest = plain.slice(answerOpener.exec(plain)?.[0].length ?? 0)
  const read = readPerson(rest, isTidy, !/^\S+ (?:is|does|will|would|has)\b/.test(rest))
  const person = read ?? readBeside(rest, isTidy)
  if (!person) return null
  const after = rest.slice(lengthOf(person, rest))
  return goesOn.test(after) && !/^[^.]{0,20}(?:n't|not)\b/.test(after) ? person : null
}

/** "It's him, Mr Weiss": the name beside the pronoun, else whom the lines before named. */
function readPronoun(scene: Scene, line: Line): FoundDecider | null {
  if (!answersPronoun.test(line.lower) && !bothDecide.test(line.lower)) return null
  const beside = /\b(?:him|her|she|he)(?: does| is| will| decides| signs| approves)?, /i.exec(line.text)
  const name = beside && readName(line.text.slice(beside.index + beside[0].length), line.isTidy, false)
  return name ? { line, value: name } : findMention(scene, line)
}

const isPostAlone =
  /^(?:no|well|oh|yes),? (?:it's|that's|that'd be|it'd be) (?:the|my|our|his|her|their) [\p{L} -]{3,30}\.$/iu
/** The name that a sentence opens with. */
function firstNameIn(line: Line | undefined): FoundDecider | null {
  const name = line === undefined ? null : readName(line.text, line.isTidy, false)
  return line !== undefined && name !== null ? { line, value: name } : null
}

function readAnswer(scene: Scene, lines: Line[]): FoundDecider | null {
  for (const [order, line] of lines.entries()) {
    if (saysSelf(line.text) || answersSelf.test(line.lower)) return speakerOf(scene, line)
    const person = readStated(line) ?? readStart(line)
    // "No, it's the widow. Mrs Tracey senior."
    const beside = person === null && isPostAlone.test(line.text) ? firstNameIn(lines[order + 1]) : null
    if (beside) return beside
    // "My brother's got opinions. But equipment's mine, I sign for it."
    const own =
      person !== null && readStated(line) === null
        ? lines.slice(order + 1).find(({ text }) => saysSelf(text))
        : undefined
    if (own?.speaker === line.speaker) return speakerOf(scene, own)
    if (person) return (person.isNamed ? null : nameInNext(lines, order)) ?? { line, value: person.value }
    // "We both do. Anna and me."
    const pair = bothDecide.test(line.lower) ? lines[order + 1] : undefined
    const both = pair && readStart(pair)
    if (pair && both) return { line: pair, value: both.value }
    const meant = readPronoun(scene, line)
    if (meant) return meant
  }
  return null
}

/** "My business partner", without a name. */
const isPost = ({ line, value }: FoundDecider): boolean =>
  new RegExp(String.raw`\b(?:my|our|the|his|her) ${escapeRegExp(value.toLowerCase())}\b`).test(line.lower)

function readUnasked(scene: Scene, line: Line): FoundDecider | null {
  if (isQuestion(line.text)) return null
  const stated = readStated(line)
  if (stated) return { line, value: stated.value }
  if (saysSelf(line.text)) return speakerOf(scene, line)
  const pronoun = pronounDecides.exec(line.lower) ?? bothDecide.exec(line.lower)
  if (!pronoun || denies.test(line.lower.slice(0, pronoun.index))) return null
  const at = scene.lines.indexOf(line)
  const next = scene.lines.slice(at, at + 2).filter(({ speaker }) => speaker === line.speaker)
  const own = line.lower.length === line.text.length ? line.text.slice(0, pronoun.index) : ''
  const beside = findPersons(own, line.isTidy).findLast(({ isNamed }) => isNamed)
  if (beside) return { line, value: beside.value }
  return nameInNext(next, 0) ?? findMention(scene, line, pronoun[0])
}

/** Who decides after a speaker's no: "It isn't up to me. It's the chair, Baroness Ilford." */
function readDenied(scene: Scene, lines: readonly Line[], order: number): FoundDecider | null {
  const line = lines[order]
  const isAsked =
    line !== undefined && isQuestion(line.text) && !/,? (?:okay|ok|right|yeah|you know)\?$/i.test(line.text)
  if (!line || isAsked || !deniesSelf.test(line.lower)) return null
  const at = deniesSelf.exec(line.lower)
  const rest = line.lower.length === line.text.length && at ? line.text.slice(at.index + at[0].length) : ''
  const next = lines.slice(order + 1, order + 4).filter(({ speaker }) => speaker === line.speaker)
  const spoken = [{ ...line, text: rest }, ...next].flatMap((each) =>
    toSentences(each.text).map(({ text }) => ({ line: each, text })),
  )
  const own = scene.participants.of(line.speaker).name
  for (const { line: said, text } of spoken.slice(0, 5)) {
    const opening = pointsToOther.exec(text)?.[0]
    if (opening === undefined) continue
    const person = readPerson(text.slice(opening.length), line.isTidy, false)
    if (!person || (own !== null && isSameName(person.value, own))) continue
    const value = person.value.replace(/['’]s$/, '')
    const full = next
      .map((each) => readName(each.text, each.isTidy, false))
      .find((name) => name !== null && name.includes(' ') && isSameName(name, value))
    return { line: lines.find((each) => each.evidence === said.evidence) ?? line, value: full ?? value }
  }
  return null
}

const holds = String.raw`(?:['’]s| is|,? (?:she|he)(?:['’]s| is))`
/** Who has the post that decides, where a customer says so anywhere: "Gord's the general manager", "our dean is Ruth Abel". */
function nameOfPost(scene: Scene, found: FoundDecider): FoundDecider | null {
  if (!isPost(found)) return null
  const post = String.raw`(?:[Tt]he|[Oo]ur|[Mm]y|[Hh]er|[Hh]is) ${escapeRegExp(found.value.toLowerCase())}`
  const patterns = [
    String.raw`(?:^|[^\p{L}'’])(${namePhrase})${holds} ${post}(?![\p{L}-]| (?:of|for|at)\b)`,
    String.raw`\b${post}(?: is|['’]s|,)(?: called)? (${namePhrase})`,
  ].map((source) => new RegExp(source, 'u'))
  const named = customerLines(scene).flatMap((line) => {
    const said = patterns.map((pattern) => pattern.exec(line.text)?.[1]).find((each) => each !== undefined)
    const name = said === undefined ? null : readName(said, line.isTidy, false)
    return name === null ? [] : [{ line, value: name }]
  })
  return named[0] ?? null
}

/** Who decides by the patterns. */
function findStated(scene: Scene): FoundDecider | null {
  const theirs = customerLines(scene)
  const pointed = theirs
    .map((_line, order) => readDenied(scene, theirs, order))
    .find((found) => found !== null)
  if (pointed) return pointed
  const handedOn = findHandedOn(theirs, scene.lines)
  if (handedOn) return handedOn
  const answered = findAnswers(scene, 'decisionMaker')
    .map(({ lines }) => readAnswer(scene, lines))
    .find((found) => found !== null)
  if (answered) return answered
  const confirmed = findConfirmed(scene)
  const meant = (confirmed ? findMention(scene, confirmed) : null) ?? namedInQuestion(scene)
  if (meant) return meant
  for (const line of theirs) {
    const found = readUnasked(scene, line)
    if (found) return (isPost(found) ? nameWhenAsked(scene, found.line) : null) ?? found
  }
  return null
}

/**
 * Who decides, signs or approves on the customer's side, as they were called: the answer to the seller's question, else the
 * first of whom it was said, else whom a trained classifier hears. Not who is only asked or informed.
 */
export function findDecisionMaker(scene: Scene, hear: Hear = hearDecider): FoundDecider | null {
  const heard = findStated(scene) ?? hear(scene)
  // "Without Patricia's okay" names Patricia.
  const found = heard && { ...heard, value: heard.value.replace(/['’]s$/, '') }
  return (found && nameOfPost(scene, found)) ?? found
}
