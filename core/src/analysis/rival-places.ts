import { escapeRegExp } from '../text/words.ts'
import type { CompanyName } from './company-names.ts'
import type { Line, Scene } from './scene.ts'

/** "A used Corolla", "off a CrossFit that": one thing of many, unless it is one of theirs ("a Norvik rep"). */
const oneOfMany =
  /\b(?:an?|another|two|three|four|five|six|(?<!\b(?:we|i|they|ve|have|had|also) )used|new|old)(?: \w+)? $/i
const ofTheirs =
  /^(?:['’]s)? (?:man|guy|fella|bloke|woman|lady|girl|reps?|people|stand|brochure|leaflet|flyer|quote|offer|proposal|contract|trial|licen[cs]e|subscription|account|app|system|salesman|card)\b/
/** "They left Dean stuck". */
const leftStuck = /\b(?:left|leave|leaving) $/i
/** What a firm does or has, after its name. */
const firmActs =
  /^(?:['’](?:s|ve|d|ll)\b| (?:has|have|had|is|are|was|were|do|does|did|will|would|can|could|sent|sends|gave|give|gives|said|says|say|told|tell|quoted|quotes?|offer(?:s|ed)?|came|come|comes|wants?|put|knows?|knew|charge[sd]?|include[sd]?|guarantees?|promised?|rang|rings?|called|calls?|just|never|always|also|even|only|pay|took|takes?|went|won|make|makes|sells?|costs?|does|from|and|or)\b|, (?:and|since|mostly|for|but|the|they|about)\b|[.?!]?$)/
const commonEnding = /(?:ing|ment|tion|ness|ity|[^s]s)$/

/** Places, employers, owners and acquaintances stand after these. */
const elsewhere =
  /\b(?:in|near|into|inside|outside|beside|behind|opposite|stuck at|go to|(?<!\b(?:i['’]m|we['’]re|i am|we are) )going to|gone to|drive to|up to|down to|belongs? to|owned by|part of|(?:i|he|she) (?:was|worked|works|started|trained) (?:at|for|with)|(?:colleague|friend|neighbou?r|brother|sister|cousin|husband|wife|son|daughter|mate|buddy) (?:from|at|of)|(?:won|got) the|customer,|client,|deliver (?:it )?to|delivering to|suppl(?:y|ying)|sell to|selling to|ship to|sponsor|member of|members of|chairman of|owner of|(?:come|comes|came|coming|drive|driving|ship|shipped|shipping|sent) from)(?: the| our)? $/i
/** "As a customer", "for the books", "DocuSign me nothing", "has one of yours". */
const otherRole =
  /^(?:['’]s)?(?:(?: was| were| is| are)? (?:as )?(?:an?|our|one of our|another) (?:big |biggest |old |good )*(?:customers?|clients?|tenants?|landlord|bank|friends?|neighbou?rs?)\b| for (?:the|our|my|all the) (?:files|books|accounts|accounting|invoices|payroll|tax(?:es)?|calls|meetings|e-?mails?|money)\b| (?:me|us|it(?! (?:looks?|is|was|seems?|feels?|does|has))|you|him|her|them)\b| has one of (?:yours|ours)\b| (?:job|building|street|road|hall|arena|festival|fair|show)\b)/i
/** "Next door at Hallett's": somebody's place. */
const atTheirs = /\b(?:next door|down the road|over|round|up|down|across the road) at $/i
/** Whether a name may be a firm's or a product's in its place: a sentence's first word may be any word. */
export function mayBeFirm(
  { text }: Line,
  { name, index, end, isSure }: CompanyName,
  sure: ReadonlySet<string>,
): boolean {
  const [said, rest] = [text.slice(0, index), text.slice(end)]
  if (oneOfMany.test(said) && !ofTheirs.test(rest)) return false
  if (elsewhere.test(said) || otherRole.test(rest)) return false
  if (atTheirs.test(said) && /^['’]s\b/.test(rest)) return false
  if (leftStuck.test(said) && / (?:stuck|alone|waiting|hanging|behind|standing|with|there)\b/.test(rest))
    return false
  if (isSure || sure.has(name) || /\p{Ll}\p{Lu}/u.test(name)) return true
  return firmActs.test(rest) && !(commonEnding.test(name) && !name.includes(' '))
}

/** "Does it work with our case system?": what is named next is what they keep. */
const asksToWorkWith =
  /\b(?:works?|integrates?|connects?|talks?|speaks?|syncs?|links?|plugs?|hooks?|ties?|files?|goes) (?:in )?(?:with|to|into) (?:our|your|the|whatever|what|anything|it)\b.*\?$/

/** "The connector for Acme", "it has to talk to Acme": what is kept, and worked with. */
export function isLinked(name: string, { lines }: Scene): boolean {
  const said = escapeRegExp(name.toLowerCase())
  const link = new RegExp(
    String.raw`\b(?:connectors?|connects?|integrat\w+|interfaces?|plugs?|syncs?|talks?|links?|files?|feeds?|exports?|imports?|api) (?:to|for|with|into|from|in)(?: (?:our|your|the|both))? ${said}\b|\b${said}(?:'s)? (?:connector|integration|interface|api|export|import|plug-?in|module)\b`,
  )
  return lines.some(
    ({ lower }, at) =>
      link.test(lower) ||
      (asksToWorkWith.test(lower) &&
        lines.slice(at, at + 4).some((next) => next.lower.includes(name.toLowerCase()))),
  )
}
