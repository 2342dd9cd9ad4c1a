import { escapeRegExp } from '../text/words.ts'
import { isGivenName } from './given-names.ts'
import {
  isFamilyNameOnly,
  isNoName,
  isSameName,
  type NameMention,
  readCompany,
  withoutTitle,
} from './names.ts'
import type { Evidence } from './types.ts'
import type { Utterance } from './utterances.ts'

/** What a speaker is called in full and where they come from, with the sentence that says it. */
export interface Introduction {
  name: string | null
  company: string | null
  evidence: Evidence | null
}

const particle = String.raw`(?:(?:de|van|von|der|den|del|della|di|da|dos|du|la|le|bin|al|el|ter|ten|zu|af) ){0,2}`
const word = String.raw`\p{Lu}[\p{L}'-]+`
const notFamilyNames =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|mr|mrs|ms|miss|dr|i'(?:m|ll|ve|d)|and|but|the|yes|no|from|at|here)$/i
const askingFor = String.raw`(?:[Ii]s (?:that|this)|[Ss]peaking (?:to|with)|[Tt]alking (?:to|with)|[Hh]i|[Hh]ello|[Dd]ear),? `
const isSomebodyElse = /^, (?:my|our|his|her|their|the|who)\b/

/**
 * A speaker's known word made whole by a sentence: "Walt" by "Walt Brandvold, I own the place", "Dr. Petrakis" by "Elena
 * Petrakis, Lakeside Physio." Others' words count only where they ask for or greet somebody.
 */
function wholeName(known: string, text: string, isOwn: boolean): string | null {
  if (!text.includes(withoutTitle(known))) return null
  const stem = escapeRegExp(withoutTitle(known))
  const isFamily = isFamilyNameOnly(known)
  const pair = isFamily ? `(${word}) ${stem}` : `${stem} (${particle}${word})`
  const isWordToo = !isFamily && !isGivenName(stem)
  const before = isOwn ? (isFamily ? '^' : String.raw`(?:^|[\s,])`) : askingFor
  const after =
    isFamily || isWordToo
      ? '(?=[,.!?]|$| (?:from|of|at|with|here|speaking)\\b)'
      : String.raw`(?![\p{L}'])(?! ${word})`
  const match = new RegExp(`${before}${pair}${after}`, 'u').exec(text)
  const other = match?.[1]
  if (!match || other === undefined || notFamilyNames.test(other) || isNoName(other)) return null
  if (isSomebodyElse.test(text.slice(match.index + match[0].length))) return null
  return isFamily ? `${other} ${withoutTitle(known)}` : `${known} ${other}`
}

const opensWithName = new RegExp(`^(${word}) (${particle}${word}), (?:we|I|our|my)\\b`, 'u')
/** "Matteo Colombo, we have two bakeries": a voice without a name says its own. */
function ownName(text: string): string | null {
  const [, given, family] = opensWithName.exec(text) ?? []
  if (given === undefined || family === undefined || !isGivenName(given)) return null
  return notFamilyNames.test(family) || isNoName(family) ? null : `${given} ${family}`
}

