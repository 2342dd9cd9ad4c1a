import type { Sum } from './sums.ts'

/** How a sum is said to be what they can spend: by words just before it, or after it, or both. */
export interface BudgetCue {
  before?: RegExp
  after?: RegExp
  /** Whether it may be a sum for each piece: their limit for one. */
  perUnit?: true
  /** The smallest size of a sum that these words make a budget. */
  size: Sum['size']
}

/** Words that may stand between a cue and its sum. */
const filler = String.raw`(?:\s(?:of|at|is|be|to|about|around|roughly|approximately|nearly|almost|some|up|just|only|maybe|perhaps|probably|between|say|like|somewhere|something|exactly|a|total|maximum|max|the|in|region|no|more|most|than|by|for|this|that|it|on|year|over|under|below|within|now))*\s?$`
const before = (cue: string): RegExp => new RegExp(String.raw`\b(?:${cue})${filler}`, 'u')
/** Who can allow somebody a sum, as part of a pattern. */
export const givers =
  'boards?|clients?|customers?|homeowners?|partners?|owners?|boss|bosses|management|council|committee|finance|accounts|head office|hq|headquarters|cfo|ceo|md|directors?|wife|husband|mother|father|mum|dad|bank|trust|trustees|charity|governors|parents|chief|manager|shareholders|investors?|family|government|sponsors?|chairman|chairwoman|chair|treasurer|club|city|foundation|donors?|school|university|college|diocese|parish|ministry|commission|department|agency|authority|province|county|state|federation|union|co-op|cooperative|association|fund|group'
const purse = 'budget|pot|spending limit|ceiling|allowance|kitty|envelope|spending cap'

