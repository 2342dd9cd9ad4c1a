/** What is wrong with a canonical address; undefined where it is blank or a whole http address. */
export function canonicalProblem(text: string): string | undefined {
  const typed = text.trim()
  if (typed === '') return undefined
  const url = URL.canParse(typed) ? new URL(typed) : null
  const isWhole =
    url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && /^https?:\/\//i.test(typed)
  return isWhole ? undefined : 'Enter a whole address, such as https://example.com/post, or leave it blank.'
}
