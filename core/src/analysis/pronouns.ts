import { isActionVerb } from './action-verbs.ts'
import { asThirdPerson } from './conjugate.ts'
import { firstName } from './names.ts'
import type { Participant } from './types.ts'

type Person = Pick<Participant, 'name' | 'side'>

const subjectFollows =
  /^\s+(?:need|needs|needed|want|wanted|asked|mentioned|have|had|were|are|can|could|would|will|said|sent|requested|use|used|like|liked|get|got|should|might|may|told|showed|described|raised|saw|see|think|prefer|choose|decide|come|came|arrive|visit|sign|sold|bought|paid|made|wrote|gave)\b/i
/** Words that begin another phrase, so that what stands before them is no subject. */
const phraseFollows =
  /^\s*(?:$|[^\p{L}\s]|\s(?:\p{Lu}|\d|(?:the|an?|some|any|no|our|my|your|his|her|their|its|this|that|these|those|all|both|each|every|another|more|one|two|three|four|five|six|everything|something|what|which|how|when|where|who|why|if|whether|to|for|with|at|on|in|by|from|about|of|over|up|out|off|back|down|through|into|onto|via|before|after|until|within|without|as|and|or|but|then|now|today|tomorrow|tonight|again|later|soon|too|also|instead|directly|personally|properly)\b))/u
const joinsClause =
  /\b(?:before|after|until|till|once|when|whenever|while|if|unless|whether|what|whatever|how|where|that|which|who|as|than|because|so|since)$/i
const preposition = /\b(?:to|for|with|at|from|of|on|by|about|near|between|behind)$/i

/** "All three of you", "you both": more than the one who is spoken to. */
const isSeveral = (before: string, rest: string): boolean =>
  /\b(?:all|both|each|any|some|either|two|three|four|five|the lot)(?: \w+)? of $/i.test(before) ||
  /^ (?:both|all|two|three|lot|guys)\b/i.test(rest)

/** Whether "you" or "me" acts in a clause of its own: "the reports you missed", "before you open". */
function isSubject(before: string, rest: string): boolean {
  const said = before.trimEnd()
  if (!/\s/.test(said) || phraseFollows.test(rest)) return false
  if (joinsClause.test(said)) return true
  const last = /[a-z'-]+$/i.exec(said)?.[0].toLowerCase() ?? ''
  if (preposition.test(said) || /^(?:let|help)$/.test(last)) return false
  return subjectFollows.test(rest) || !isActionVerb(last)
}

interface Forms {
  object: string
  subject: string
  possessive: string
}

const plural: Forms = { object: 'them', subject: 'they', possessive: 'their' }
const own: Forms = { object: 'us', subject: 'we', possessive: 'our' }

function formsOf(person: Person | null): Forms {
  if (person?.side === 'us') return own
  if (person?.name == null) return plural
  const name = /^(?:mr|mrs|ms|miss|dr|prof)\b/i.test(person.name) ? person.name : firstName(person.name)
  return { object: name, subject: name, possessive: name.endsWith('s') ? `${name}'` : `${name}'s` }
}

/**
 * Rewrites "you" and "me" from the perspective of a task list's reader: our side becomes "us" and "our", the other side
 * its first name, then "them"; the doer is not named again ("Send us their contract"). A doer's own "my" stays where
 * our side speaks of itself.
 */
export function resolvePronouns(
  text: string,
  speaker: Person,
  listener: Person | null,
  isDoerSpeaker: boolean,
): string {
  const named = new Set<string>()
  const write = (forms: Forms, part: keyof Forms): string => {
    const isKnown = named.has(forms.subject)
    named.add(forms.subject)
    return isKnown && forms !== own ? plural[part] : forms[part]
  }
  const doer = isDoerSpeaker ? speaker : listener
  const toForms = (person: Person | null): Forms =>
    person === doer && person?.side !== 'us' ? plural : formsOf(person)
  const listenerForms = toForms(listener)
  const speakerForms = toForms(speaker)
  const keepsOwn = isDoerSpeaker && speaker.side !== 'them'
  const written = text.replace(
    /\b(?:you|your|yours|me|my|our|us|i|we|ourselves|myself)\b(?!')/gi,
    (word, offset: number) => {
      const rest = text.slice(offset + word.length)
      switch (word.toLowerCase()) {
        case 'you':
          if (isSeveral(text.slice(0, offset), rest) && listener?.side !== 'us') return 'them'
          return write(listenerForms, isSubject(text.slice(0, offset), rest) ? 'subject' : 'object')
        case 'your':
          return write(listenerForms, 'possessive')
        case 'yours':
          return write(listenerForms, 'possessive')
        case 'i':
          return keepsOwn ? 'I' : write(speakerForms, 'subject')
        case 'we':
          return keepsOwn ? word : write(speakerForms, 'subject')
        case 'myself':
        case 'ourselves':
          return keepsOwn ? word : speaker === doer ? 'themselves' : write(speakerForms, 'object')
        case 'me':
        case 'us':
          return keepsOwn ? word : write(speakerForms, 'object')
        default:
          return keepsOwn ? word : write(speakerForms, 'possessive')
      }
    },
  )
  return asThirdPerson(
    written,
    [listenerForms.subject, speakerForms.subject].filter((name) => /^\p{Lu}./u.test(name)),
  )
}
