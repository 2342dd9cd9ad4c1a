import { countWords } from '../text/words.ts'
import { isQuestion } from '../voice/metrics.ts'
import { isRelated } from './company-names.ts'
import {
  type FactCandidate,
  type Found,
  type Meanings,
  mask,
  other,
  putAround,
  wanted,
} from './fact-candidates.ts'
import { featuresOf, type Spoken } from './objection-features.ts'
import { customerLines, findAnswers } from './question-answers.ts'
import type { PossibleRivals } from './rival-names.ts'
import { isLinked, mayBeFirm } from './rival-places.ts'
import type { Line, Scene } from './scene.ts'

/** Words of one meaning, which a few hundred exchanges do not all hold. */
const meanings: Meanings = [
  [
    'use',
    /\b(?:us(?:e[sd]?|ing)|runs?|running|ran|on|with|have|had|got|work(?:ed|ing)?|do(?:es)? (?:it|that|this|ours?)|inherited|went|going|go|gone)\b/,
  ],
  [
    'since',
    /\b(?:years?|months?|since|always|still|currently|at the moment|right now|today|for ages|until|before|previous\w*|old|current|existing|incumbent|last time|used to)\b/,
  ],
  [
    'leave',
    /\b(?:switch\w*|leav\w+|left|cancel\w*|drop\w*|ditch\w*|replac\w+|swap\w*|mov(?:e[ds]?|ing)|chang\w+|rid of|away|instead|back to|over to|stay\w*|stick|stuck|tied|locked|renew\w*|contract|notice|kick\w* out|fired?|sack\w*)\b/,
  ],
  [
    'compare',
    /\b(?:compar\w+|better|worse|cheaper|dearer|faster|slower|than|versus|against|between|alternative|options?|short-?list\w*|look(?:ed|ing)? at|consider\w*|evaluat\w+|trial\w*|demo\w*|tender|pitch\w*|bid\w*|race|running|other|others|lean\w*|same|match|undercut|half the price)\b/,
  ],
  [
    'price',
    /\b(?:quot\w+|price[sd]?|offer\w*|proposal|estimate|charg\w+|pay(?:ing|s)?|paid|cost\w*|discount|deal|percent|free|invoice\w*|bill\w*|want(?:ed|s)? (?:#|\d|\w+ty|\w+ hundred))\b/,
  ],
  [
    'court',
    /\b(?:rep|rang|rings?|ringing|call(?:s|ed|ing)?|phon\w+|email\w*|chas\w+|pester\w*|hound\w*|knock\w*|visit\w*|came|come|coming|round|brochure|leaflet|flyer|samples?|sales\w*|promis\w+|stand|approached|contacted|lunch|linkedin)\b/,
  ],
  [
    'fail',
    /\b(?:let us down|crash\w*|broke\w*|late|never|nightmare|useless|rubbish|terrible|awful|slow|complain\w*|problem\w*|fault\w*|support|outage|disappoint\w*|happy|unhappy|fed up|sick of|love|hate|fine|decent|good|bad|burn\w*|mess\w*)\b/,
  ],
  [
    'client',
    /\b(?:clients?|customers?|deliver\w*|supply|suppl(?:y|ies|ied)|sell\w*|sold|ship\w*|serve|serving|for them|orders? from us|guests?|patients?|tenants?|members?|buyers?|our biggest|accounts? like|work for|subcontract\w*|end user)\b/,
  ],
  [
    'link',
    /\b(?:integrat\w+|connect\w*|sync\w*|talks? to|plugs?|export\w*|import\w*|feeds?|link\w*|api|compatible|speaks?|works? with|alongside|on top of|next to|bookkeep\w*|accounting|payroll|accounts|ledger|calendar|e-?mail|files?|logs? in|single sign)\b/,
  ],
  [
    'other trade',
    /\b(?:bank|insur\w+|landlord|lawyers?|solicitors?|accountants?|auditors?|architects?|builder\w*|broker|agency|agent|courier|carrier|school|college|university|hospital|council|ministry|church|club|association|union|charity|restaurant|hotel|pub|cafe|festival|fair|expo|show|magazine|paper|newspaper|radio|article|podcast|tv|telly|book|film)\b/,
  ],
  [
    'place',
    /\b(?:live|lives|based|town|city|village|street|road|station|airport|branch|site|depot|plant|office|warehouse|from|near|down in|up in|over in|drive|train|flight|holiday)\b/,
  ],
  [
    'refer',
    /\b(?:recommend\w*|referr\w*|reference|told (?:me|us) about|heard (?:of|about)|found you|put us on to|introduced|swears? by|speak highly|mentioned|case study|logo|website)\b/,
  ],
  [
    'career',
    /\b(?:worked (?:at|for)|work(?:s|ing)? (?:at|for)|job|joined|hired|boss|ex-|former|career|before (?:i|he|she) came|used to (?:work|be)|cousin|brother|sister|wife|husband|son|daughter|friend|neighbou?r|mate)\b/,
  ],
  [
    'part of us',
    /\b(?:owned by|parent|group|sister company|subsidiary|bought us|took us over|acquired|merg\w+|our own|our brand|our product|we (?:make|brew|build|publish|call it)|called|named|project|code-?name|team|department)\b/,
  ],
  [
    'stuff',
    /\b(?:machine|model|make|brand|part|parts|tyres?|engine|van|truck|lorry|tractor|pump|boiler|printer|scanner|tablet|phone|laptop|screen|cable|paint|flour|beans|steel|material|ingredient|raw)\b/,
  ],
  [
    'no',
    /\b(?:no|not|never|nobody|nothing|isn't|don't|doesn't|didn't|won't|can't|haven't|wasn't|without|nor|neither)\b/,
  ],
]
/** How far around a sentence names are masked. */
const before = 4
const after = 8
const oneWord = 3

/** What is seen around a name is much more than a few hundred exchanges can tell apart: what stands beside it is kept, and how it is asked. */
const tells = /^(?:w:|[bts]:.*xthis|[01]:|answers|asked|sum$|priced$|negated$|reported)/

type Names = PossibleRivals

function namesFeatures({ line, found, scene }: { line: Line; found: Found; scene: Scene }): string[] {
  const { value } = found
  const name = value.toLowerCase()
  const mentions = scene.lines.filter(({ lower }) => lower.includes(name))
  const rest = line.text.slice(found.index + found.said.length)
  return [
    `name words ${value.split(' ').length}`,
    ...(/\p{Ll}\p{Lu}/u.test(value) ? ['camel'] : []),
    ...(/^\p{Lu}+$/u.test(value) ? ['letters'] : []),
    ...(/^['’]s/.test(rest) ? ['possessive'] : []),
    ...(found.index < 3 ? ['opens'] : []),
    ...(/^\W*$/.test(rest) ? ['ends'] : []),
    ...(countWords(line.text) <= oneWord ? ['alone'] : []),
    ...(mentions.some(({ side }) => side === 'us') ? ['ours name it'] : []),
    ...(mentions.some((each) => each !== line && isQuestion(each.text) && each.side === 'us')
      ? ['we ask of it']
      : []),
  ]
}

/** The names of a customer's sentences, each of which may be a rival's. */
export function rivalCandidates(scene: Scene, names: Names): FactCandidate[] {
  const { lines } = scene
  const places = new Map(lines.map((line, at) => [line, at]))
  const answering = new Map(
    findAnswers(scene, 'provider').flatMap((answer) => answer.lines.map((line, at) => [line, at] as const)),
  )
  const sure = new Set([...names.values()].flat().flatMap(({ name, isSure }) => (isSure ? [name] : [])))
  const toFound = (line: Line): Found[] =>
    (names.get(line) ?? [])
      .filter((each) => mayBeFirm(line, each, sure) && !isLinked(each.name, scene))
      .map(({ name, index, isSure }) => ({
        value: name,
        index,
        said: name,
        kind: isSure ? 'sure' : 'first word',
      }))
  const spokenAs = (line: Line, text: string): Spoken => ({
    text,
    speaker: line.speaker,
    namesRival: false,
    isReported: scene.isReport,
    isDenied: false,
  })
  const spoken = lines.map((line) => spokenAs(line, line.text))
  const theirs = new Set(customerLines(scene))
  return lines.flatMap((line) => {
    const at = places.get(line) ?? 0
    if (!theirs.has(line)) return []
    const all = toFound(line)
    return all.map((found) => {
      const around = [...spoken]
      for (let near = Math.max(0, at - before); near < Math.min(lines.length, at + after); near++) {
        const each = lines[near]
        if (!each || near === at) continue
        const text = (names.get(each) ?? [])
          .toReversed()
          .reduce(
            (masked, { name, index, end }) =>
              masked.slice(0, index) + (name === found.value ? wanted : other) + masked.slice(end),
            each.text,
          )
        around[near] = spokenAs(each, text)
      }
      const masked = mask(line, found, all)
      around[at] = spokenAs(line, masked)
      const features = new Map([...featuresOf(around, at)].filter(([name]) => tells.test(name)))
      putAround(masked, features, meanings)
      const next = lines[at + 1]?.speaker === line.speaker ? lines[at + 1] : undefined
      const reply = lines.slice(at + 1, at + after).find(({ speaker }) => speaker !== line.speaker)
      const asked = lines
        .slice(Math.max(0, at - before), at)
        .findLast(({ speaker }) => speaker !== line.speaker)
      for (const [side, each] of [
        ['then', next],
        ['own', lines[at - 1]?.speaker === line.speaker ? lines[at - 1] : undefined],
        ['before', asked],
        ['reply', reply],
      ] as const)
        for (const [name, words] of meanings)
          if (each && words.test(each.lower)) features.set(`${side} means ${name}`, 0.7)
      features.set(`is ${found.kind}`, 1)
      for (const name of namesFeatures({ line, found, scene })) features.set(name, 1)
      const place = answering.get(line)
      if (place !== undefined) features.set(place === 0 ? 'asked for' : 'asked for before', 1)
      if (
        isRelated(
          line,
          { name: found.value, index: found.index, end: found.index + found.said.length, isSure: true },
          next,
        )
      )
        features.set('related', 1)
      return { line, value: found.value, index: found.index, features }
    })
  })
}
