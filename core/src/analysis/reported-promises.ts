import type { ActionCue } from './action-cues.ts'

/**
 * What a voice note reports as promised. The first group of a pattern is who promised or was promised something where
 * that is a name, the last one what it is; `verb` stands before a noun.
 */
interface Row {
  pattern: RegExp
  doer: 'speaker' | 'third'
  verb: (name: string) => string
}

const person = String.raw`(?:(?:Dr|Mrs?|Ms|Sister|Professor) )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?|[Tt]hem|[Hh]im|[Hh]er`
const none = () => ''

const rows: Row[] = [
  // "I promised Helen a spare unit."
  {
    pattern: new RegExp(
      String.raw`\b(?:I|[Ww]e)(?:'ve| have)? promised (${person}) ((?:a|an|the|two|three|four|some|our|my|another) .*)$`,
      'u',
    ),
    doer: 'speaker',
    verb: (name) => `get ${name} `,
  },
  // "I promised (her) to send it", "I told him I'd call", "I said I would check".
  {
    pattern: new RegExp(
      String.raw`\b(?:I|[Ww]e)(?:'ve| have)? (?:promised|agreed|said|told)(?: (${person}))?(?: (?:sure|yes|okay|fine|of course|gladly),)?(?: that)? (?:to|(?:I|we)(?:'d|'ll| would| will)) ([a-z].*)$`,
      'u',
    ),
    doer: 'speaker',
    verb: none,
  },
  // "She wants me to send it", "Tom asked me to call back".
  {
    pattern: new RegExp(
      String.raw`\b(${person}|[Ss]he|[Hh]e|[Tt]hey) (?:wants|want|asked|needs|would like) (?:me|us) to ([a-z].*)$`,
      'u',
    ),
    doer: 'speaker',
    verb: none,
  },
  // "Tom said he'll sign it tomorrow."
  {
    pattern: new RegExp(
      String.raw`\b(${person}|[Ss]he|[Hh]e|[Tt]hey) (?:said|says|promised|agreed|told me|confirmed)(?: that)? (?:to|(?:he|she|they)(?:'d|'ll| would| will|'s going to| is going to)) ([a-z].*)$`,
      'u',
    ),
    doer: 'third',
    verb: none,
  },
]
const uncertain =
  /\b(?:if|unless|once|might|maybe|perhaps|said no|say no|had to say|can't|couldn't|but (?:I|we) (?:said|told|can't)|not)\b/i

/** "I'd ask the factory if they'll go to ten": what is asked is uncertain, not that it will be. */
const isAsked = /\b(?:ask|check|find out|see|know)\b[^.;]*?\b(?:if|whether)\b.*$/i

/** The promise that a sentence of a voice note reports, or null. */
export function findReported(sentence: string): ActionCue | null {
  if (uncertain.test(sentence.replace(isAsked, ''))) return null
  for (const { pattern, doer, verb } of rows) {
    const match = pattern.exec(sentence)
    const what = match?.at(-1)
    if (!match || what === undefined) continue
    const name = match[1] ?? ''
    const body = `${verb(name)}${what}`
    return {
      manner: 'promise',
      doer,
      subject: doer === 'third' ? name : null,
      body,
      index: match.index + match[0].length - what.length,
      asksMind: false,
      needsPromise: false,
      isAmongOwn: false,
    }
  }
  return null
}
