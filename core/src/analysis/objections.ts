import { countWords } from '../text/words.ts'
import { isQuestion } from '../voice/metrics.ts'
import type { Scene } from './scene.ts'
import type { Objection, ObjectionKind } from './types.ts'

const patterns: [kind: ObjectionKind, pattern: RegExp][] = [
  [
    'price',
    /\b(?:(?:too|very|pretty|quite|really|so|bit|more) (?:expensive|pricey|costly|steep)|too (?:much money|high for us)|over (?:our )?budget|out of (?:our )?(?:budget|price range)|(?:don't|do not|didn't) have (?:the |that |a |any )?budget|no budget|can't afford|cannot afford|not (?:in|within) (?:our|the) budget|(?:price|cost|pricing|number|quote|fee)s? (?:is|are|seems?|looks?|feels?|sounds?) (?:\w+ ){0,2}(?:high|steep|expensive|much)|more than (?:we|i) (?:planned|expected|budgeted|wanted|can spend|thought|hoped|were planning)|(?:higher|more) than (?:what )?(?:we|i)|cheaper (?:option|alternative|elsewhere)|budget (?:is|has been|was) (?:frozen|tight|cut|limited|gone)|hard to justify|(?:worried|concerned|nervous) about (?:the )?(?:price|cost|pricing|budget)|sticker shock|lower (?:the )?price|come down on (?:the )?price)\b/,
  ],
  [
    'timing',
    /\b(?:(?:not|isn't) (?:the |a )?(?:right|good|best) time|bad time|too (?:early|soon) (?:for us|to)|(?:not|nothing) (?:until|before) (?:next|the (?:end|new)|q[1-4]|january|spring|summer)|(?:maybe|perhaps|revisit|look at (?:it|this) again|come back to (?:it|this)) (?:next|in (?:a few|six|three|q[1-4])|later)|next (?:quarter|year) (?:at the earliest|maybe|instead)|too busy|(?:no|don't have) (?:the )?(?:time|bandwidth|capacity|resources)|(?:in the )?middle of (?:a|another|our)|on hold|hold off|under contract until|contract (?:runs|ends|expires|goes) (?:until|in|through)|locked in (?:until|for|with)|(?:worried|concerned|nervous) about (?:the )?(?:timeline|time|timing|deadline)|(?:takes?|take) too long)\b/,
  ],
  [
    'competitor',
    /\b(?:already (?:using|have|use|work(?:ing)? with)(?! you)|happy with (?:our current|what we have|our existing|[a-z]+ right now)|(?:also )?(?:talking|speaking|looking) (?:to|at|with) (?:other|another|a few|some|two|several) (?:vendors?|companies|providers?|options|solutions)|other (?:vendors?|quotes|offers)|(?:cheaper|better) (?:offer|price|quote) from|why should (?:we|i) switch|(?:don't want|no reason|hard|not looking) to switch|switching (?:cost|would be)|existing (?:vendor|provider|contract with))\b/,
  ],
  [
    'authority',
    /\b(?:not my (?:decision|call)|(?:can't|cannot|couldn't) (?:decide|sign|approve|commit)(?: that| this)?|(?:need|have|would have|'d have|want) to (?:ask|check with|run (?:it|this|that) (?:by|past)|talk to|speak (?:to|with)|discuss (?:it|this|that) with|get (?:approval|sign-?off|buy-?in)|convince|clear (?:it|this) with|involve) (?:from )?(?:my|our|the)\b|(?:my|our|the) (?:boss|manager|ceo|cfo|cto|board|director|legal|procurement|it)(?: team| department)? (?:has|have|needs?|will (?:need|have|want)) to|need to (?:loop|bring) in|(?:she|he|they)(?:'d| would| will|'ll)? (?:have to|need to|has to|needs to) (?:sign|approve|decide|agree)|not (?:the one who|up to me)|above my pay)\b/,
  ],
  [
    'need',
    /\b(?:(?:don't|do not|doesn't|not sure (?:we|i)|wouldn't) (?:really |actually )?(?:need|see (?:the|a) (?:need|value|point|benefit)|require)|not (?:a )?priority|(?:isn't|not) (?:relevant|for us|what we need|a fit|the right fit|something we need|interested)|what we have (?:works|is fine)|works (?:fine|well enough)|good enough (?:for us|as it is)|nice to have|don't see why|spreadsheets? (?:work|are fine)|missing (?:a )?features?|(?:doesn't|does not) (?:support|have|do|integrate|work with))\b/,
  ],
  [
    'trust',
    /\b(?:(?:worried|concerned|nervous|anxious|skeptical|sceptical|hesitant|unsure|concerns?|worry|worries) (?:is |are |about |with |that |around |regarding )|not (?:sure|convinced|confident|comfortable)(?: that| about| with| it| your| you| this)?|never heard of|(?:had|have had) (?:a )?(?:bad|terrible|poor) experiences?|burned (?:before|by)|how (?:do|can) (?:we|i) (?:know|trust|be sure)|too good to be true|small company|what if (?:you|it|something) (?:go|goes|fails?|breaks?|disappears?)|(?:security|privacy|compliance|gdpr|data) (?:concerns?|issues?|worr(?:y|ies)|risk)|risky|too (?:complicated|complex|difficult)|doubts?)\b/,
  ],
]

const dismissed =
  /\b(?:not|isn't|no|never|wasn't|aren't|without) (?:a |an |any |too |really |that |an? )*(?:problem|issue|concern|concerns|objection|expensive|steep|pricey|worried|risky|doubt|doubts)\b|\bno doubt\b|\bwithout a doubt\b/
const notObjecting = /\b(?:used to (?:be|have)|was worried|were worried|not anymore)\b/

/** "I don't need the board for it", "we don't have to ask legal": needing no approval is no objection. */
const independence =
  /\b(?:don't|do not|doesn't|does not|didn't|won't|wouldn't|never) (?:(?:really|actually|even|usually) )?(?:(?:need|have) (?:to (?!change|switch|replace|buy|pay|move|use)|you to )|(?:need|require) (?:(?:the|my|our|an?|any|his|her|their|anybody|anyone|somebody)(?:'s)? )?(?:[a-z]+ )?(?:board|boss|manager|director|approval|permission|sign-?off|signature|consent|legal|lawyers?|procurement|purchasing|finance|management|committee|partners?|ceo|cfo|cto|coo|anybody|anyone|somebody|anybody's|anyone's)\b)[^,.;]*/g

function kindOf(lower: string): ObjectionKind | null {
  if (dismissed.test(lower) || notObjecting.test(lower)) return null
  const remaining = lower.replace(independence, ' ')
  return patterns.find(([, pattern]) => pattern.test(remaining))?.[0] ?? null
}

/** The customer's objections by kind. The seller's own words do not count, nor does a concern that was resolved. */
export function findObjections(scene: Scene): Objection[] {
  const found: Objection[] = []
  for (const line of scene.lines) {
    if (line.side === 'us' || countWords(line.text) < 3) continue
    const kind = kindOf(line.lower)
    const isAsking =
      isQuestion(line.text) && !/^(?:but|why|how do we know|how can we|what if)/.test(line.lower)
    if (kind === null || (isAsking && kind !== 'trust' && kind !== 'price')) continue
    const previous = found.at(-1)
    const isRepeat = previous?.kind === kind && line.evidence.start - previous.evidence.end < 8
    if (!isRepeat) found.push({ kind, text: line.text, speaker: line.speaker, evidence: line.evidence })
  }
  return found
}
