import { isActionVerb } from './action-verbs.ts'

/** A deed that nobody says "I will" of: who would do it, its words from the verb on, and where they begin in the clause. */
export interface IndirectDeed {
  /** How it is said. */
  name: 'third present' | 'arrives' | 'expect' | 'you present' | 'you progressive' | 'needs' | 'from whom'
  doer: 'speaker' | 'listener' | 'third'
  subject: string | null
  body: string
  index: number
  verb: string
}

/** "our trainer", "my finance team", "one of our fitters", "the owner's son", "Ravi". */
const people = String.raw`(?:(?:[Oo]ne|[Ss]omebody|[Ss]omeone) (?:of|from|on) (?:my|our|the) [a-zA-Z]+(?: [a-z]+)?|(?:[Mm]y|[Oo]ur|[Tt]he) [a-zA-Z]+(?:['’]s)?(?: [a-z]+){0,2}|\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?(?: (?:in|from|at|on) [a-z]+(?: [a-z]+)?)?)`
const noPerson =
  /^(?:I|We|You|It|That|This|There|What|Which|Who|And|But|So|Then|If|When|How|Where|Why|Nobody|Everybody|Everyone)\b/

/** "The two quotes on Wednesday" */
const counts =
  /^the (?:one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|last|next|same|other)$/i

