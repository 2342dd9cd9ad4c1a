import { escapeRegExp, toWords } from '../text/words.ts'
import { isActionVerb } from './action-verbs.ts'
import { firstName } from './names.ts'
import type { Scene } from './scene.ts'
import type { Participant } from './types.ts'

const secondAction = /,? and (?:then |also )?(?=([a-z][a-z'-]+)\b)/g

/** "send the contract and call you on Monday" is two tasks; "check with legal and get back to you" is one. */
export function splitBody(body: string): string[] {
  for (const match of body.matchAll(secondAction)) {
    const verb = match[1] ?? ''
    const rest = body.slice(match.index + match[0].length)
    const isSecond =
      isActionVerb(verb) &&
      /^[a-z'-]+\s+\S/.test(rest) &&
      !/^(?:get|let|come|see|have|report|take|do|be|support|design|test|process|work|order|quote|present|update|plan|record|visit|book|call)\b(?! (?:you|me|us|them|him|her|[A-Z]|the|a|an|your|my|our|with|on|at|back to work)\b)/.test(
        rest,
      )
    const isClosing =
      /^(?:get back|let (?:you|me|us) know|come back|see (?:if|what|how)|report|have it|take it|(?:send|email|text|mail|bring|give|forward|return|flick|pop|shoot) (?:(?:you|me|us|him|her) )?(?:it|them|that|those)(?: |$)|(?:send|flick|pop|shoot|mail|bring) (?:it|them) (?:over|back))/.test(
        rest,
      )
    if (
      isSecond &&
      !isClosing &&
      !/^(?:come|go|pop|drop|swing|call)(?: (?:in|over|round|by|up|down|out))?$/i.test(
        body.slice(0, match.index),
      )
    )
      return [body.slice(0, match.index), ...splitBody(rest)]
  }
  return [body]
}

const pointsBack =
  /^(?:have a (?:look|think|go)|[a-z'-]+ (?:it|that|this|them|those|these|one|something|things?|so|you|us|me|him|her))(?: (?:to|over|back|up|out|in|for|with|off|on|by))*(?: (?:you|me|us|them|him|her|it|\p{Lu}[\p{L}-]+))?$/iu
const namesPerson =
  /^(?:call|phone|ring) (?!it|that|this|those|these|one|so|some|thing|him|her|them)|^(?:email|ping|text|remind) \p{Lu}/u

/** "Email us something": what it is comes in the answer. */
const isVague =
  /^(?:send|email|give|get|text|show|mail|forward|ping|flick|drop|shoot) (?:\p{L}+ )?(?:it|that|them|something|anything|one|some|stuff|whatever)(?: over| across|(?: through| via) .*)?$/iu

/** "Find out first", "look again": a verb that needs an object and has none. */
const lacksObject =
  /^(?:find out|look|check|see|sort|send|try|work out)(?: (?:first|then|now|together|soon|later|again|quickly|properly))+$/i

/** "Wire the same day": when, and not what. */
const saysWhenAlone = /^\p{L}+ (?:the same|that same|the very) (?:day|evening|morning|afternoon|week|hour)$/iu

/** "Show Anna": what is not said. */
const lacksThing = /^(?:[Ss]how|[Tt]ell|[Gg]ive|[Ss]end|[Gg]et|[Bb]ring|[Aa]sk) (?:\p{Lu}[\p{L}-]+|us|them)$/u

/** "Let Anna know": what? */
const lacksNews = /^let \p{L}+ know$/iu

/** "Put it in writing" is a task in its own words. */
const saysHow = /\b(?:in writing|on paper)\b/i

/** Whether the text means nothing without its context ("Send it over"). */
export const isTooThin = (text: string): boolean =>
  toWords(text).length < 2 ||
  isVague.test(text) ||
  lacksThing.test(text) ||
  lacksNews.test(text) ||
  lacksObject.test(text) ||
  saysWhenAlone.test(text) ||
  (pointsBack.test(text) && !namesPerson.test(text) && !saysHow.test(text))

/** Adds the other person: "Talk" becomes "Talk with Ben". */
export const withPartner = (text: string, listener: Participant | null): string =>
  /^(?:talk|speak|meet|connect|sync|regroup)$/i.test(text)
    ? `${text} with ${listener?.name ? firstName(listener.name) : 'them'}`
    : text

/** In a voice note "her" and "him" mean the only person it mentions. */
export function nameThird(text: string, scene: Scene): string {
  const mentioned = [...new Set(scene.participants.mentions.map((mention) => firstName(mention.name)))]
  const name = mentioned.length === 1 ? mentioned[0] : undefined
  if (!scene.isDictation || name === undefined) return text
  return text.replace(/\b(?:her|him)\b(?= (?:the|a|an|our|my|some|about|with|in|on|back|again|to)\b|$)/, name)
}

/** Without the name of who is spoken to at its end: "send you the paper, Tom". */
export function withoutVocative(body: string, listener: Participant | null): string {
  const name = listener?.name ? firstName(listener.name) : null
  return name === null
    ? body
    : body.replace(new RegExp(String.raw`, ${escapeRegExp(name)}(?=[.?!]*$)`, 'i'), '')
}

/** "Can we have a copy" asks for it to be given; "can we have it sent" does not. */
export const asGift = (body: string, before: string): string =>
  /^let (?:me|us) have /i.test(body)
    ? body.replace(/^let (me|us) have /i, 'give $1 ')
    : /\b(?:can|could|may) (?:i|we)\b/i.test(before) &&
        !/\b(?:it|that|them|this|those|these|\w+) (?:[a-z]+ed|paid|sent|done|put|made|built|ready|back|out)\b/i.test(
          body,
        )
      ? body.replace(/^(?:have|get) (?=(?:a|an|the|your|some|those|that|two|three)\b)/i, 'give us ')
      : body
