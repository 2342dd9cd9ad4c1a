/** What is offered where a company has not given its own reasons yet. */
const commonReasons = [
  'Price',
  'Chose a competitor',
  'No budget',
  'Bad timing',
  'Missing feature',
  'No answer',
]
const offered = 6

/**
 * The reasons to offer when a sale is lost: those given before, the most frequent first, then common ones, six in all.
 * @param known by frequency; null stands for sales without a reason
 */
export function usualLostReasons(known: readonly (string | null)[]): string[] {
  const own = known.filter((reason): reason is string => reason !== null && reason.length <= 40)
  const unheard = commonReasons.filter(
    (common) => !own.some((reason) => reason.toLowerCase() === common.toLowerCase()),
  )
  return [...own, ...unheard].slice(0, offered)
}
