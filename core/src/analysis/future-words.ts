import { isDelivery } from './action-verbs.ts'

const own = String.raw`(?:my|our|the) [a-z]+(?: [a-z]+)?`
const doer = String.raw`(?:i|we|he|she|they|${own}|\p{Lu}[\p{L}-]+)`

/** "What I can say for certain is that I'll …": the promise is what follows. */
const announced =
  /\b(?:is|say|promise|tell you|certain|sure|guarantee(?: you)?|make sure|see to it|means) that (?=(?:i|we)(?:'ll| will)\b)/giu

/** "What I can do is give you …" is an offer. */
const offered = /\bwhat (i|we) can do is (?:to )?(?=[a-z])/giu

/** "The plan, that my brother will send you this week": the object stands first. */
const fronted = new RegExp(
  String.raw`^((?:(?:but|and|so|okay|yes|then|now),? )*)((?:the|your|our|my) (?:[\p{L}'-]+ ){0,5}?[\p{L}'-]+),? (?:that |those |them )?(${doer}(?:'ll| will|(?<=i|we)'m going to)) ((?:send|bring|give|get|email|mail|post|forward|text|show|hand|drop|fax|share|return)(?: back)?)( you| us| him| her| them)?(?= (?:by|on|in|this|next|today|tonight|tomorrow|after|before|over|back|first|right|straight|as|with|later|at|until|from|end|monday|tuesday|wednesday|thursday|friday)\b|[.,;!]|$)`,
  'iu',
)

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

const bases: Record<string, string> = {
  send: 'send',
  bring: 'bring',
  drop: 'drop',
  dropp: 'drop',
  collect: 'collect',
  pick: 'pick',
  deliver: 'deliver',
  post: 'post',
  mail: 'mail',
  email: 'email',
  forward: 'forward',
  fetch: 'fetch',
  return: 'return',
  ship: 'ship',
  shipp: 'ship',
  courier: 'courier',
  issu: 'issue',
  sett: 'set',
  prepar: 'prepare',
  writ: 'write',
  print: 'print',
  install: 'install',
  replac: 'replace',
  refund: 'refund',
  credit: 'credit',
  transferr: 'transfer',
  pay: 'pay',
  sign: 'sign',
  book: 'book',
  order: 'order',
  submit: 'submit',
  submitt: 'submit',
  fil: 'file',
  upload: 'upload',
  instal: 'install',
  fix: 'fix',
  call: 'call',
  ring: 'ring',
  phon: 'phone',
}
const progressive = new RegExp(
  String.raw`\b(i'm|we're|(?:he|she|they|${own})(?:'s|'re| is| are)) (?:just |also |only )?(${Object.keys(bases).join('|')})ing (?=(?<=\b(?:send|bring)ing )(?!out\b)\p{L}|(?:it|that|them|those|the|a|an|your|you|our|my|his|her|some|two|three|off|over|out|up|round|back|through|in)\b)`,
  'giu',
)

/** "My driver's dropping them off on Wednesday" is a promise where a day stands beside it. */
const asPromise = (text: string): string =>
  text.replace(progressive, (_said, subject: string, stem: string) => {
    const who = subject.replace(/(?:'m|'s|'re| is| are)$/i, '')
    return `${who} will ${bases[stem.toLowerCase()] ?? stem} `
  })

/** "The step file I send you still today": the same in the present, beside a day. */
const frontedNow = new RegExp(
  String.raw`^((?:(?:but|and|so|okay|yes|then|now),? )*)((?:the|your|our|my) (?:[\p{L}'-]+ ){0,5}?[\p{L}'-]+),? (i|we) (send|bring|give|get|email|mail|post|forward|show) (you|him|her|them)(?=,? (?:still |then |over )?(?:today|tonight|tomorrow|on|by|this|next|until|before)\b)`,
  'iu',
)

const done: Record<string, string> = {
  sent: 'send',
  drew: 'draw',
  put: 'put',
  wrote: 'write',
  got: 'get',
  came: 'come',
  brought: 'bring',
  made: 'make',
  gave: 'give',
  spoke: 'speak',
  rang: 'ring',
  showed: 'show',
  prepared: 'prepare',
  did: 'do',
  had: 'have',
  asked: 'ask',
  called: 'call',
  emailed: 'email',
  joined: 'join',
  lent: 'lend',
  left: 'leave',
  looked: 'look',
  worked: 'work',
  split: 'split',
  took: 'take',
  set: 'set',
  booked: 'book',
  arranged: 'arrange',
  forwarded: 'forward',
  checked: 'check',
}
/** "Would it help if I drew up a list?" is an offer to draw one up. */
const wouldHelp =
  /\b(?:would|might|could) it (?:help|be (?:useful|helpful|any use|of (?:any )?use|any good|better|easier))(?: (?:you|him|her|them|at all))? if (i|we) ([a-z]+) (?=[a-z])/i

/** A sentence with its promise in the form in which promises are read: subject, "will", verb, object. */
export function inPlainOrder(sentence: string, hasDate: boolean): string {
  const direct = sentence
    .replace(wouldHelp, (said, subject: string, verb: string) => {
      const base = done[verb.toLowerCase()]
      return base === undefined ? said : `shall ${subject} ${base} `
    })
    .replace(offered, '$1 can ')
    .replace(announced, (said) => said.replace(/that $/i, ', '))
  const match = fronted.exec(direct)
  const [whole, opening = '', object = '', subject = '', verb = '', whom = ''] = match ?? []
  const ordered =
    whole === undefined || !isDelivery(verb.split(' ')[0]?.toLowerCase() ?? '')
      ? direct
      : `${opening}${subject} ${verb}${whom} ${lowerFirst(object)}${direct.slice(whole.length)}`
  return hasDate
    ? asPromise(
        ordered.replace(
          frontedNow,
          (_said, opening, object, subject, verb, whom) =>
            `${opening}${subject} will ${verb} ${whom} ${lowerFirst(object)}`,
        ),
      )
    : ordered
}
