import { escapeRegExp } from '../../text/words.ts'
import type { Facts } from './facts-in.ts'
import { firstOf, namedIn, toldOf, unsettled } from './named-records.ts'

/** What somebody is said to be or to have done for a sale, with the beginnings of the words that would tell of it. */
const claims: readonly (readonly [claim: string, told: RegExp])[] = [
  [
    String.raw`(?:is|['’]s) (?:the |your |their )?(?:final |key |main )?(?:decision[- ]maker|one who (?:decides|signs|approves))|(?:decides|signs off|approves it|has the (?:final|last) (?:say|word|call))`,
    /\bdecision|\bdecid|\bsign|\bapprov|(?:final|last) (?:say|word|call)|\bauthori/i,
  ],
  [
    String.raw`(?:(?:has|have|['’]s|['’]ve) )?(?:already |also |now |verbally )*(?:agreed|accepted|committed|consented)`,
    /\bagree|\baccept|\bcommit(?!tee)|\bconsent|\byes\b|deal\b|go ahead/i,
  ],
  [
    String.raw`(?:(?:has|have|['’]s|['’]ve) )?(?:already |also |now )*(?:signed|countersigned|approved)`,
    /\bsign|\bapprov|\bcountersign|\bwon\b/i,
  ],
  [
    String.raw`(?:(?:has|have|['’]s|['’]ve) )?(?:already |also |now )*(?:promised|confirmed)`,
    /promis|confirm|will\b|['’]ll\b/i,
  ],
  [
    String.raw`(?:(?:has|have|['’]s|['’]ve) )?(?:already |also |now )*(?:complained|canceled|cancelled|threatened)`,
    /complain|cancel|threat|unhappy|disappoint/i,
  ],
]

/** "Ask whether Ana decides", "Does Bo sign?" */
const isOpen = /\b(?:whether|ask|check|find out|make sure)\b|\?$/i

/**
 * What a statement says the one record it names is or did for a sale (who decides, agreed, signed, promised, complained), where
 * nothing that was told of it says so.
 */
export function findUntoldDeeds(text: string, facts: Facts): string[] {
  const [record] = namedIn(text, facts)
  if (!record || isOpen.test(text) || unsettled.test(text.replace(/\bconfirmed\b/g, ''))) return []
  const told = toldOf(record, facts)
  return claims.flatMap(([claim, words]) => {
    const said = new RegExp(
      String.raw`${escapeRegExp(firstOf(record))}(?: \p{Lu}\p{L}+)? (${claim})\b`,
      'u',
    ).exec(text)
    const isTold = told.some((each) => words.test(each)) || words.test(record.stage)
    return said?.[1] === undefined || isTold ? [] : [said[1].trim()]
  })
}
