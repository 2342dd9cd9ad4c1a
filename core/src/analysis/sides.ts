import { escapeRegExp, normalise } from '../text/words.ts'
import { isQuestion } from '../voice/metrics.ts'
import type { Segment } from '../voice/transcript.ts'
import { firstName, isSameName } from './names.ts'
import { countCues } from './seller.ts'
import type { AnalysisContext, Participant, Side } from './types.ts'
import type { Utterance } from './utterances.ts'

const ourLabels = /^(?:me|agent|host|rep|seller)\b/i
const theirLabels = /^(?:customer|client|guest|caller|buyer|prospect|tab)\b/i

/** Whether it is known who is ours, or of whom a single voice is; without that nobody can tell whose promise is whose. */
export const isOursKnown = (sides: readonly (Side | null)[]): boolean =>
  sides.length > 1 ? sides.includes('us') : (sides[0] ?? null) !== null

const opposite = (side: Side): Side => (side === 'us' ? 'them' : 'us')

/** What is beyond doubt: what somebody said of the speaker, the names of the owner and our own people, the label's own word, the channel (0 is the microphone, 1 the other side). */
function certainSide(
  { name, label }: Participant,
  segments: Segment[],
  { ownerName, colleagues = [], sides = {} }: AnalysisContext,
): Side | null {
  const said = sides[label]
  if (said) return said
  const ours = [ownerName, ...colleagues].filter((each) => each !== null)
  if (name !== null && ours.some((own) => isSameName(name, own))) return 'us'
  if (ourLabels.test(label)) return 'us'
  if (theirLabels.test(label)) return 'them'
  const channels = new Set(segments.map((segment) => segment.channel))
  if (!channels.has(0) || !channels.has(1)) return null
  const channel = segments.find((segment) => segment.speaker === label)?.channel ?? null
  return channel === null ? null : channel === 0 ? 'us' : 'them'
}

