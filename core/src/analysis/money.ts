const number = String.raw`\d{1,3}(?:[,.]\d{3})+|\d+(?:\.\d+)?`
const scale = String.raw`(?:\s?(?:k|m|mio|thousand|million|grand|hundred)\b)?`
const spokenNumber = String.raw`(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a|hundred|thousand|million|and|half)[\s-]+)+`
const currency = String.raw`(?:dollars?|euros?|pounds?|francs?|bucks|usd|eur|gbp|chf|€|\$|£)`
const period = String.raw`(?:\s*(?:a|per|each|every|\/)\s*(?:month|year|quarter|week|seat|user|licen[cs]e|head|person)(?:\s*(?:a|per|\/)\s*(?:month|year))?|\s+(?:annually|monthly|yearly))?`
const range = String.raw`(?:\s*(?:to|-|–|and)\s*(?:[$€£]\s?)?(?:${number})${scale})?`

const amount = new RegExp(
  String.raw`(?:[$€£]\s?(?:${number})${scale}${range}|(?:${number})${scale}${range}\s?${currency}|(?:${number})\s?(?:k|thousand|million|grand)\b|\b${spokenNumber}${currency}|\b(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|a)[\s-]+)+(?:thousand|million|grand|k)\b(?:\s${currency})?)${period}`,
  'giu',
)

/** Sums of money in a text as they were said: "$20k", "15,000 euros a year", "twenty thousand dollars". */
export const findMoney = (text: string): { text: string; index: number }[] =>
  [...text.matchAll(amount)].map((match) => ({ text: match[0].trim(), index: match.index }))
