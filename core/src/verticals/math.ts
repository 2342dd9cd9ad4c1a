export const dayInMilliseconds = 86_400_000
export const yearInDays = 365.25

/** Days from one moment (ISO 8601) to another, with fractions; negative when it lies before. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / dayInMilliseconds

export const sumOf = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** The value below which a share (0 to 1) of the numbers lies, between two neighbours in proportion; null without numbers. */
export function quantile(numbers: number[], share: number): number | null {
  const sorted = numbers.toSorted((one, other) => one - other)
  const position = (sorted.length - 1) * share
  const below = sorted[Math.floor(position)]
  const above = sorted[Math.ceil(position)]
  return below === undefined || above === undefined ? null : below + (above - below) * (position % 1)
}

export const median = (numbers: number[]): number | null => quantile(numbers, 0.5)

/** Cuts off the noise of binary fractions: cents. */
export const toCents = (amount: number): number => Math.round(amount * 100) / 100