const role = String.raw`(?:runs|handles|does|leads|heads|manages|(?:looks|looking) after|takes (?:care of|over)|will take over|joins|is (?:the|our|my|one of|in charge|responsible|here|with me|joining)|'s (?:the|our|my|one of|in charge|responsible|here|with me|joining))`
/** `NAME` is the other speaker's: how people of one side are introduced by one of them. */
const introductions = [
  // "this is Carlotta, she'll do the design"; with a company it may be the other side.
  String.raw`\bthis is (?:(?:chef|coach|captain|professor|sister|father|judge) )?NAME\b(?! (?:[\p{L}'-]+ )?(?:from|of|at|with)\b)`,
  // "my colleague Jan", "our engineer, Oona"
  String.raw`\b(?:my|our) (?:[a-z]+ ){0,2}?(?:colleague|boss|manager|director|partner|assistant|engineer|developer|designer|technician|accountant|lawyer|buyer|planner|lead|head|consultant|specialist|expert|trainee|intern|chef|wife|husband|son|daughter|brother|sister|father|mother),? NAME\b`,
  // "Theo here is one of our press people", "Ingrid runs packaging", "Bastien takes over from me"
  // "while Gethin's here" introduces nobody.
  // nor does "what would help me, Selwyn, is the colours" or "Maureen, is the softener all right?".
  String.raw`(?<!\b(?:while|since|now|that|because|if|when|as|whenever|once) (?:sir |madam |mr |mrs |ms |miss |dr )?)(?<!, (?=NAME, ))\bNAME(?: here)?(?:,? who)? ?${role}\b`,
  // "I've brought Jan along", "I've got Priya with me"
  String.raw`(?:\b(?:brought|got|have|has)|['’]ve) NAME(?: from [\p{L} ]{2,25}?)?,? (?:along|with (?:me|us)|here|on)\b`,
  // "Vikram's security, Stu's finance": what each does in one company
  String.raw`\bNAME'?s (?:security|finance|legal|it|procurement|operations|sales|marketing|engineering|accounts|hr|purchasing|dispatch)\b`,
  // "I'd like you to meet Andre. He has your account from Monday."
  String.raw`\b(?:(?:i'd|i would) like you to|i want you to|you should|you can|please) meet NAME\b`,
  // "so I've brought Rhys"
  String.raw`\b(?:i've|i have|we've) brought NAME\b(?! (?:up|back|in|to)\b)`,
  // "That Imran will know, he's our IT. Imran, come here one minute"
  String.raw`\bNAME (?:will|would|should|might) (?:know|say|tell you),? (?:she|he)(?:'s| is) (?:our|my|the)\b`,
  String.raw`\bNAME,? come (?:here|over|in)\b`,
  // "I asked Greta from billing to sit in", "can you see Larissa's screen?"
  String.raw`\bi(?:'ve)? asked NAME(?: from [\p{L} ]{2,20}?)? to (?:sit in|join|listen in|come along|be here)\b`,
  String.raw`\bcan you (?:all )?see NAME's screen\b`,
  // "on my end I've got Gethin Parry", "from my side Girish is there", but not "from my side, Riaan, the bins"
  String.raw`\b(?:on|at|from) (?:my|our) (?:end|side|team),? (?:(?:i've got|i have|there's|there is|we've got|we have|it's|i've) NAME\b|NAME\b(?!,))`,
  // "Gethin, who's going to be running your rounds from now on"
  String.raw`\bNAME,? who(?:'s| is|'ll| will)(?: now)?(?: going to)?(?: be)? (?:run|tak|handl|look|car|manag|lead|do)(?:n?ing|e|es|s)?\b[^.?!]*\byour?\b`,
  // "with me, Miss Lewis", but not "thanks for being straight with me, Rodney"
  String.raw`(?:^|[.:;] |\band )(?:also |here )?with (?:me|us)(?: today| here| on (?:the|this) (?:call|line))?,? NAME\b`,
  String.raw`\bwith (?:me|us)(?: today| here| on (?:the|this) (?:call|line))? (?:(?:is|are) )?NAME\b`,
  // "Mrs Ferro is also on the line"
  String.raw`\bNAME(?:'s| is| are)(?: also| here| sitting| already| just| as well){0,2} (?:(?:in|on) (?:the|this|our) (?:line|call|room|meeting)|(?:on )?with (?:me|us)|next to me|beside me|listening)\b`,
  String.raw`\bNAME and (?:i|me|myself)\b`,
  // "I'll hand over to Ben, he'll take you through it"
  String.raw`\b(?:hand|pass)(?:ing)?(?: you| it| things)? over to NAME\b`,
  String.raw`\bNAME(?:'ll| will| is going to) (?:take|walk|guide|talk|show) you\b`,
  // "Jan from our technical team"
  String.raw`\bNAME,? (?:from|in|of) (?:our|my)\b(?! (?:side|end|part|point|view|perspective|experience|opinion|own|perspective|position)\b)`,
  // "Theo is our planner", "Theo, our planner, will call you", but neither "I'll email Theo our accounts" nor "Theo, our driver will be there"
  String.raw`\bNAME(?: is|'s),? (?:our|my)\b`,
  String.raw`\bNAME, (?:our|my) (?:[a-z-]+ ){0,2}?(?:[a-z]+(?:er|or|ist|ian|ant|man|woman)|head|lead|boss|chef|colleague|assistant|wife|husband|son|daughter)(?=[,.;!?]|$| (?:of|for|in|here|who)\b)`,
  // "Anita, she looks after dispatch here"
  String.raw`\bNAME,? (?:she|he) (?:looks after|takes care of|runs|handles|leads|heads|manages)\b`,
  // "Sally, she's our transport manager"
  String.raw`\bNAME,? (?:she|he|who)(?:'s| is) (?:our|my|the)\b`,
]

const titles = [
  'mr',
  'mrs',
  'ms',
  'miss',
  'dr',
  'herr',
  'frau',
  'monsieur',
  'madame',
  'señor',
  'señora',
  'signor',
  'signora',
]

/** Labels that one sentence puts on its speaker's side. */
function introducedIn(utterance: Utterance, participants: readonly Participant[]): string[] {
  const text = normalise(utterance.text)
  // "And we've got Walt with us?" asks for him.
  if (isQuestion(utterance.text) && !/\bsee\b/.test(text)) return []
  return participants.flatMap(({ label, name }) => {
    if (name === null || label === utterance.speaker) return []
    const called = firstName(name).toLowerCase()
    const surname = name.toLowerCase().split(' ').at(-1) ?? called
    const full = new RegExp(
      `\\b${escapeRegExp(firstName(name))} \\p{Lu}[\\p{L}'’-]+?(?=['’]s\\b|[^\\p{L}'’-]|$)`,
      'u',
    ).exec(utterance.text)?.[0]
    const forms = [
      ...(full === undefined ? [] : [normalise(full)]),
      called,
      ...(surname === called ? [] : titles.map((title) => `${title} ${surname}`)),
    ]
    const form = forms.find((each) => text.includes(each))
    if (form === undefined) return []
    const escaped = escapeRegExp(form)
    return introductions.some((pattern) => new RegExp(pattern.replaceAll('NAME', escaped), 'u').test(text))
      ? [label]
      : []
  })
}

