import type { CommandContext, Entity } from '../entities.ts'
import type { CustomerIntent } from '../intents.ts'
import type { Problem, Slots } from '../slots/reading.ts'
import { accountNamed, bareName } from './customer-names.ts'
import { jobTitle } from './person-title.ts'

export interface Understood {
  intent: CustomerIntent | 'add_note'
  slots: Slots
  /** By what was asked to look and cannot be looked. */
  notRead?: string
  /** Why it can't be carried out as it stands. */
  problem?: Problem | null
  /** Of fields that it sets by what they are called: what is asked for, without values that may be any words. */
  head?: string
}
type Read = (
  found: Record<string, string>,
  context: CommandContext,
  entities: readonly Entity[],
) => Understood | null

const show =
  '(?:(?:show|list|give|get|find|see|view|display|open|pull up|bring up|tell|name|count)(?: me| us)?(?: all)? )'
const all = '(?:(?:all|the|our|my|any|every|of|existing|current) )*'
const deal = '(?:deals?|sales?|opportunit(?:y|ies)|business|pipeline|leads?)'
const open = '(?:open|active|running|current|ongoing|live)'
const customers = '(?:accounts|customers|clients|(?:customer |client )?companies)'

const accountsWith =
  (sales: string): Read =>
  () => ({ intent: 'search_accounts', slots: { sales } })

const atAccount: Read = ({ account = '', title }, context) => {
  const found = accountNamed(account, context)
  return found
    ? {
        intent: 'search_contacts',
        slots: { account: found.reference, ...(title === undefined ? {} : { title }) },
      }
    : null
}

const pattern = (text: string): RegExp => new RegExp(`^(?:${text})$`, 'iu')
const name = (group: string): string => `(?<${group}>[^?!,;:]{2,80}?)`