/** The verb as a dictionary has it: "sends" is "send", "sending" too; null for what is no verb of doing. */
export function baseOf(word: string): string | null {
  const stem = /^([a-z]{2,})ing$/.exec(word)?.[1]
  const forms =
    stem === undefined
      ? [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')]
      : [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')]
  return forms.find((form) => form !== word && isActionVerb(form)) ?? null
}

const acts = new RegExp(String.raw`(?:^|[\s,;:])(${people}) (?:(?:also|then|just) )?([a-z]{3,}s)(?= )`, 'gu')
const actsNow = new RegExp(
  String.raw`(?:^|[\s,;:])(${people})(?:['’]s| is|['’]re| are) (?:(?:also|then|just) )?([a-z]{3,}ing)(?= )`,
  'gu',
)

/** "Karen does the accounts", and not "the version does matter". */
const hasObject = /^ (?:the|an?|my|our|your|his|her|their|its|it|that|this|these|those|some|all|both)\b/

/** "Your guys replace the belt", "they send it on". */
const actTogether =
  /(?:^|[\s,;:])((?:[Mm]y|[Oo]ur|[Tt]he) [a-zA-Z]+(?: [a-z]+)?s|[Tt]hey) (?:(?:also|then|just) )?([a-z]{3,})(?= (?:the|an?|my|our|your|it|that|this|these|those|both|you|us)\b)/gu

function thirdPresent(clause: string): IndirectDeed[] {
  return [...clause.matchAll(acts), ...clause.matchAll(actsNow), ...clause.matchAll(actTogether)].flatMap(
    (match): IndirectDeed[] => {
      const [whole, who = '', word = ''] = match
      const verb = baseOf(word) ?? (match[0].endsWith('s') || !isActionVerb(word) ? null : word)
      if (verb === null || noPerson.test(who) || counts.test(who)) return []
      const rest = clause.slice(match.index + whole.length)
      if (word === 'does' && !hasObject.test(rest)) return []
      // "The NDA comes from Vikram" is no deed of the NDA.
      if (verb === 'come' && rest.startsWith(' from ')) return []
      const index = match.index + whole.length - word.length
      const body = verb + clause.slice(index + word.length)
      const subject = who.replace(/ (?:in|from|at|on) (?!my |our |the ).*$/, '')
      return [{ name: 'third present', doer: 'third', subject, body, index, verb }]
    },
  )
}

/** "The list goes out tonight", "your copy is in the post tomorrow", "it's on your desk by Thursday". */
const arrives = new RegExp(
  String.raw`(?:^|,? )(?<!\b(?:before|until|till|when|once|if|where|how|what|why|who|which|because|since|after|as|that) )((?:it|that|this|they|both|everything|all of it)|(?:the|an?|your|our|my|both|all|those|these) (?:[\p{L}\d'’-]+ ){0,4}?[\p{L}\d'’-]+?)(?:['’]s|['’]re|['’]ll be| is| are| goes| go| comes| come| gets| get| will go| will be|['’]s going| is going| are going|['’]s coming| is coming| are coming) (?:(?:also|then|just|straight) )?(?=(?:(?:back |over |straight )?(?:to|with) (?:you|your)\b|in (?:the|your) (?:post|mail|box|next|first|inbox|parcel|offer|contract|quote|agreement)\b|into\b|on (?:your (?:desk|bench|counter|doorstep|phone|whatsapp|screen)|(?:its|his|her|their|the) way|the (?:van|truck|lorry|next|first|morning))\b|out\b|off\b|(?:down|up)\b(?! to\b)|live\b|paid\b|corrected\b|fixed\b|sorted\b|done\b|ready\b|in your hands\b|by (?:courier|mail|email)\b))`,
  'giu',
)
/** "Expect the draft on Monday", "you can count on a new drawing". */
const expects =
  /(?:^|[\s,])(?<!\b(?:i|we|they|he|she) )(?:expect|(?:you )?(?:can|may) (?:expect|count on)|count on me for) (?=(?:the|an?|my|our|your|it|them|that|both|all)\b)/gi

/** "Your replacement ships tomorrow", "the samples leave our warehouse tonight". */
const leaves =
  /(?:^|,? )((?:it|they|both|everything)|(?:the|an?|your|our|my|both|all) (?:[\p{L}\d'’-]+ ){0,3}?[\p{L}\d'’-]+?)(?:['’]ll| will)? (ships?|leaves?|follows?|arrives?)(?= (?:today|tonight|tomorrow|on|by|this|next|our|the|from|with|in|first|before)\b)/giu
/** "We need a permit from the municipality": not from whoever listens. */
const fromOther =
  /\bfrom (?:the|a|an|my|our|his|her|their)\b(?! (?:invoices?|file|folder|website|system|last|old|previous)\b)|\bfrom (?:\p{Lu}|head office|legal|finance)/u
/** "What I'd need is last year's bill", "I'd just need a copy of the lease", "is there any chance of a copy". */
const needs =
  /(?:^|[\s,])(?:what (?:i|we)(?:['’]d| would)? (?:really |still |also )?(?:need|like) (?:is|are)|(?:i|we)(?:['’]d| would) (?:just |only |still |also |really )*(?:need|like)|(?:i|we)(?:['’]ll)? (?:just |only |still |also |really )*need|(?:is there )?any chance of|(?:could|can|may|might) (?:i|we) (?:please |also |just )?(?:have|get|see)|(?:any chance|wonder(?:ing|ed)? (?:if|whether)|(?:okay|ok|all right) if) (?:i|we) (?:could |can |might )?(?:please |also |just )?(?:have|get|see)) (?=(?:the|an?|your|some|last|those|these|both|something|one|two|three)\b)(?!(?:one|two|three) (?:more )?things?\b)(?![^,.;?]* to \w+)/gi
/** "A copy of the licence from you, a draft from me", "from my end, a revised offer". */
const fromWhom =
  /(?:^|[,;:] ?|\band )((?:the|an?|your|our|my|both|all|two|three) [^,;:]{3,60}?) from (me|us|you|my (?:end|side)|our (?:end|side)|your (?:end|side))\b|\bfrom (me|us|you|my (?:end|side)|our (?:end|side)|your (?:end|side))(?: it's)?[,:]? ((?:the|an?|your|our|my|both|all|two|three) [^,;:]{3,60})/gi

/** "You take the two millimetre and the four millimetre from us." */
const buysFrom =
  /\b(?:you|i|we|they)(?:['’]ve)?(?: \w+)? (?:take|took|buy|bought|get|got|order|ordered|rent|have|had) [^.;?!]* from (?:me|us|you)\b/i

function nounsOf(clause: string): IndirectDeed[] {
  const left = [...clause.matchAll(leaves)].map((match): IndirectDeed => {
    const [whole, what = ''] = match
    const index = match.index + whole.length
    const body = `get ${what.charAt(0).toLowerCase()}${what.slice(1)} out${clause.slice(index)}`
    return { name: 'arrives', doer: 'speaker', subject: null, body, index, verb: 'get' }
  })
  const needed = [...clause.matchAll(needs)]
    .filter((match) => !fromOther.test(clause.slice(match.index)))
    .map((match): IndirectDeed => {
      const index = match.index + match[0].length
      const body = `get me ${clause.slice(index)}`
      return { name: 'needs', doer: 'listener', subject: null, body, index, verb: 'get' }
    })
  const listed = (buysFrom.test(clause) ? [] : [...clause.matchAll(fromWhom)]).map((match): IndirectDeed => {
    const [whole, before, whose, who, after = ''] = match
    const isOther = /^you/i.test(whose ?? who ?? '')
    const what = before ?? after
    const index = match.index + whole.indexOf(what)
    return {
      name: 'from whom',
      doer: isOther ? 'listener' : 'speaker',
      subject: null,
      body: `get ${isOther ? 'me' : 'you'} ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
      index,
      verb: 'get',
    }
  })
  return [...left, ...needed, ...listed]
}

function handedOver(clause: string): IndirectDeed[] {
  const arrivals = [...clause.matchAll(arrives)].map((match): IndirectDeed => {
    const [whole, what = ''] = match
    const index = match.index + whole.length
    return {
      name: 'arrives',
      doer: 'speaker',
      subject: null,
      body: `get ${what.charAt(0).toLowerCase()}${what.slice(1)} ${clause.slice(index).replace(/^with (?=you\b)/i, 'to ')}`,
      index,
      verb: 'get',
    }
  })
  const expected = [...clause.matchAll(expects)].map((match): IndirectDeed => {
    const index = match.index + match[0].length
    return {
      name: 'expect',
      doer: 'speaker',
      subject: null,
      body: `get you ${clause.slice(index)}`,
      index,
      verb: 'get',
    }
  })
  return [...arrivals, ...expected]
}

/** "So you send the list and I talk to Ines": what one sums up of the other. */
const sumsUp =
  /(?:^|[\s,])(?<!\b(?:do|did|don't|if|when|what|that|until|before|once|as|how|why|where|who|which|because|would|could|should|can|will|have|while) )[Yy]ou (?:(?:also|then|just) )?([a-z]{2,})(?= )/g
const sumsUpNow =
  /(?:^|[\s,])(?<!\b(?:if|when|what|that|until|before|once|as|how|why|where|who|which|because|while) )[Yy]ou(?:['’]re| are) (?:(?:also|then|just|going to be) )?([a-z]{2,}ing)(?= )/g

function summedUp(clause: string): IndirectDeed[] {
  const plain = [...clause.matchAll(sumsUp)].flatMap((match): IndirectDeed[] => {
    const verb = match[1] ?? ''
    const index = match.index + match[0].length - verb.length
    return isActionVerb(verb) && !/^(?:see|have|get|know|think)$/.test(verb)
      ? [{ name: 'you present', doer: 'listener', subject: null, body: clause.slice(index), index, verb }]
      : []
  })
  const going = [...clause.matchAll(sumsUpNow)].flatMap((match): IndirectDeed[] => {
    const word = match[1] ?? ''
    const verb = baseOf(word)
    const index = match.index + match[0].length - word.length
    const body = `${verb}${clause.slice(index + word.length)}`
    return verb === null
      ? []
      : [{ name: 'you progressive', doer: 'listener', subject: null, body, index, verb }]
  })
  return [...plain, ...going]
}

/** All deeds of a clause that are told without a promise's words; most of them are none, which a classifier tells. */
export const findIndirectDeeds = (clause: string): IndirectDeed[] => [
  ...thirdPresent(clause),
  ...handedOver(clause),
  ...summedUp(clause),
  ...nounsOf(clause),
]