const namesFirm = /\b(?:at|from|of|for|with) (?:the )?\p{Lu}/u
/** "Aroha Paki. I look after the network.", right after one who named their company: both are of it. */
function presentedTogether(
  utterances: readonly Utterance[],
  participants: readonly Participant[],
): [string, string][] {
  const opening = utterances.slice(0, 14)
  const presenting = (order: number): Participant | undefined => {
    const said = opening[order]
    const participant = participants.find(({ label }) => label === said?.speaker)
    const given = participant?.name?.split(' ')[0]
    return said && given !== undefined && presentsSelf(said.text, given) ? participant : undefined
  }
  return opening.flatMap(({ speaker }, order): [string, string][] => {
    const [first, second] = [presenting(order), presenting(order + 1)]
    const own = opening.slice(order + 1).filter((each) => each.speaker === second?.label)
    const isBeside = second !== undefined && second.label !== speaker && second.company === null
    return first && first.company !== null && isBeside && !own.some(({ text }) => namesFirm.test(text))
      ? [[first.label, second.label]]
      : []
  })
}
/** Beside one of ours it is mostly the customer who presents themselves next: only who follows a customer is taken along. */
function followCustomers(sides: Sides, presented: readonly (readonly [string, string])[]): void {
  for (const [first, second] of presented)
    if (sides.get(first) === 'them' && !sides.has(second)) sides.set(second, 'them')
}
/** Whether somebody says who they are: "Kia ora, Aroha Paki.", "Karl Maier, maintenance planning." */
const presentsSelf = (text: string, given: string): boolean =>
  new RegExp(
    `^(?:(?:[\\p{L}']+ ?){1,3}[,.] )?(?:(?:and )?(?:I'm|I am|[Mm]y name is|[Tt]his is) )?${escapeRegExp(given)} \\p{Lu}[\\p{L}'-]+(?:[.,]|$)`,
    'u',
  ).test(text)