/** What lists accounts or contacts, the more telling first. */
const rules: readonly (readonly [RegExp, Read])[] = [
  [
    pattern(
      `(?:${show}|which |what |do we have |are there )?${all}(?:of )?${customers} (?:(?:do we have |are there )?(?:without|with no|that have no|who have no|which have no|have no|has no|having no|lacking|lack|(?:that |who |which )?(?:do not|don['’]t) have)(?: an?| any)?(?: ${open})? ${deal})(?: .{0,20})?`,
    ),
    accountsWith('no_open'),
  ],
  [
    pattern(
      `(?:${show}|which |what |do we have )?${all}accounts (?:with|that have|who have|which have|have|having)(?: an?| any| some)? ${open} ${deal}`,
    ),
    accountsWith('open'),
  ],
  [
    pattern(
      `(?:${show}|which )?${all}(?:newest|latest|most recent|recently added|recent|new) accounts|(?:${show})?${all}accounts (?:sorted |ordered )?by (?:the )?(?:newest|latest|date|creation)(?: first)?`,
    ),
    () => ({ intent: 'search_accounts', slots: { sort: 'created' } }),
  ],
  [
    pattern(
      `(?:${show})?${all}(?:customer |client )?accounts(?: (?:list|overview|we have|that we have))?|(?:which|what) accounts (?:do we have|are there|have we got)|how many (?:customer )?accounts (?:do (?:we|i) have|are there|have we got)|what are ${all}accounts`,
    ),
    () => ({ intent: 'search_accounts', slots: {} }),
  ],
  [
    pattern(
      `(?:search|find|look for|look up|is there|do we have|search for)(?: me)? (?:an? |any |the )?accounts? (?:(?:for|named|called|by the name of|like|with) )+${name('words')}`,
    ),
    ({ words = '' }) => ({ intent: 'search_accounts', slots: { query: bareName(words) } }),
  ],
  [
    pattern(
      `whom?(?:['’]s| is| are)? (?:all |else |of them )*(?:works?|working|employed|do we know|we know|do i know|people do we know)(?: there)? (?:at|for|with|from|in|over at) ${name('account')}`,
    ),
    atAccount,
  ],
  [
    pattern(
      `(?:${show}|which |what |do we have |are there )?${all}(?:contacts|contact (?:people|persons)|employees|people|staff)(?: (?:do we|we|do i|i) (?:know|have)| working| who work| that work| who are)? (?:at|of|from|for|in) ${name('account')}`,
    ),
    atAccount,
  ],
  [
    pattern(
      `(?:${show}|which |what (?:are )?)?${name('account')}['’]s? (?:contacts|contact (?:people|persons)|people|employees|staff)`,
    ),
    atAccount,
  ],
  [
    pattern(
      `(?:who(?:['’]s| is| are)|${show}|what(?:['’]s| is) the name of) (?:the |our |their )?(?<title>${jobTitle})(?: of| at| from| for| in| over at) ${name('account')}`,
    ),
    atAccount,
  ],
  [
    pattern(
      `(?:${show}|which |what )?${all}(?:contacts|people)(?: at (?:our |all )?(?:accounts|customers))? (?:with|who have|that have|have|whose|having)(?: the| a)? (?:job )?(?:title|role|position)(?: is| of|:)? ${name('title')}`,
    ),
    ({ title = '' }) => ({ intent: 'search_contacts', slots: { title: bareName(title) } }),
  ],
  [
    pattern(
      `(?:${show})?${all}contacts(?: (?:list|overview|we have|that we have))?|(?:which|what) contacts (?:do we have|are there)|how many contacts (?:do (?:we|i) have|are there|have we got)`,
    ),
    () => ({ intent: 'search_contacts', slots: {} }),
  ],
  [
    pattern(
      `(?:${show}|is there |are there |do we (?:have|know) )?(?:everyone|everybody|anyone|anybody|someone|somebody)(?: (?:else|we know|who works|working))* (?:at|from|of) ${name('account')}`,
    ),
    (found, context, entities) =>
      accountNamed(found['account'] ?? '', context)?.isLead ? null : atAccount(found, context, entities),
  ],
  [
    pattern(
      `(?:${show}|which |what )${all}(?:customer |client )?companies(?: (?:do we have|are there|we have))?`,
    ),
    () => ({ intent: 'search_accounts', slots: {} }),
  ],
  [
    pattern(
      `(?:${show}|which |what )?${all}${customers} (?:(?:where|with(?: which| whom)?) )?(?:(?:we|i) have )?(?:nothing|no business|no deals?) (?:open|going|running)(?: (?:with|at))?`,
    ),
    accountsWith('no_open'),
  ],
  [
    pattern(
      `(?:${show}|which |what )?${all}contacts (?:(?:that |who )?(?:have |has )?(?:without|with no|no|missing|lacking)) .{2,40}`,
    ),
    () => ({ intent: 'search_contacts', slots: {}, notRead: 'what a contact lacks' }),
  ],
  [
    pattern(
      `how many (?:people|contacts|persons) (?:do (?:we|i) (?:know|have)|are there|work|are) (?:at|for|from|in|with) ${name('account')}`,
    ),
    atAccount,
  ],
]

/** A list of accounts or contacts that a command without its courtesies asks for; null for anything else. */
export function readCustomerList(
  plain: string,
  context: CommandContext,
  entities: readonly Entity[],
): Understood | null {
  for (const [rule, read] of rules) {
    const groups = rule.exec(plain)
    const understood = groups && read({ ...groups.groups }, context, entities)
    if (understood) return understood
  }
  return ownedAccounts(plain, entities)
}

/** "Ben's accounts", "accounts owned by Nora". */
function ownedAccounts(plain: string, entities: readonly Entity[]): Understood | null {
  const [person] = entities.flatMap((entity) => (entity.kind === 'person' ? [entity] : []))
  const isOwned =
    /\b(?:accounts|(?:every|each|any|which) account)\b/i.test(plain) &&
    /['’]s accounts|\b(?:owned by|owns|own|of|belong(?:s|ing)? to|assigned to)\b/i.test(plain)
  return person && isOwned && plain.split(/\s+/).length < 10
    ? { intent: 'search_accounts', slots: { owner: person.person.id } }
    : null
}
