import { draftName, namePhrase, rolePhrase } from './persons.ts'

const signs = String.raw`signs?(?! (?:up|in|on|into|for)\b)(?: (?:it|this|that|everything|them|these|those))?(?: off)?(?! (?:up|in|on|into|for)\b)`
const acts = String.raw`(?:${signs}|decides?|approves?|says? yes|makes? (?:the|that|this|all the) (?:final )?(?:decisions?|calls?)|takes? the decisions?|(?:has|has got|'s got|gets) the (?:final|last) (?:say|word)|(?:has|has got|'s got)(?: a| the)? veto|(?:puts?|gives?|adds?) (?:the|her|his|their) (?:final|last) (?:signature|approval|okay|ok|nod|sanction|word)|(?:does|holds?|controls?|keeps?) the (?:budget|purse|money|purse strings|cheque ?book|check ?book))\b`
/** What a decider does, after the person: "signs off", "has to approve", "is the one who decides". */
const deciding = String.raw`(?:(?:always |usually |normally |still |then |actually |ultimately |alone )?${acts}|(?:(?:has|needs?|have) to|must|will|would|'ll|'d)(?: have to)? (?:sign(?! (?:up|in|for))|approve|agree|decide|ok|say yes)\b|(?:is|'s) the (?:decision[- ]maker|one who (?:decides|signs|approves|says yes))\b)`

interface Pattern {
  pattern: RegExp
  /** Whether the person is the sentence's subject, where any word has a capital. */
  isSubject: boolean
}

