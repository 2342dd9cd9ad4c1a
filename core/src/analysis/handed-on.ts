import { namePhrase } from './persons.ts'
import type { Line } from './scene.ts'

/** That the say went from one to another, or lies with one alone; told beside the name. */
const isHandedOn =
  /\b(?:used to (?:decide|sign|approve|choose|pick|be\b(?=[,.]| (?:him|her|the|for|our|my|\p{Lu})))|they changed (?:that|it|the)|since (?:they|the) (?:changed|new|merger|takeover)|(?:was|were) choosing|(?:was|were) (?:approving|signing|deciding)|dissolved|retired|stepped down|without (?:his|her|their) (?:signature|okay|approval|stamp)|(?:she|he) alone\b|alone for (?:anything|everything|all)|what (?:she|he) says goes|since the rules|everything goes to (?:him|her))/iu

/** Without talk of deciding around it, it is some other post that somebody took over. */
const isOfDeciding =
  /\b(?:decid\w*|decisions?|choos\w*|chose|says? yes|yes to it|sign(?:s|ed|ing|ature)?|approv\w*|committee|board|get past|says goes|last word|over (?:[\w-]+ ){1,3}(?:thousand|hundred|million|lakhs?))\b/i
const around = 3

const post = String.raw`(?:the|our|my|his|her|their) (?:[\p{L}-]+ ){0,3}?[\p{L}-]+`
const named = [
  // "Now it is the chief executive, Madam Rono", "it is the new chairman now, Professor Olatunji"
  String.raw`\b[Ii]t(?:['’]s| is) ${post}(?: now| alone)?, (${namePhrase})`,
  // "since they changed the rules it's Glenda Tate, the chief executive"
  String.raw`\b[Ii]t(?:['’]s| is)(?: now)? (${namePhrase}), (?:the|our|my|his|her|their) [\p{L}]`,
  // "Now it's Annelies de Boer, group procurement in Rotterdam"
  String.raw`^(?:Now|Today|These days),? it(?:['’]s| is) (${namePhrase})(?=[,.]|$)`,
  // "Everett runs Nasmith Village now and he signs all the contracts himself."
  String.raw`^(${namePhrase}) (?:runs|leads|heads|manages|owns|has) [^.,]{2,40}? now,? and (?:he|she)(?: also)? (?:signs|decides|approves)\b`,
  // "It's the finance committee now, and really that means Harriet Dunmore"
  String.raw`\b(?:that|which|it) (?:really )?means (${namePhrase})`,
  // "For these things, the trust secretary, Mr. Rao."
  String.raw`^(?:For|On) (?:this|these|such|that|those)[^,.]{0,20}, ${post}, (${namePhrase})`,
].map((source) => new RegExp(source, 'u'))
/** "It's the captain alone for anything over twenty thousand. That's Ewen Strachan." */
const isAlone = new RegExp(String.raw`\b[Ii]t(?:['’]s| is) ${post} alone\b`, 'u')
const thatIs = new RegExp(String.raw`^(?:And )?(?:[Tt]hat|[Ii]t)(?:['’]s| is) (${namePhrase})`, 'u')

/**
 * Whom the say has gone to, where a customer tells it of a post and names who has it: the line and the name; null where
 * nobody is named.
 */
export function findHandedOn(
  theirs: readonly Line[],
  lines: readonly Line[],
): { line: Line; value: string } | null {
  for (const [at, line] of theirs.entries()) {
    const near = theirs.slice(Math.max(0, at - 2), at + 3).filter(({ speaker }) => speaker === line.speaker)
    if (!line.isTidy || !near.some(({ text }) => isHandedOn.test(text))) continue
    const place = lines.indexOf(line)
    const talk = lines.slice(Math.max(0, place - around), place + around)
    if (!talk.some(({ text }) => isOfDeciding.test(text))) continue
    const value = named.map((pattern) => pattern.exec(line.text)?.[1]).find((each) => each !== undefined)
    if (value !== undefined) return { line, value }
    const next = theirs[at + 1]
    const name = isAlone.test(line.text) && next ? thatIs.exec(next.text)?.[1] : undefined
    if (next && name !== undefined) return { line: next, value: name }
  }
  return null
}