/** The company that follows a name: "Gareth Pryce, Pryce and Daughters", "Marisol Vega, operations at Puerta Tools". */
function companyAfter(name: string, text: string): string | null {
  const index = text.indexOf(name)
  if (index < 0) return null
  const rest = text.slice(index + name.length)
  const match =
    /^(?:,? (?:from|at|of|with)|, for(?= \p{Lu})|, (?:[\p{Ll}-]+ ){1,4}(?:at|for|with|of|from)|, (?:and )?i (?:own|run) [\p{Ll} ]{2,20},|,) (?=\p{Lu}|the \p{Lu})(.{2,60})/iu.exec(
      rest,
    )
  const company = match?.[1] === undefined ? null : readCompany(match[1], true)
  return company === null || /^I(?:'|$)/.test(company) || isSameName(company, name) ? null : company
}

const namesBusiness =
  /\b(?:i (?:own|run) (?:a |the )?(?:place|company|business|firm|shop|farm|bakery|practice)(?:,| called)|my (?:company|business|firm|shop|practice)(?: is|'s)(?: called)?|i'm (?:the|an?) (?:[\p{Ll}-]+ ){1,4}(?:at|for|with)|like the (?:shop|company|firm|farm|brand),) (?=\p{Lu})(.{2,60})/u

/** The company of a sentence by itself: "I'm the technical writer at Currawong Pumps", "Whitcomb Tile, in Dayton". */
function companyIn(text: string, name: string | null): string | null {
  const spoken = text
    .replace(/^I\b/, 'i')
    .replace(/([,.] )I\b/g, '$1i')
    .replace(/^(?:Like|My)\b/, (start) => start.toLowerCase())
  const named = namesBusiness.exec(spoken)?.[1]
  if (named !== undefined) return readCompany(named, true)
  const family = name?.includes(' ') ? name.split(' ').at(-1) : undefined
  if (family === undefined) return null
  const own = new RegExp(`^${escapeRegExp(family)} (?:and )?${word}(?: ${word})?(?=[,.]|$)`, 'u').exec(text)
  return own?.[0] ?? null
}

/** "All well at Norvane?", said to the only other speaker. */
const asksAfter =
  /\b(?:all well|all good|everything (?:okay|ok|all right|good|well)|how (?:are|is|'s) (?:things|everything|everybody|everyone|life|business)|how's (?:things|everything|everybody|everyone|life|business)) (?:over |down |up )?at (.{2,40})/i

/** Reads the speaker's introduction. `known` is the name so far, `isListener` whether others can only mean this speaker. */
export function readIntroduction(
  label: string,
  known: string | null,
  utterances: readonly Utterance[],
  mentions: readonly (NameMention & { speaker: string })[],
  isListener: boolean,
): Introduction {
  const tidy = utterances.filter((utterance) => utterance.isTidy)
  const own = tidy.filter((utterance) => utterance.speaker === label)
  const isWhole = known === null || withoutTitle(known).includes(' ')
  const full = isWhole
    ? undefined
    : tidy
        .map(({ text, speaker, evidence }) => ({
          name: wholeName(known, text, speaker === label),
          evidence,
        }))
        .find(({ name }) => name !== null)
  const titled = isListener
    ? mentions.find(
        ({ speaker, kind, name }) => speaker !== label && kind === 'addressed' && isFamilyNameOnly(name),
      )
    : undefined
  const byTitle =
    isWhole || isFamilyNameOnly(known) || titled === undefined || isSameName(titled.name, known)
      ? null
      : `${known} ${withoutTitle(titled.name)}`
  const said = known === null ? own.map(({ text }) => ownName(text)).find((each) => each !== null) : null
  const name = full?.name ?? byTitle ?? known ?? said ?? null
  const withCompany = own.flatMap(({ text, evidence }, index) => {
    const following = own[index + 1]
    const isNamed = name !== null && text.includes(name)
    const alone =
      isNamed &&
      following &&
      tidy.indexOf(following) === tidy.findIndex((each) => each.evidence === evidence) + 1 &&
      new RegExp(`^${word}(?: (?:and |& )?${word}){0,3}\\.?$`, 'u').test(following.text)
        ? readCompany(following.text, true)
        : null
    const company = (name === null ? null : companyAfter(name, text)) ?? companyIn(text, name) ?? alone
    return company === null ? [] : [{ company, evidence }]
  })[0]
  const asked = isListener
    ? tidy.flatMap(({ text, speaker }) =>
        speaker === label ? [] : (readCompany(asksAfter.exec(text)?.[1] ?? '', true) ?? []),
      )[0]
    : undefined
  return {
    name,
    company: withCompany?.company ?? asked ?? null,
    evidence: full?.evidence ?? withCompany?.evidence ?? null,
  }
}