/** Patterns that name the decider in their first group, for texts with names as `name` reads them. */
function patternsFor(name: string): readonly Pattern[] {
  const who = String.raw`(?:${rolePhrase}(?:,? ${namePhrase})?|${name})`
  const subject = String.raw`\b(${who}(?: and (?:I|i|me))?)(?:, (?:my|our|the) [\p{L} -]{2,30}(?:, (?:he|she))?|, (?:he|she))?,? ${deciding}`
  return [
    // "it's my sister who signs", "it's my father and I who decide"
    String.raw`\b(?:[Ii]t|[Tt]hat)(?:'s| is|s| will be| would be|'ll be|'d be) (${who}(?: and (?:I|i|me))?),? (?:who|that) (?:(?:has|have|needs) to |will |would |can )?${acts}`,
    // "it's the elders, they vote"
    String.raw`\b(?:[Ii]t|[Tt]hat)(?:'s| is) (${who}), (?:they|she|he) (?:votes?(?: on (?:it|that|this))?|decides?|signs?|approves?)(?=[,.;!]|$)`,
    // "Larsen, he's our CFO, he decides"
    String.raw`\b(${name}), (?:she|he)(?:'s| is) (?:my|our|the) [^.,]{2,30},? (?:and )?(?:she|he)(?: ${deciding}|'(?:d|ll) [a-z ]{0,10}(?:sign|approve|decide))`,
    // "this would go to Mr Lonergan, he owns the place", "Dr. Ostrander owns the practice"
    String.raw`\b(${name}),? (?:he |she |who )?owns (?:the|this|that) (?:place|practice|company|business|firm|hotel|shop|farm|restaurant|whole thing|lot)\b`,
    // "Mrs. Apte, our MD, anything above ten lakh, she only signs"
    String.raw`\b(${name}), (?:my|our|the) [\p{L} -]{2,30}, [^.;]{2,80}, (?:she|he) (?:only |alone |always )?(?:signs|decides|approves)(?! (?:up|in)\b)`,
    // "Datuk Rahim decided it in September"
    String.raw`\b(${who}),? (?:decided|approved|signed off)(?: on)? (?:it|this|that)(?=[.,!]| in\b| last\b| on\b| already\b| himself\b| herself\b|$)`,
    // "Grant Tolhurst made the call on Tuesday"
    String.raw`\b(${name}) (?:made|took) (?:the|that) (?:call|decision)\b`,
    // "our director, Maria Lopez, decides", "Anna, our CFO, signs off", "the owner signs"
    subject,
    // "sign-off from the board"
    String.raw`\b(?:approval|[Ss]ign-?off|go-ahead|green light|signature) (?:from|by|of) (${who})`,
    // "it goes past the trustees", "anything over ten goes to Harriet"
    String.raw`\b(?:[Ii]t|[Tt]his|[Tt]hat|[Ee]verything|[Aa]ll)(?:'d| would| will|'ll| has to| have to| must| always)? (?:goes?|gets?)(?: up)? (?:past|through|before|in front of|by) (${rolePhrase}(?:,? ${namePhrase})?)`,
    String.raw`\b(?:[Aa]nything|[Ee]verything|[Aa]ll) (?:over|above|beyond|bigger than|more than)(?: [^,.;]{2,30}?)? (?:goes|has to go|needs to go|must go)(?: up)? (?:to|past|through|before|by) (${who})`,
    // "a lady there decides over everything that costs more, Frau Lohmann"
    String.raw`\b(?:[Aa]|[Tt]he) (?:lady|gentleman|man|woman|person|colleague|new (?:boss|owner|manager))(?: there| in \p{Lu}[\p{L}-]+)? (?:decides?|signs?|approves?)\b[^;.]{0,80}, (${name})(?=[.!]|$)`,
    // "must be signed by the managing director"
    String.raw`\b(?:must|(?:has|have|needs?|got) to|will|is|are|gets?)(?: all| always| usually| only)?(?: be| get)? (?:signed(?: off)?|approved|decided(?: on)?|authori[sz]ed) by (${who})`,
    // "nothing moves without Priya"
    String.raw`\b[Nn]othing (?:moves|happens|gets (?:signed|bought|done|approved|paid|ordered)|goes (?:through|ahead|out)|is (?:signed|bought|decided)) without (${who})`,
    // "nothing gets bought in this house unless Aoife has looked at it"
    String.raw`\b[Nn]othing (?:gets|is|moves|happens|goes|leaves)\b[^,.;]{0,40}? (?:without|unless|until|before) (${who})`,
    // "if Graham doesn't want it then it isn't happening"
    String.raw`\b[Ii]f (${who}) (?:doesn't|does not|don't|won't|isn't|says no|hates|dislikes)[^.;]{0,30}?(?:,| then) (?:then )?(?:it|that|nothing|we|there)(?:'s| is| will|'ll| does)? ?(?:\w+ )?(?:isn't|is not|won't|will not|not|n't|no|dead|over|off|doesn't|happens|never)`,
    // "it's not him you'd need to talk to, it's the wife"
    String.raw`\b[Nn]ot (?:me|him|her|them|\p{L}+) (?:you(?:'d|'ll)?|who|that)[^,.;]{0,40}[,;.] (?:it's|that's|it is) (${who})`,
    // "the decision is made by", "the last word is with"
    String.raw`\b(?:[Dd]ecision[- ]maker|[Dd]ecision|[Ff]inal (?:say|word)|[Ll]ast word|[Cc]all)(?: on (?:this|it|that))?(?:'s| is| will be| would be| lies| sits| rests| comes| stays| belongs)(?: made| taken)?(?: (?:with|by|from|to|up to))? (${who})`,
    // "the one who decides is my mother"
    String.raw`\b(?:one|person|man|woman|lady|guy|boss) (?:who|that) (?:decides|signs|approves)[^.,]{0,20} is (${who})`,
    // "that's for Henrik to decide"
    String.raw`\bfor (${who}) to (?:decide|approve|sign|say)\b`,
    // "the cheque book's with Mr Farrow", "this one's for our head of estates, Bill Frayne"
    String.raw`\b(?:[Cc]heque ?book|[Cc]heck ?book|[Pp]urse(?: strings)?|[Mm]oney|[Ss]ignature|[Pp]en)(?:'s| is| lies| sits| stays) (?:with|in the hands of) (${who})`,
    String.raw`\b(?:[Tt]his|[Tt]hat) one(?:'s| is| has to be| would be| is one| would go) (?:for|to|with) (${who})`,
    // "I'd have to take it to the trustees", "I write it up and then it's the council"
    String.raw`\b[Ii](?:'d| would|'ll| will)? (?:have|need) to (?:take|put|bring|run) (?:it|this|that) (?:to|past|before|by) (${who})`,
    String.raw`\b[Ii] (?:only |just )?(?:write|prepare|propose|draft|put|work|recommend|choose|do|pick|sort|shortlist|suggest|find|run)[^.;]{0,40}?(?:,| and| but|, and|, but)(?: then)? (?:it's|it is|it goes to|that's|it's up to) (${who})`,
    // "the committee votes on it"
    String.raw`\b((?:[Tt]he|[Oo]ur) (?:\p{L}+ )?(?:board|council|committee|trustees|partners|governors|owners|members|residents)) (?:votes?|will vote|rules?|decides?|has to vote|have to vote)`,
    // "both of the directors", "the vicar and the churchwarden, together"
    String.raw`^(?:[Ww]ell, |[Nn]o, |[Oo]h, )?((?:the|our|my) [\p{L}-]+ and (?:the |our |my |I\b)[\p{L}-]*)(?:,| both| have| has| sign)[^.]{0,20}\b(?:together|both|jointly|decide|sign|agree)`,
    // "I'd need my husband's okay"
    String.raw`\b(?:need|needs|get|without|wait for) (${who})(?:'s|') (?:ok|okay|approval|signature|sign-?off|blessing|go-ahead)\b`,
    // "decisions like that are taken by"
    String.raw`\b[Dd]ecisions?(?: [\p{L}]+){0,3} (?:is|are|gets?) (?:made|taken) by (${who})`,
    // "the check is Dr Sandhu's"
    String.raw`\b(?:[Cc]heck|[Cc]heque|[Ss]ignature|[Mm]oney|[Pp]urse|[Ll]ast word|[Pp]en)(?:'s| is) (${who})(?:'s|’s)`,
    // "the board voted six to one"
    String.raw`\b((?:[Tt]he|[Oo]ur) (?:board|council|committee|trustees|partners|governors|owners|residents)) (?:voted|has voted|have voted|turned (?:it|us|you|this|that) down|said (?:no|yes))`,
    // "our CFO, Renee Castellano, put it in the plan"
    String.raw`\b(${who}),? (?:puts?|sets?|locks?|approved|wrote) [^.,;]{0,20}(?:in |into )?(?:the|our) (?:plan|budget)\b`,
    // "it's always Jan"
    String.raw`\b(?:[Ii]t|[Tt]hat)(?:'s| is) always (${name})(?=[.,!]|$)`,
    // "my husband will see the report and then decide"
    String.raw`\b(${who}),?(?: (?:[Hh]e|[Ss]he|they))?(?: is [^.,;]{2,20})?(?: he| she| they)?(?:'ll| will| has to| wants to| needs to) [^.,;]{2,40} and then (?:he |she |they )?(?:will )?(?:decide|sign|approve)s?\b`,
    // "it's up to my wife"
    String.raw`\b(?:[Ii]t|[Tt]hat|[Tt]his|[Dd]ecision|[Cc]hoice|[Cc]all)(?:'s|s| is| will be| would be)(?: (?:really|entirely|all|always|ultimately))? (?:up|down) to (${who})`,
    // "it's my wife's call"
    String.raw`\b(?:[Ii]t|[Tt]hat|[Tt]his)(?:'s| is| would be)(?: really| ultimately)? (?!(?:the|our|their) (?:landlord|tenant|insurer|insurance|bank|client|government|state)\b)(${who})(?:'s)? (?:decision|call|signature|money|budget)\b`,
  ].map((source) => ({ pattern: new RegExp(source, 'u'), isSubject: source === subject }))
}

