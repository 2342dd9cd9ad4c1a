/** A word whose person or thing the reader would have to guess. */
const unresolved =
  /\b(?:the same (?:day|time|week|one|thing|way)|that day|he|she|him|her|hers|his|they|them|their|theirs|it|its|this|these|those|ones?|something|somebody|someone|anything|somewhere|somehow|things?|so|there)\b(?!-)|\bthat(?= [a-z]+$)|\bthat(?= \w+ (?:to|for|by|from|in|on|with|over)\b)|\bthat(?= (?:over|by|in|to|up|out|back|on|at|for|with|off|first|too|together)\b|$|,)/i
/** So many of what nobody names: "bring two up", "grab some at the shop", "go back about the three ten". */
const ofWhat =
  /\b(?:some|two|three|four|five|six|a couple|a few|another|a piece)(?= (?:at|up|down|in|over|aside|out|on|by|for|to|with|off|back)\b|$|,)|\bthe (?:two|three|four|five|six|seven|eight|nine)(?: (?:ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety))$|\bof (?:my|your|our|his|her|their) own$|(?<!\b(?:take|takes|like|love|get) )\bthe look$/i
/** "when us come", "the reports them missed", "do it ourselves" of another. */
const wrongCase =
  /(?<!\b(?:let|help|make|have) )\b(?:us|me|them|him) (?:are|is|am|was|were|come|came|have|has|had|need|needs|want|wants|will|would|can|could|do|did|get|got|go|went|missed|made|said|asked|open|close|use|sent|saw|know|knew)\b|\b(?:wrote|took|went|gave|broke) (?:down|up|out)\b|\b(?:an?|the|my|our|your) (?:ready|done|sorted|sent|paid|at|in|on|to|for|of|with|by|from|and|or|but|is|are|will)\b/i
const brokenGrammar =
  /['’](?:re|ll|ve|m|d)(?=[,.;]|$)|\b(?:my|our|your)selves\b|\b(?:my|your|him|her|it)self\b|\bthemselves\b|\b(\w+) \1\b/i
/** A word of talk that no letter holds. */
const slang =
  /\b(?:thingos?|thingy|thingies|whatsit|arvo|gonna|wanna|gotta|kinda|sorta|or so|or something|or whatever|and stuff|and whatnot|and all that|at least|you know|i mean|i guess|i think|like an actual|heck|hell|damn|bloody|flipping|yeah|okay|ok|um|uh|er|mate|guys|lads|boys|gaffer|ya|fella|madam|hop on|off (?:my|our|your) (?:list|desk|plate))\b|[?!…"“”:;]|\bsay\b/i
/** Says nothing that the reader could do. */
const isThin =
  /^(?:(?:email|text|mail|message|write|send|update|show|call back)(?: (?:us|me|you))?|(?:tell|ask|let|remind|inform)(?: (?:us|me|you|(?:my|our|your|the) \p{L}+|\p{Lu}\p{L}+))?|(?:check|find out|see|look|sort|try|do|have|take|make|get|put|work|use|go)(?: \p{L}+)?)$/iu
/** A verb that takes an object and has none: "refund within fourteen days". */
const lacksObject =
  /^(?:send|give|refund|provide|bring|mail|email|forward|prepare|sign|return|confirm|credit|share|upload|attach|deliver|order|text|post|courier|show|check|ask|tell|let|include|add|remove|change|fix|review|approve|finish|complete|make|take)(?: (?:over|back|out|up|you|us|me))? (?:within|by|on|at|before|for|to|with|from|after|until|via|through|and|or|in)\b(?!-)|^have (?:to|a look|a think|a go)\b/i
const lacksObjectButWhole =
  /^(?:sign (?:in|up|on|off)|check (?:in |with|for|on|in$)|ask (?:for|about)|change (?:to|over)|(?:give|get) (?:in|back to)|order (?:from|through))/i
/** Ends on what should lead on: "to say", "the day before", "about". */
const isCutOff =
  /\b(?:to|and|or|but|the|a|an|my|our|your|of|if|whether|that|which|who|what|when|where|how|why|because|than|as|is|are|was|were|be|before|after|with|from|into|about|via|than|like|at|for)$|\bto (?:say|tell|ask|see|do|know|be)$|\bday (?:before|after)\b/i
/** A comma leads to a remark, except where it adds to the same thing. */
const addsRemark =
  /,(?! (?:(?:and |or )?(?:with|including|plus|without|excluding|for|from|by email|by post|in writing|in (?:both|two|all|three) [a-z]+|every [a-z]+|only|just for)\b))/i
const isList = /^[^,]+(?:, [^,]+)*,? (?:and|or) [^,]+$/i
/** A second main clause: "the fair in Bolzano is", "because". */
const holdsClause =
  /\b(?:because|since|so that|although|though|unless|if|cause|otherwise|i'd|i've|i'll|i'm|we'll|we've|we're|we'd|it's|that's|there's|you'd|you've)\b|\b(?:is|are|was|were|will)$/i
const asksWhether =
  /^(?:check|see|ask|find out|confirm|verify|clarify|look into|tell|let|know)\b.* (?:if|whether)\b/i
/** "Prepare the order form and send it": what "it" is stands before it. */
const ownObject =
  /^((?!call|ring|phone|ask|tell|speak|talk|meet|remind)\S+ (?:\S+ )??(?:the|an?|my|our|your|some|two|three|four|five) [a-z][^,]*? and (?:send|email|mail|flick|forward|post|bring|give|return|text|have|upload|courier)(?: (?:you|us|me|over))? )(?:it|them)\b/i

/** Whether a task's words are in a case or tense that no sentence has. */
export const isBrokenText = (text: string): boolean => wrongCase.test(text)

const refuses = /^(?:don['’]t|not|never)\b/i

/**
 * Whether a task's text, from its verb on, makes a whole sentence after "I will" that a stranger to the conversation
 * understands: everybody and everything in it is named, nothing is cut off, and it is written as letters are.
 */
export function isWholeClause(text: string): boolean {
  const rest = text.replace(ownObject, '$1').replaceAll(/\byour?\b/g, '')
  const broken = [refuses, ofWhat, wrongCase, brokenGrammar, slang, isThin, isCutOff]
  if (unresolved.test(rest) || broken.some((pattern) => pattern.test(text))) return false
  if (holdsClause.test(text) && !asksWhether.test(text)) return false
  if (lacksObject.test(text) && !lacksObjectButWhole.test(text)) return false
  return !addsRemark.test(text) || isList.test(text)
}
