import { joinList } from '../../text/words.ts'

/** "1 lead", "12 leads", "1,200 leads". */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** Whole units of a currency (ISO 4217): "$12,500". */
export const moneyWords = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount)

/** The first `most` of the names, and how many of the `total` are left: "Ana, Ben and 3 more". */
export const nameSome = (names: string[], most = 3, total: number = names.length): string => {
  const left = total - Math.min(names.length, most)
  return joinList([...names.slice(0, most), ...(left > 0 ? [`${left.toLocaleString('en-US')} more`] : [])])
}

/** "Sat 21 Nov, 15:00" in the time zone (IANA). `at` is ISO 8601. */
export const momentWords = (at: string, timeZone: string): string => {
  const date = new Date(at)
  const day = date.toLocaleDateString('en-GB', { timeZone, weekday: 'short', day: 'numeric', month: 'short' })
  const clock = date.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  return `${day}, ${clock}`
}

/** Sums per currency in words, the largest first: "$1,200 and €300". */
export const sumWords = (sums: { currency: string; amount: number }[]): string =>
  sums.length === 0
    ? 'nothing'
    : joinList(
        sums
          .toSorted((one, other) => other.amount - one.amount)
          .map(({ amount, currency }) => moneyWords(amount, currency)),
      )