/** What makes a sum a budget; see {@link BudgetCue}. */
export const budgetCues: readonly BudgetCue[] = [
  // "I've set aside thirty-five thousand"
  {
    before: before(
      String.raw`(?:set|put|setting|putting)(?: \w+){0,2} aside|put by|earmarked|ring-?fenced|budgeted|allocated|allotted|pencill?ed in|(?:cleared|approved|authori[sz]ed) for|(?:i|we)(?:'d| had|'ve| have)? signed off|(?:sign-?off|approval|clearance|go-ahead) (?:for|on|of)`,
    ),
    size: 1,
  },
  // "we have kept four lakh twenty thousand", "Vinod sir has kept three lakh forty", "what I've allowed in the tender is forty-one"
  {
    before: before(
      String.raw`(?:have|has|'ve|'s) (?:kept|reserved|budgeted)|what (?:i|we)(?:'ve| have) (?:allowed|kept|planned|put in)(?: [\p{L}-]+){0,6} is`,
    ),
    size: 1,
  },
  // "we've got sixteen and a half to work with"
  {
    before: before(String.raw`(?:i|we)(?:'ve| have)(?: only| still)?(?: got)?`),
    after: /^ to (?:spend|play with|work with)\b/,
    size: 1,
  },
  // "what got approved is sixty-five a seat", "the approved amount is forty lakh"
  {
    before: before(
      String.raw`(?:what|all)(?:'s| has| got| was)?(?: been| got)? (?:approved|agreed|released|signed off)(?: for (?:this|it)| this year)? is|(?:approved|agreed|sanctioned) (?:amount|sum|figure|number|budget)(?: is| was| stands at)`,
    ),
    size: 1,
    perUnit: true,
  },
  // "I have nine hundred per seat approved"
  {
    before: before(String.raw`(?:i|we)(?:'ve| have)(?: only| still)?(?: got)?`),
    after: /^(?: (?:per|a|an|for each) [a-z]+)? (?:approved|signed off|released|cleared)\b/,
    size: 1,
    perUnit: true,
  },
  // "for the leasing we have thirty-eight thousand per year"
  {
    before: before(
      String.raw`^(?:(?:well|yes|so),? )*for (?:the|our|this) (?:[\p{L}-]+ ){1,2}(?:i|we)(?:'ve| have)(?: got)?`,
    ),
    size: 3,
  },
  // "The bank's given us thirty-two grand for the doors"
  {
    before: before(
      String.raw`(?:the |our |my |his |her )?(?:${givers})(?:'s| has| have|'ve)? (?:given|granted|allowed|released|lent|voted|approved|allotted) (?:us|me|it|this)`,
    ),
    size: 2,
  },
  // "four hundred and ten a month from the company, and not a penny over"
  {
    before: before(String.raw`(?:i|we)(?:'ve| have)(?: only| just)?(?: got)?`),
    after:
      /^(?: (?:a|per|each) \p{L}+)?(?: [\p{L}' ]{2,50})?,? (?:and )?not (?:a|one) (?:penny|cent|euro|pound|dollar|rupee|rand|krona) (?:over|more|above|beyond)\b/u,
    size: 1,
    perUnit: true,
  },
  // "the parents have raised ninety thousand for desks"
  {
    before: before(
      '(?:parents|members|friends|alumni|donors|residents|neighbours|parish|club|village) (?:have |has )?raised',
    ),
    after: /^\s*(?:[a-z]+ )?for (?:it|this|that|the|our|all|new|[a-z]+s)\b/,
    size: 3,
  },
  // "they have 185,000 for it from the fund"
  {
    before: before(String.raw`(?:they|she|he)(?:'ve| have| has)(?: got)?`),
    after: /^\s*(?:dollars |euros |pounds )?for (?:it|this|that)\b/,
    size: 3,
  },
  // "sixty thousand set aside for this"
  {
    after:
      /^\s*(?:dollars |euros |pounds )?(?:\w+ ){0,2}?(?:set aside|put aside|put by|earmarked|ring-?fenced|allocated|budgeted|sanctioned|in the (?:budget|pot|kitty)|left (?:over )?(?:in the (?:budget|pot)|to spend)|to (?:spend|play with|work with))\b/,
    size: 1,
  },
  // "our budget is", "the pot's", "the budget for the whole of it would be"
  {
    before: before(
      String.raw`(?:${purse})(?: (?!to\b|by\b|over\b|not\b|meeting\b)[\p{L}'-]+){0,6}? (?:is|was|of|at|would be|will be|comes to|stands at|sits at|approved at)|(?:${purse})(?:'s|:| of| is| was| at)`,
    ),
    size: 1,
  },
  { before: before(`(?:our|my|the|a|upper|top|price) limit(?:'s| is| would be| of)`), size: 2 },
  // "fifty-eight was the budget"
  {
    after: new RegExp(
      String.raw`^,?\s*(?:was|is|'s|would be|'d be)?\s?(?:the|our|my|his|her|their|all|what) (?:whole |total |full |absolute |entire )?(?:${purse}|limit)\b`,
    ),
    size: 1,
  },
  // "she has it capped at", "cap it at"
  {
    before: before(
      '(?:capped|capping|cap|limited)(?: (?:it|us|me|this|that|things|spending|him|her|them|(?:the |our )?[a-z]+(?: [a-z]+)?))? at',
    ),
    size: 1,
  },
  // "the ceiling that my board approved is three eighty-five per truck"
  {
    before: before(
      String.raw`(?:ceiling|limit|cap|maximum|upper end)(?: (?:that )?(?!on\b|of\b)[\p{L}' ]{2,40}?)? (?:is|was)|(?:ceiling|limit|cap|maximum)(?:'s| is| was)`,
    ),
    size: 1,
    perUnit: true,
  },
  {
    before: before(
      String.raw`(?:told|asked|supposed|allowed|meant|try|trying|like|want|have|careful) not to (?:go|spend|pay|be|come in) (?:over|above|beyond|past|more than)`,
    ),
    size: 1,
  },
  // "I've got eight thousand left this year", "we've eleven hundred a month for it, that's her figure"
  {
    before: before(String.raw`(?:i|we)(?:'ve| have)?(?: only| still| just)*(?: got| have|(?<='ve))`),
    after: /^ left\b(?! (?:to pay|on the (?:loan|lease|contract)))|^ for (?:it|that|this),/,
    size: 2,
  },
  // "six and a half thousand in the maintenance budget"
  {
    before: before(String.raw`(?:i|we|there)(?:'ve|'s| have| has| is| are)?(?: only| still| got)*`),
    after:
      /^ (?:in|on|under|from) (?:the|our|my) (?:[\p{L}-]+ ){1,2}(?:budget|pot|kitty|plan|line|fund|account)\b/u,
    size: 2,
  },
  // "I can't go over", "it has to stay below"
  {
    before: before(
      String.raw`(?:can't|cant|cannot|can not|won't|wont|mustn't|not allowed to|couldn't|wouldn't (?:want|like) to|don't want to|not going to) (?:really |possibly |easily )?(?:(?:go|stretch|get|spend)(?: any)? (?:over|above|beyond|past|higher than|more than)|cross|exceed)|(?:has to|have to|must|needs? to|got to) (?:stay|remain|come in|be kept) (?:under|below|within|inside)`,
    ),
    size: 2,
  },
  // "the board gave us", "the bank would go along with"
  {
    before: before(
      String.raw`(?:${givers}),? (?:has |have |had |'ve |'s |only |just |already |would |will |can )*(?:gave|gives?|given|allowed|allows?|approved|approves?|granted|grants?|released|cleared|agreed(?: to| on)?|okayed|signed off(?: on)?|minuted|voted(?: for)?|promised|pledged|come up with|raised|set(?: us)?|go (?:along with|up to|to)|lend|finance|fund|cover|stretch to|let (?:us|me) (?:have|spend))(?: (?:me|us|him|her|them|it|this|the project|the team))?`,
    ),
    size: 1,
  },
  // "the partners put twelve thousand into the plan"
  {
    before: before(String.raw`(?:${givers}|we|i|i've|we've|they)(?: have| has)? put`),
    after:
      /^\s*(?:in|into|towards?) (?:(?:the|this year's|next year's|our|my) )?(?:plan|budget|pot|forecast|it for|this)\b|^\s*(?:aside|by)\b/,
    size: 3,
  },
  // "she's put three thousand down for it"
  {
    before: before(
      String.raw`(?:${givers}|we|i|he|she|they)(?:'s|'ve| has| have|'d| had)?(?: only| already)? put`,
    ),
    after: /^\s*(?:down|aside|by|in|into|towards?)\b/,
    size: 1,
  },
  // "the city gives us forty-five thousand", "my boss in Sydney give me seven thousand"
  {
    before: before(
      String.raw`(?!(?:church|lottery|sponsors?|visitors?|guests?|insurance)\b|you\b|they\b|it\b|that\b|who\b)[\p{L}]+(?:'s| has| have)?(?: already| only)? (?:gives?|gave|given|allows?|allowed|lets|granted|grants) (?:us|me)`,
    ),
    size: 2,
  },
  // "I've got eighteen thousand for security", "I got twenty-five from my investors"
  {
    before: before(
      String.raw`(?:i|we)(?:'ve| have)?(?: only| still)? (?:got|have|raised|saved(?: up)?|put away|put by|set by|laid by)`,
    ),
    after:
      /^\s*(?:from (?:my|our|the) (?:investors?|bank|board|boss|parents?|family|partners?|owner|head office)|for [\p{L}-]+(?: [\p{L}-]+)? (?:this|next|until|for|in)\b|for (?:equipment|security|software|marketing|training|hardware|furniture|insurance|maintenance|materials|services?))/u,
    size: 1,
  },
  {
    before: before(String.raw`(?:i|we)(?:'ve| have)? (?:put away|put by|saved up|squirrell?ed away|set by)`),
    size: 2,
  },
  {
    before: before(String.raw`(?:i|we) (?:can|could|would|might)(?: only)? (?:go|stretch)(?: up)? to`),
    size: 2,
  },
  // "if it's over nine and a half he …"
  {
    before: before(
      String.raw`if (?:it's|it is|that's|it comes in|it comes to) (?:anything )?(?:over|more than|above|beyond)`,
    ),
    size: 1,
  },
  // "the job pays for twenty-nine"
  {
    before: before(
      String.raw`(?:the|this|my|our) (?:job|project|contract|client|customer|grant|event|event budget|scheme|fund|margin)(?: only)? (?:pays?|allows?|carries|covers|bears?|stands?|gives?|leaves?)(?: us| me)?`,
    ),
    size: 1,
  },
  // "the job's got nine thousand against scaffold"
  {
    before: before(
      String.raw`(?:the|this|my|our) (?:job|project|grant|event|scheme|fund|plan|department|site|season)(?:'s got|'s only got| has| has got| only has)`,
    ),
    size: 3,
  },
  // "not a nickel over", "and that's the lot"
  {
    after:
      /^[^.;!?]{0,25}\b(?:and |but )?(?:not|nor) (?:an?|one|another) (?:single )?[a-z]+ (?:over|more|above|beyond|extra)\b|^,? (?:tops|maximum|max|at (?:the )?(?:very )?most|and (?:that's|thats) (?:it|my lot|the lot|all|everything|your lot|it all)|all in,? (?:and )?(?:no|not))\b/,
    size: 2,
  },
  // "there's about five thousand left in the grant"
  {
    before: before(String.raw`(?:i|we|there)(?:'ve|'s| have| has| is| are|'ll have)?(?: only| still| got)*`),
    after:
      /^\s*(?:left )?(?:in|on|from|of) (?:the |my |our )?(?:it|there|grant|fund|pot|account|kitty|bank|line|allowance|appropriation|p&l|cost centre|cost center)\b/,
    size: 2,
  },
  // "we've been given", "I was allowed"
  {
    before: before(
      String.raw`(?:i|we)(?:'ve|'ve been| have been| was| were| got| have| had)? (?:only )?(?:given|allowed|granted|allotted|promised)`,
    ),
    size: 1,
  },
  { before: before('(?:he|she|they) (?:gave|gives|allowed|granted) (?:me|us)'), after: /^ for\b/, size: 3 },
  // "$130,000. It's in the capital plan"
  {
    after:
      /^[,.]? (?:and )?(?:it's|it is|that's|that is) in (?:the|our|next year's|this year's) (?:[\p{L}-]+ ){0,2}(?:plan|budget|forecast)\b/u,
    size: 2,
  },
  // "so sixty's what there is", "nineteen hundred a month. That's me lot"
  {
    after:
      /^(?:'s| is) (?:what there is|all there is|what (?:i|we)(?:'ve| have)(?: got)?)\b|^(?: an? (?:month|year|week))?[,.]? (?:and )?that(?:'s| is) (?:me|my|our|your|the) (?:lot|limit)\b/,
    size: 1,
    perUnit: true,
  },
  // "forty-eight thousand, and then the tin's empty"
  {
    after:
      /^[^.;!?]{0,25} and then (?:the|my|our) (?:tin|pot|purse|kitty|well|cupboard|till)(?:'s| is) (?:empty|dry|bare)\b/,
    size: 2,
  },
  // "the money's passed, $60,000"
  {
    before: before(
      String.raw`(?:the )?(?:money|funds|funding)(?:'s| is| has been| was| has| have been| are)(?: been)? (?:passed|approved|there|agreed|released|voted|through|in),?`,
    ),
    size: 2,
  },
  // "I've got ninety-six thousand for you guys"
  {
    before: before(String.raw`(?:i|we)(?:'ve| have)(?: only)? ?(?:got)?`),
    after: /^ for (?:you|you (?:guys|lot|folks|people|all)|y'all)\b/,
    size: 2,
  },
  // "there's twenty-eight sitting in the plan"
  {
    before: before(String.raw`there(?:'s| is| are)`),
    after:
      /^ (?:sitting|lying|waiting|parked|ready|left)(?: there| here)? (?:in|on|under|for) (?:the|our|my|it|this|that)\b/,
    size: 1,
  },
  // "they gave me thirty-eight five in the spring for two new ones"
  {
    before: before(String.raw`(?:they|he|she)(?:'ve)? (?:gave|given) (?:me|us)`),
    after: /^ (?:[^.;!?,]{0,20} )?for\b/,
    size: 2,
  },
  // "I've got thirty-six thousand for it", "there's twenty thousand in the pot"
  {
    before: before(
      String.raw`(?:i|we)(?:'ve| have|'d)?(?: only| still)? ?(?:got|have|'ve)|\b(?:i|we)(?:'ve|ve)|there(?:'s|s| is| are|'ll be| will be| would be)`,
    ),
    after:
      /^\s*[^.;!?,]{0,25}\b(?:for (?:it|this|that|these|all|the|our|my|next)\b|to (?:spend|play with|work with|invest|put in)|available|in the (?:budget|pot|kitty|plan)|set aside|put by|at (?:the )?most|all in\b)/,
    size: 3,
  },
  // "we can spend up to", "we're prepared to pay"
  {
    before: before(
      String.raw`(?:can|could|want|wanted|looking|willing|able|planning|plan|prepared|happy|hoping|hope|ready|would like|'d like|comfortable|intend|allowed|expecting|expect)(?: (?:to|only|about|really|comfortably|with))* (?:spend|spending|pay|paying|invest|investing|afford|stretch(?: to)?)`,
    ),
    size: 2,
  },
  { before: before('(?:can|could|want to) (?:spend|pay|afford|do) (?:is|would be)'), size: 2 },
  // "two hundred and fifty, so that's what there is"
  {
    after:
      /^[^.;!?]{0,30}\b(?:that|this|it|which)(?:'s|s| is| was) (?:(?:about |really )?all (?:there is|there's|we(?:'ve| have| can)|i(?:'ve| have| can))|the most (?:we|i) can|(?:the|our|my) (?:pot|budget|limit|ceiling|lot)\b|all (?:the|my|our) [a-z]+(?: would| will| can| could|'ll|'d)? (?:vote|voted|give|gave|allow|allowed|approve|approved|spare|let|agree|agreed|pay)\b|what (?:there is|there's|we(?:'ve| have)|i(?:'ve| have)|we can (?:spend|pay|do)))/,
    size: 2,
  },
  // "and our budget was approved at exactly that"
  {
    after:
      /^[^.;!?]{0,60}\b(?:our|my|the) (?:budget|limit)\b[^.;!?]{0,25}\b(?:exactly|precisely|just) (?:that|this|the same)\b/,
    size: 2,
  },
  // "what I can put on a PO this year is eighty"
  {
    before: before(
      String.raw`what (?:i|we|they|he|she)(?:'m| am|'re| are)? (?:can|could|may|allowed to|able to) (?:put|spend|do|get|sign|release|pay|go|stretch|approve)(?: [\w']+){0,7}? is`,
    ),
    size: 1,
  },
  // "the most we can go to is", "five is the limit"
  {
    before: before(
      String.raw`(?:the )?(?:very |absolute )?(?:most|maximum|max|top|highest|furthest) (?:that )?(?:i|we|they|he|she)(?:'d| can| could| would| may|'ll)(?: ever| really)? (?:go|pay|spend|do|stretch|manage)(?: to| up to)? (?:is|would be)`,
    ),
    size: 1,
    perUnit: true,
  },
  // "my line for concrete's three eighty-five", "what I've got is eighteen thousand"
  {
    before: before(
      String.raw`(?:my|our|the) (?:line|number|figure|pot|purse|share) for [\p{L}-]+(?: [\p{L}-]+)?(?:'s| is| was)|(?:what|all) (?:i|we)(?:'ve| have)(?: actually| really)?(?: got)?(?: for (?:it|this|that|them))? is`,
    ),
    size: 1,
  },
  // "Lakeshore Dental has $38,000 for this line"
  {
    before: before(
      String.raw`(?:(?:my|our|the) [a-z]+|[\p{L}]+ (?:group|dental|foods|company|hotel|school|clinic|bank|trust|holding|department|team|council|office|ltd|inc)) (?:has|have)(?: only| got)*`,
    ),
    after: /^\s*[^.;!?,]{0,12}\bfor (?:it|this|that)\b/,
    size: 2,
  },
  // "I had eighteen in my head"
  {
    before: before(String.raw`(?:i|we) (?:had|have|'ve got|got)`),
    after: /^ (?:thousand )?in (?:my|our) (?:head|mind)\b/,
    size: 1,
  },
  // "I was told to keep it under seven hundred", "I can do two hundred"
  {
    before: before(
      String.raw`(?:keep|stay|come in)(?: (?:it|this|that|things|everything))? (?:under|below|within)`,
    ),
    size: 2,
  },
  { before: before(String.raw`(?:i|we) (?:can|could)(?: only| maybe| just)? do`), size: 2 },
  // "I might get to twenty"
  { before: before(String.raw`(?:i|we) (?:might|could|can)(?: just| maybe)? get(?: up)? to`), size: 1 },
  // "eighty thousand, that's the number"
  {
    after: /^,? (?:and )?that(?:'s| is) (?:the|my|our) (?:number|figure|sum|limit|budget|maximum)\b/,
    size: 1,
  },
  // "they've forty-five thousand for agency fees"
  {
    before: before(String.raw`(?:they|she|he)(?:'ve| have|'s got| has)(?: only| still| got)?`),
    after: /^ for [\p{L}-]+(?: [\p{L}-]+)? (?:this|next|all|in)\b/u,
    size: 3,
  },
  // "they signed off seven thousand"
  {
    before: before(
      String.raw`(?:they|he|she)(?:'ve| have|'s| has)? (?:signed off|okayed|approved|agreed to|agreed)`,
    ),
    size: 3,
  },
  // "the number I was given is"
  {
    before: before(
      String.raw`(?:number|figure|sum|amount)(?: that)?(?: (?:i|we)(?:'ve| have|'m| am| was| were|'re)?(?: been)? (?:given|got|have|allowed|had|can use|approved|working with))?(?: for (?:this|it|that))?(?: is|'s)`,
    ),
    size: 3,
  },
  // "they've cut it to twenty-five thousand"
  {
    before: before(
      '(?:cut|reduced|increased|raised|bumped|upped|lowered)(?: (?:it|us|that|(?:the|our|my|this) (?:\\w+ )?budget))(?: back| down| up)? to',
    ),
    size: 3,
  },
  {
    before: before('thinking(?: more)?(?: like| around| about| of)|grant of|comfortable (?:with|at)'),
    size: 3,
  },
]
