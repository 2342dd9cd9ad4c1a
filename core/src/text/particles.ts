/** Verbs by the particle that completes them: "switch it on", "hand it over". */
const verbsOf: Record<string, string> = {
  on: 'switch turn power put log sign carry keep move hold get bring take pass hang add',
  in: 'fill filled signed hand log sign check come go bring build plug type join drop step jump dial key',
  over: 'hand send take look think go talk read bring pass start carry move switch come turn forward ship copy transfer migrate',
  by: 'stop drop come swing',
  through: 'go walk run talk read look think push put get follow carry send flick pass',
  around: 'turn look ask show shop pass send',
  along: 'send bring pass forward take come',
}
const activations = 'switch|turn|power'

const phrasal = new Map(
  Object.entries(verbsOf).map(([particle, verbs]): [string, RegExp] => {
    const object = particle === 'by' ? '' : String.raw`(?: [^\s,;]+){0,3}`
    return [
      particle,
      new RegExp(String.raw`(?:^|[\s,;])(?:${verbs.replaceAll(' ', '|')})${object} ${particle}$`, 'i'),
    ]
  }),
)
const activatesOn = new RegExp(
  String.raw`(?:^|[\s,;])(?:${activations}) (?:it|this|that|them|everything) on$`,
  'i',
)
const dayOrMonth =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|the\b|\d)/i
const nearDay = /^(?:today|tomorrow|tonight|this|next|on|at|by|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i

const lastWord = (text: string): string => /[a-z]+$/i.exec(text)?.[0].toLowerCase() ?? ''

/** Whether the last word belongs to a verb before it and completes it ("fill it in"), so that nothing is missing. */
export const endsInParticle = (text: string): boolean => phrasal.get(lastWord(text))?.test(text) ?? false

/** Whether the word before a date belongs to the verb and not to the date: "switch it on | today", "drop by | Friday". */
export function isParticleBeforeDate(before: string, date: string): boolean {
  if (!endsInParticle(before)) return false
  const particle = lastWord(before)
  if (particle === 'on') return !dayOrMonth.test(date) || activatesOn.test(before)
  return particle !== 'in' || nearDay.test(date)
}
