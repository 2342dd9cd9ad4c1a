import { firstName } from './names.ts'
import type { Participant } from './types.ts'

type Person = Pick<Participant, 'name' | 'side'>

const subjectFollows =
  /^\s+(?:need|needs|needed|want|wanted|asked|mentioned|have|had|were|are|can|could|would|will|said|sent|requested|use|used|like|liked|get|got|should|might|may|told|showed|described|raised|saw|see|think|prefer|choose|decide|come|came|arrive|visit|sign|sold|bought|paid|made|wrote|gave)\b/i

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
  return text.replace(/\b(?:you|your|yours|me|my|our|us|i)\b(?!')/gi, (word, offset: number) => {
    const rest = text.slice(offset + word.length)
    switch (word.toLowerCase()) {
      case 'you':
        return write(listenerForms, subjectFollows.test(rest) ? 'subject' : 'object')
      case 'your':
        return write(listenerForms, 'possessive')
      case 'yours':
        return write(listenerForms, 'possessive')
      case 'i':
        return keepsOwn ? 'I' : write(speakerForms, 'subject')
      case 'me':
      case 'us':
        return keepsOwn ? word : write(speakerForms, 'object')
      default:
        return keepsOwn ? word : write(speakerForms, 'possessive')
    }
  })
}
