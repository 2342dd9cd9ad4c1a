/** Words of somebody else inside a message: quotations by line, in marks (from about ten words), and in fences. */
const quotation = /^[ \t]*>.*$|```[\s\S]*?(?:```|$)|["“„«][^"“”„«»]{60,}["”“»]/gm
/** From here on the message hands over a text: "summarise this: …", "she wrote: …", "mail from Bo\n…". */
const handingOver =
  /\b(?:summar\w+|translat\w+|rewrite|rephrase|proofread|analy[sz]e|explain|extract|read|reply to|answer|forwarded|what does|wrote|writes|says?|said|(?:e-?mail|mail|message|transcript|text|notes?|chat|reply) (?:from|of|by|below))\b[^:\n]*(?::|\n)/i
const noting =
  /^\s*(?:please\s+|can you\s+)*(?:note|add|log|write|jot|take|leave|put|make)\b[^:\n]*\bnotes?\b/i

const polite =
  /^(?:(?:please|pls|ok(?:ay)?|so|well|hey|hi|hello|great|thanks|and|then|now|also)[\s,]+)*(?:can|could|would|will) (?:you|we)\b|^(?:i(?:['’]d| would) like|i want) you to\b/i
const asking =
  /\?\s*$|^(?:(?:so|and|but|well|ok(?:ay)?|hey|hi|hello)[\s,]+)*(?:how|what|which|who|whom|whose|when|where|why|is|are|was|were|am|do|does|did|has|have|had|should|shall|may|might|any)\b/i

/** What the person says themselves in a message, sentence by sentence: not what they quote or hand over to be read. */
export function ownSentences(message: string): string[] {
  const plain = message.replace(quotation, ' ')
  const handed = noting.test(plain) ? null : handingOver.exec(plain)
  const own = handed ? plain.slice(0, handed.index + handed[0].length) : plain
  return own
    .split(/(?<=[.!?])\s+|\n+|;\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** Whether a sentence asks for information: "how is my pipeline?", but not "can you move Ana to won?". */
export const isQuestion = (sentence: string): boolean => !polite.test(sentence) && asking.test(sentence)