/** A message left for us: one voice that gives its own name and greets our person by theirs. */
function isMessageToUs(utterances: readonly Utterance[], { ownerName }: AnalysisContext): boolean {
  if (ownerName === null) return false
  const opening = utterances.slice(0, 3)
  const own = opening
    .map(
      ({ text }) =>
        /\b(?:[Tt]his is|[Ii]t's|[Mm]y name is) (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)/u.exec(text)?.[1],
    )
    .find((name) => name !== undefined)
  if (own === undefined || isSameName(own, ownerName)) return false
  const called = escapeRegExp(firstName(ownerName).toLowerCase())
  const greeting = new RegExp(String.raw`^(?:hi|hello|hey|good \w+|dear)(?: there)?,? ${called}\b`)
  return opening.some(({ text }) => greeting.test(normalise(text)))
}

interface Reading {
  participants: readonly Participant[]
  utterances: readonly Utterance[]
  segments: Segment[]
  context: AnalysisContext
}
type Sides = Map<string, Side>

/** A label that is the whole name by which a lead is known leaves no doubt. */
const isLabelledLead = (label: string, { people }: AnalysisContext): boolean =>
  people.some(({ name }) => name.toLowerCase() === label.toLowerCase())

/** "Farhan is travelling. He asked me to take the call", "I was expecting your colleague Farhan": who speaks for one of ours. */
function standsIn(label: string, { utterances, context }: Reading): boolean {
  const { ownerName, colleagues = [] } = context
  const ours = [ownerName, ...colleagues].filter((name) => name !== null).map((name) => firstName(name))
  const opening = utterances.slice(0, 12)
  return ours.some((name) => {
    const called = escapeRegExp(name)
    const speaksFor = new RegExp(
      String.raw`\b${called} (?:has |had |'s )?asked me to\b|\b(?:standing|stepping|filling) in for ${called}\b|\b(?:here|calling) (?:for|instead of|on behalf of) ${called}\b`,
    )
    const isAway = new RegExp(
      String.raw`\b${called}(?:'s| is) (?:away|off|out|ill|sick|travelling|traveling|on (?:leave|holiday))\b`,
    )
    const expected = new RegExp(
      String.raw`\b(?:expecting|expected|thought (?:it was|i'd get)|where(?:'s| is)) (?:your colleague )?${called}\b`,
      'i',
    )
    return opening.some(({ speaker, text }, order) => {
      const next = opening[order + 1]
      if (speaker === label)
        return (
          speaksFor.test(text) ||
          (isAway.test(text) &&
            next?.speaker === label &&
            /\b(?:he|she)(?:'s| has)? asked me to\b/i.test(next.text))
        )
      return expected.test(text) && /\byour colleague\b/i.test(text) && next?.speaker === label
    })
  })
}

/** Who is introduced by whom belongs to whom; repeated until nobody else follows. */
function spread(sides: Sides, pairs: readonly (readonly [string, string])[]): void {
  const following = pairs.flatMap(([one, other]): [string, Side][] => {
    const [left, right] = [sides.get(one), sides.get(other)]
    if (left !== undefined && right === undefined) return [[other, left]]
    return left === undefined && right !== undefined ? [[one, right]] : []
  })
  for (const [label, side] of following) sides.set(label, side)
  if (following.length > 0) spread(sides, pairs)
}

/** The last open one of two, where the other one is known. */
function completePair(sides: Sides, labels: readonly string[]): void {
  const [one, other] = labels
  if (labels.length !== 2 || one === undefined || other === undefined) return
  const [left, right] = [sides.get(one), sides.get(other)]
  if (left !== undefined && right === undefined) sides.set(other, opposite(left))
  if (right !== undefined && left === undefined) sides.set(one, opposite(right))
}

/** How often a speaker answers at once what one of `side` asks. */
function countAnswers(label: string, side: Side, utterances: readonly Utterance[], sides: Sides): number {
  return utterances.filter(({ speaker }, index) => {
    const before = utterances[index - 1]
    if (speaker !== label || !before || sides.get(before.speaker) !== side) return false
    return utterances
      .slice(Math.max(0, index - 3), index)
      .some((each) => each.speaker === before.speaker && isQuestion(each.text))
  }).length
}

/** How often one of `side` answers at once what a speaker asks. */
function countAsked(label: string, side: Side, utterances: readonly Utterance[], sides: Sides): number {
  return utterances.filter(({ speaker, text }, index) => {
    const after = utterances.slice(index + 1).find((each) => each.speaker !== label)
    return speaker === label && isQuestion(text) && after !== undefined && sides.get(after.speaker) === side
  }).length
}

const asksFavour =
  /\b(?:could|can|would|will) you (?:\w+ )?(?:send|give|let|share|get|bring|forward|text|email|mail)\b/
/** Whether one of ours asks a speaker, by name, for something that only the other side has. */
function isAskedByName(name: string | null, utterances: readonly Utterance[], sides: Sides): boolean {
  if (name === null) return false
  const called = firstName(name).toLowerCase()
  return utterances.some(({ speaker, text }) => {
    const said = normalise(text)
    const isCalled =
      said.startsWith(`${called}, `) ||
      new RegExp(String.raw`, ${escapeRegExp(called)}[?.!]*$`, 'u').test(said)
    return sides.get(speaker) === 'us' && isCalled && asksFavour.test(said) && /\b(?:me|us|over)\b/.test(said)
  })
}

/** Who speaks of a place or a purchase of their own sells nothing, whoever brought them along. */
const isOwner =
  /\byour (?:lad|man|bloke|guy|chap|girl|engineer|technician|fitter|driver|installer)s? (?:\w+ )?(?:went|came|left|said|told|did|put|was|were|has|had|never|didn't)\b|\bthis is my (?!colleague|boss|name|card|number|email|screen|direct)\p{L}+|\b(?:i|we)(?:'ve| have)? (?:pay|paid|bought|had ours|had mine|got ours|run a|own)\b/u

/** A sign is a cue, an answer, or a company that is not ours; two more for one side than for the other decide. */
function sideBySigns(
  { label, name, company }: Participant,
  cues: number,
  { utterances }: Reading,
  sides: Sides,
): Side | null {
  const answers =
    countAnswers(label, 'us', utterances, sides) - countAnswers(label, 'them', utterances, sides)
  const asked = countAsked(label, 'us', utterances, sides) - countAsked(label, 'them', utterances, sides)
  const favour = isAskedByName(name, utterances, sides) ? 2 : 0
  const signs = answers - cues + Math.max(0, asked) + favour + (company === null ? 0 : 1)
  if (signs >= 2 || (cues < 0 && signs > 0)) return 'them'
  if (signs > -2) return null
  const isBuyer = utterances.some(({ speaker, text }) => speaker === label && isOwner.test(normalise(text)))
  return isBuyer ? null : 'us'
}

/**
 * The side of each speaker, by label; a label without evidence is missing. In this order: what is certain, the company,
 * who introduces whom, known leads, the words of sellers and buyers, who answers whose questions. Of two speakers the
 * second follows from the first.
 */
export function findSides(reading: Reading): Sides {
  const { participants, utterances, segments, context } = reading
  const labels = participants.map(({ label }) => label)
  const sides: Sides = new Map()
  for (const participant of participants) {
    const side =
      certainSide(participant, segments, context) ?? (standsIn(participant.label, reading) ? 'us' : null)
    if (side !== null) sides.set(participant.label, side)
  }
  const [only] = participants
  if (labels.length < 2) {
    if (only && sides.size === 0 && isMessageToUs(utterances, context)) sides.set(only.label, 'them')
    return sides
  }
  const pairs = utterances.flatMap((utterance) =>
    introducedIn(utterance, participants).map((label) => [utterance.speaker, label] as const),
  )
  const companies = participants.flatMap(({ label, company }) =>
    company === null ? [] : [{ label, company: company.toLowerCase() }],
  )
  const colleagues = companies.flatMap(({ label, company }) =>
    companies.flatMap((other) =>
      other.label !== label && other.company === company ? [[label, other.label] as const] : [],
    ),
  )
  const together = labels.length > 2 ? [...pairs, ...colleagues] : []
  // Whom one of ours introduces is ours, though a lead has the same first name; whom those introduce may be anybody.
  const certain = new Map(sides)
  if (labels.length > 2)
    for (const [by, introduced] of pairs)
      if (certain.get(by) === 'us' && !sides.has(introduced) && !isLabelledLead(introduced, context))
        sides.set(introduced, 'us')
  const isKnownLead = ({ label, name }: Participant): boolean =>
    !sides.has(label) && name !== null && context.people.some((person) => isSameName(person.name, name))
  for (const participant of participants) if (isKnownLead(participant)) sides.set(participant.label, 'them')
  spread(sides, together)
  completePair(sides, labels)
  const cues = new Map(labels.map((label) => [label, countCues(utterances, label)]))
  if (sides.size === 0) decideByCues(sides, labels, cues)
  completePair(sides, labels)
  spread(sides, together)
  decideBySigns(sides, { participants, utterances, segments, context }, cues)
  spread(sides, together)
  if (labels.length > 2) followCustomers(sides, presentedTogether(utterances, participants))
  // Who came along with a customer sells nothing, however they talk: the seller is looked for among the others.
  if (![...sides.values()].includes('us')) decideByCues(sides, labels, cues)
  spread(sides, together)
  // Once it is known who of three sells, who asks that one is known as well.
  decideBySigns(sides, { participants, utterances, segments, context }, cues)
  spread(sides, together)
  if (labels.length > 2) followCustomers(sides, presentedTogether(utterances, participants))
  return sides
}

/** The side of everybody who is still open, by signs. */
function decideBySigns(sides: Sides, reading: Reading, cues: ReadonlyMap<string, number>): void {
  const { participants } = reading
  const labels = participants.map(({ label }) => label)
  const decided = new Map(sides)
  for (const participant of participants) {
    // With nobody known, a few words for or against would put the whole conversation upside down.
    const own = cues.get(participant.label) ?? 0
    if (sides.has(participant.label) || labels.length === 2 || (decided.size === 0 && own > -farAhead))
      continue
    const side = sideBySigns(participant, own, reading, decided)
    if (side !== null) sides.set(participant.label, side)
  }
}

/** So many more cues than anybody else make a seller of somebody where nobody is known: a customer's call may begin like ours. */
const farAhead = 3

/** Without anybody known the seller is who sells far more than anybody else; else it is asked who is ours. */
function decideByCues(sides: Sides, labels: readonly string[], cues: ReadonlyMap<string, number>): void {
  const ranked = labels
    .filter((label) => !sides.has(label))
    .map((label) => ({ label, cues: cues.get(label) ?? 0 }))
    .toSorted((one, other) => other.cues - one.cues)
  const [best, second] = ranked
  // Beside a customer who is known, one more is enough.
  const distance = sides.size > 0 ? 1 : farAhead
  const isAhead = best !== undefined && best.cues - (second?.cues ?? 0) >= distance
  if (best && best.cues > 0 && isAhead) sides.set(best.label, 'us')
  else if (best && second && labels.length === 2 && best.cues - second.cues >= farAhead)
    sides.set(second.label, 'them')
}
