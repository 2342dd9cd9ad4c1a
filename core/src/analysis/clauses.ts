const boundary =
  /(?:[,;]|\s[-–—])\s+(?=(?:and |but |so |then |also )*(?:i|we|you|let|(?:can|could|would|should) (?:you|i|we|he|she|they|it|somebody|someone|anybody)|please|remind|(?:my|our)\b(?! (?:[a-z'-]+ ){0,2}[a-z'-]+, (?!(?:i|we|you|he|she|they|it|and|but|so)\b))|don't|(?:he|she|they|it|there|that|what)(?!(?:'ll| will) (?:have|get)\b)(?='|\s))\b)|\s(?=(?:and|but|so|then) (?:then |also )*(?:(?:i|we|you|he|she|they)(?:'ll| will|'m| am| can| need| should| have to| must|'d)\b|can you|could you|let me|let's|please\b|remind me))/gi
const opensCondition = /^(?:(?:and|but|so|then|okay|yes|well) )*(?:if|unless|in case|when|once)\b/i

/** Main clauses of a sentence; a condition stays with what it conditions. */
export function toClauses(sentence: string): string[] {
  const cuts = [...sentence.matchAll(boundary)].map((match) => match.index)
  const parts = [0, ...cuts].map((from, order) => sentence.slice(from, cuts[order] ?? sentence.length))
  const clauses: string[] = []
  for (const part of parts) {
    const previous = clauses.at(-1)
    if (previous !== undefined && opensCondition.test(previous.trim()))
      clauses[clauses.length - 1] = previous + part
    else clauses.push(part)
  }
  return clauses.map((clause) => clause.replace(/^[\s,;–—-]+/, '').trim()).filter(Boolean)
}