export const decidersNamed = patternsFor(namePhrase)
export const decidersInDraft = patternsFor(String.raw`${draftName}|[a-z]+`)

/** "I sign these", "on money it's me", "it's my signature": a speaker decides. */
export const namesSelf =
  /\bi(?:'m| am) the (?:decision[- ]maker|one who (?:decides|signs|approves|says yes))\b|\bi (?:alone |myself )?(?:can |will |do |have to |usually |always )?(?:decide|sign off|approve|choose(?=[.,;!]|$)|sign (?:for )?(?:it|this|that|these|those|them|everything|anything)|sign (?=by|before|today|tomorrow|now|alone|myself|on my own)|(?:make|take) (?:the|that|this|those|all the) (?:final )?(?:decisions?|calls?))(?! (?:what to wear|nothing|(?:and|then) (?:[a-z]+ ){0,2}(?:send|shoot|post|mail|email|return|scan|bring|drop|get|fax) (?:it|that|this|them)\b)\b)|\bi (?:have|hold|'ve got) the (?:final|last) (?:say|word)\b|\b(?:it|that|this)(?:'s|s| is| would be) (?:my|just my) (?:signature|call|decision)\b|\b(?:on|for) (?:money|budget|price|spending|this) (?:it|that)(?:'s|s| is) (?:just )?me\b|\b(?:it|that)(?:'s|s| is) (?:me|i) who (?:signs?|decides?|approves?)|\b(?:leaves|left) (?:it|this|that|all (?:of )?(?:it|this|that)|the [a-z]+)(?: all)? to me\b|\b(?:signature|decision|call|choice)(?:'s| is)(?: now)? mine\b|\bthe (?:decision|call) is (?:mine|made by me|up to me)\b|\b(?:it|that|this|decision|choice|call)(?:'s|s| is| will be)(?: (?:really|entirely|all|ultimately))? (?:up|down) to me\b/

const opener = String.raw`^(?:(?:now|yes|yeah|yep|yup|no|nope|well|um|uh|erm|oh|ah|so|right|aye|god|hm|honestly|really|officially|actually|ultimately|in the end|at the end of the day|sure|good question|you're talking to (?:him|her)|afraid so|i'm afraid|i suppose|i guess)[,.…]? )*`
/** "That's me", "I do", "Me, up to two thousand": the short answers of a person who decides. */
export const answersSelf = new RegExp(
  String.raw`${opener}(?:(?:it's|its|that's|thats|that is|it is|that'd be|that would be|just|only) (?:just |only |all |still )?)?(?:me\b(?! and\b|,? and (?:my|our|the)\b| not\b|, i(?:'m)? (?:only|just|don't|can't|couldn't|wouldn't|never)\b)|myself\b|it is\b(?=,? i(?:'ve|'m| have| am)\b)|i've (?:got )?a free hand\b|i do\b(?! (?:the|all|most|like|think|not|believe|want|wonder|need|have to (?:ask|check)))|i am\b(?=[.,!]|$| the)|mine\b|all me\b|my (?:call|decision|signature)\b|you're (?:looking at|talking to) (?:him|her)\b)`,
)
/** What may stand before the person in an answer. */
export const answerOpener = new RegExp(
  String.raw`${opener}(?:(?:it's|its|that's|thats|this one's|this one is|this one|that one's|it would have to be|that is|it is,?|it'd be|that'd be|that would be|it would be|it'll be|that'll be|it has to be|that goes to|it goes to|that's with|that lies with|only|probably|mostly|above that it's|then it's|alright|okay|just) )*`,
  'i',
)
/** A pronoun instead of the person: "she does", "it's him". */
export const answersPronoun = new RegExp(
  String.raw`${opener}(?:(?:she|he) (?:does|decides|signs|approves|will|is|makes|has the (?:final|last))\b|(?:it's|its|that's|thats) (?:him|her)\b)`,
)
export const pronounDecides = new RegExp(
  String.raw`\bnothing\b[^.,;]{0,40} (?:moves|happens|goes (?:out|through|ahead)|is (?:signed|bought|decided)|gets (?:signed|bought|done|approved|paid)) without (?:her|him|them)\b|\b(?:she|he)(?:'s| is)? (?:the one who )?(?:has to |will |'ll |also |alone |always )?(?:decides?|approves?|signs (?!up|in|on|for)|signs?(?=[.,;!]|$)|signs? off|makes the (?:call|decision)|says? yes(?= in the end| to\b| or\b| and\b)|(?:has|gets|'s got) the (?:final|last) (?:say|word)|(?:holds|controls|keeps|has|got|has got) the (?:budget|purse|money|purse strings|cheque ?book|check ?book))|\b(?:she|he)(?:'s| is) the one who says yes\b|\b(?:she|he) owns (?:the|this) (?:place|practice|company|business|firm|hotel|shop|farm|restaurant|whole thing)\b|\b(?:it's|it is) (?:her|him|them) (?:you|that you)(?:'d|'ll| would| will)? (?:need|have|want|got) to (?:get past|convince|win over|persuade|talk to|ask|get round)\b|\b(?:everything|all (?:of )?(?:the |our )?[\w-]+)(?:'s| is) (?:his|her) (?:call|decision|choice)\b|\b(?:it|that)(?:'s| is| will be| would be) (?:his|her) (?:call|decision|choice|signature|money|pen|cheque|name (?:over|on|above))\b(?! (?:where|what|which|whether(?! (?:you|we|they|i) (?:keep|stay|go|buy|sign|renew|switch|leave|win|get the)\b)|how))|\b(?:it|that)(?:'s| is) (?:him|her|he|she)(?: and (?:me|i|myself))? (?:who|that) (?:has to |have to |must )?(?:signs?|decides?|approves?|has the (?:final|last) (?:say|word)|holds the (?:purse|budget|money))\b|\b(?:it|that)(?:'s| is) (?:him|her)self (?:who |that )?(?:signs?|decides?|approves?)\b|\b(?:nothing|nobody|not an? [\p{L} ]{2,25}?)\b[^.,;]{0,40} without (?:her|his) (?:signature|say-so|okay|ok|approval|nod)\b`,
  'u',
)
/** Two who decide together, of whom the other was named before. */
export const bothDecide =
  /\b(?:we(?:'d| would|'ll| will)? both (?:have to|need to|must|do|decide|sign|agree)|we both do|(?:it's|its|that's) both of us|(?:it|that)(?:'d| would|'ll| will)? takes? both of us|we (?:both |always )?(?:decide|sign|choose|do (?:it|that|this))(?: \w+){0,2} together)\b/
export const denies =
  /(?:\b(?:not|never|without|nor|no|nobody|rarely|hardly)|n't|\b(?:dont|doesnt|didnt|isnt|wont))\b[^,.;]*$/i

/** A speaker's no to being the one who decides, or a yes taken back. */
export const deniesSelf =
  /\b(?:(?:it|that)(?:'s not| isn't| is not|'s neither of) (?:me|us|mine)\b|not (?:(?:just|only) )?me(?: alone| by myself)?(?=[.,;]|$)|not (?:by myself|alone)(?=[.,;]|$)|(?:isn't|is not|'s not|not) (?:up|down) to (?:me|us)\b|neither of us\b|(?:nobody|no one) on this call\b|not (?:hers|his|mine|ours) to (?:give|decide|sign|approve|say|spend)\b|i(?:'m| am) not the one\b|not my (?:call|decision|signature)\b|(?:no,? )?that's a lie\b|not any ?more(?=[.,;]|$))/
/** "It's the partners' meeting", "since May it goes to Declan Roche". */
export const pointsToOther =
  /^\W*(?:(?:but|and|so|no|it's,?|okay\??|because|i do the \w+|(?:since|as of|from) (?:(?!it)[\p{L}' ]){2,30}),? )*(?:(?:it|that|this)(?:'s|’s| is|'d be| would be|'ll be| goes(?: up)? to| lies with| has to go to)|ask|talk to) (?:always |really |ultimately |all |just )?/iu

/** "Up to March our MD decided these things, but he's left", "it was always our director". */
export const isFormer = (text: string): boolean =>
  /\bit (?:was|used to be) always\b|^(?:\W*no,? )(?:\w+\.? ){0,2}\w+(?:['’]s| has| is) (?:gone|left|retired|moved|transferred)\b|\b(?:did|signed|decided) (?:all )?(?:that|this|it) (?:till|until) (?:he|she|they)\b/i.test(
    text,
  ) ||
  /^(?:\W*\w+,)? ?[\p{L}' ]{2,30} used to (?:sign|decide|approve|choose|pick|okay|say yes)\b(?!.*\b(?:still|now)\b)/iu.test(
    text,
  ) ||
  (/\b(?:decided|signed|approved|was|had|did|used to)\b/i.test(text) &&
    /\b(?:but|and|until|till) (?:then )?(?:he|she|they)(?:['’]s|['’]ve| has| have)? (?:now |since |just )?(?:left|gone|retired|moved on|resigned|died|passed away|stepped down)\b/i.test(
      text,
    ))
