import { escapeRegExp } from '../text/words.ts'
import type { ActionCue } from './action-cues.ts'
import { readAnswer } from './answers.ts'
import { isGivenName } from './given-names.ts'
import { firstName, isSameName } from './names.ts'
import type { Line, Scene } from './scene.ts'
import { type Turn, textsOf } from './turns.ts'
import type { Participant, Side } from './types.ts'

const opposite: Record<Side, Side> = { us: 'them', them: 'us' }

/** The participant addressed by name in a sentence: "Maria, could you …", "…, Tom?". */
function addressedIn(text: string, line: Line, scene: Scene): Participant | null {
  const called = scene.participants.all.filter(({ name, label }) => {
    if (name === null || label === line.speaker) return false
    const first = firstName(name).replace(/[^\p{L}-]/gu, '')
    return (
      first.length > 1 &&
      new RegExp(
        String.raw`^(?:(?:and|so|okay|thanks|thank you|now),? )*${first},|, ?${first}\s*[.?!,]|^${first}[?]`,
        'iu',
      ).test(text)
    )
  })
  return called.length === 1 ? (called[0] ?? null) : null
}

const promises = /\b(?:I|we)(?:['’]ll| will| can)\b/i
const bareRequest = { isPromise: false, asksMind: false, isFollowedByQuestion: false }

/**
 * Who is spoken to: the other one of two; of more the one named, for a request else who speaks next, for a promise else
 * who spoke last on the other side. Without a voice for them, somebody nameless of the other side.
 */
export function listenerOf(
  line: Line,
  isRequest: boolean,
  turns: readonly Turn[],
  at: number,
  scene: Scene,
): Participant | null {
  const { participants, lines } = scene
  const other = participants.listenerOf(line.speaker)
  if (other) return other
  const speaker = participants.of(line.speaker)
  if (participants.all.length > 2) {
    const order = turns.findIndex(({ until }) => until > at)
    const own = turns[order]
    const addressed =
      addressedIn(line.text, line, scene) ??
      (own &&
        lines
          .slice(Math.max(own.from, at - 6), at)
          .map(({ text }) => addressedIn(text, line, scene))
          .findLast((each) => each !== null))
    if (addressed) return addressed
    const next = turns[order + 1]
    const before = turns.slice(Math.max(0, order - 2), order).map((turn) => participants.of(turn.speaker))
    const last = before.findLast(({ label, side }) => label !== line.speaker && side !== speaker.side)
    // "Please send it to her secretary." "Does your price include the frame?", says a colleague: the other side is asked.
    const isPassedOver =
      next !== undefined &&
      speaker.side !== null &&
      participants.of(next.speaker).side === speaker.side &&
      readAnswer(textsOf(lines, next), bareRequest) !== 'accepted' &&
      !promises.test(textsOf(lines, next)[0] ?? '')
    if (isRequest && next && !(last && isPassedOver)) return participants.of(next.speaker)
    if (last) return last
  }
  return line.side === null ? null : { ...speaker, name: null, side: opposite[line.side] }
}

const capitalName = /\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?/gu
/** "On Monday Greg sends the sample." */
const beforeName =
  /^(?:(?:The|On|By|And|Then|So|Today|Tomorrow|Tonight|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day),? )+/
const introduced =
  /\b(?:[Mm]y|[Oo]ur) [a-z]+(?:[^,.;!?]*),? ?(?:an? |the )?((?:(?:Mrs?|Ms|Dr)\.? )?\p{Lu}[\p{L}-]+)?/gu

/** A third person: who belongs to the speaker, by name where one was said just before; null where nobody fits. */
interface Third {
  name: string | null
  side: Side | null
}

/** "Somebody from support", "the design team": people of whoever speaks. */
const isTeam =
  /^(?:(?:one|somebody|someone) (?:of|from|on) |the (?:[a-z]+ )?(?:team|people|guys|lads|girls|crew|department|office|desk|side)$)/i

/** "That'll be Kev.": a name whatever it is. */
const pointsTo =
  /^(?:\p{L}+,? )?(?:that(?:['’]ll| will|['’]d| would) be|that['’]s|it['’]s) (\p{Lu}[\p{L}-]+)\b/u

/** "Luis keeps that one.": a name that this side brings up itself. */
function isOwnPerson(name: string, text: string, line: Line, { lines, participants }: Scene): boolean {
  const first = firstName(name)
  const isPresent = participants.all.some((each) => each.name !== null && isSameName(each.name, name))
  if (isPresent || !(isGivenName(first) || pointsTo.exec(text)?.[1] === first)) return false
  const isNamed = new RegExp(`\\b${escapeRegExp(first)}\\b`, 'u')
  return lines
    .slice(0, lines.indexOf(line))
    .every((other) => other.side === line.side || !isNamed.test(other.text))
}

/** "Farida can. She'll mail you the drawing.": who was named last in the sentence before, of the speaker's side where nothing else is known. */
function namedBefore(said: readonly string[], line: Line, scene: Scene): Third | null {
  const name = said
    .slice(-2)
    .flatMap((text) => (text.match(capitalName) ?? []).map((each) => ({ each, text })))
    .findLast(
      ({ each, text }) =>
        scene.participants.mentions.some((mention) => isSameName(mention.name, each)) ||
        isOwnPerson(each, text, line, scene),
    )?.each
  if (name === undefined) return null
  const present = scene.participants.all.find((each) => each.name !== null && isSameName(each.name, name))
  if (present) return { name: present.name, side: present.side }
  return { name, side: scene.context.people.some((each) => isSameName(each.name, name)) ? 'them' : line.side }
}

/**
 * The third person of a promise. "My daughter" and a name belong to the speaker; "she" only after the same speaker named
 * somebody of theirs. In a voice note a person met is a customer.
 */
export function thirdOf(cue: ActionCue, line: Line, said: readonly string[], scene: Scene): Third | null {
  const subject = cue.subject ?? ''
  const text = said.join(' ')
  const isOwn = /^(?:my|our) /i.test(subject)
  const isPronoun = /^(?:he|she|they)$/i.test(subject)
  if (isTeam.test(subject)) return { name: null, side: line.side }
  if (isPronoun || isOwn) {
    const own = [...text.matchAll(introduced)].at(-1)
    if (isPronoun && (scene.participants.all.length === 1 || scene.isReport))
      return { name: null, side: 'them' }
    if (isPronoun && !own) return namedBefore(said, line, scene)
    return {
      name:
        own?.[1] ??
        [...text.matchAll(/[,:] ((?:(?:Mrs?|Ms|Dr)\.? )?\p{Lu}[\p{L}-]+)(?:[.,]| is\b)/gu)].at(-1)?.[1] ??
        null,
      side: line.side,
    }
  }
  const name = subject.replace(beforeName, '').match(capitalName)?.[0] ?? null
  if (name === null) return null
  const present = scene.participants.all.find((each) => each.name !== null && isSameName(each.name, name))
  if (present) return { name: present.name, side: present.side }
  if (scene.participants.all.length > 1 && !scene.isReport) return { name, side: line.side }
  const isMet =
    scene.participants.mentions.some(
      (mention) => mention.kind === 'reported' && isSameName(mention.name, name),
    ) ||
    scene.context.people.some((person) => isSameName(person.name, name)) ||
    /\b(?:said|says|promised|agreed|told me|confirmed|me|us)\b/.test(line.lower)
  return { name, side: isMet ? 'them' : null }
}
