import { createFormats } from '../../format/formats.ts'
import { createMoney } from '../../format/money.ts'
import { createNumbers } from '../../format/numbers.ts'
import { productPlace, type Reader } from '../../format/place.ts'
import { joinList } from '../../text/words.ts'

const { number, countOf } = createNumbers(productPlace)

export { countOf }

/** What one record is worth, "$9,000.50", and what several are together in whole units, "$12,500"; currencies of ISO 4217. */
export const { amount: amountWords, total: totalWords } = createMoney(productPlace)

/** The first `most` of the names, and how many of the `total` are left: "Ana, Ben and 3 more". */
export function nameSome(names: string[], most = 3, total: number = names.length): string {
  const left = total - Math.min(names.length, most)
  return joinList([...names.slice(0, most), ...(left > 0 ? [`${number(left)} more`] : [])])
}

/** "Sat, Nov 21, 3:00 PM" in the reader's locale and zone. `at` is ISO 8601. */
export const momentWords = (at: string, reader: Reader): string =>
  createFormats(reader).weekdayAndTime(at, reader.now)

/** Sums per currency in words, the largest first: "$1,200 and €300". */
export const sumWords = (sums: { currency: string; amount: number }[]): string =>
  sums.length === 0
    ? 'nothing'
    : joinList(
        sums
          .toSorted((one, other) => other.amount - one.amount)
          .map(({ amount, currency }) => totalWords(amount, currency)),
      )
