import { findDates } from '../text/find-dates.ts'
import type { Scene } from './scene.ts'

const event =
  "(?:independence|australia|labou?r|memorial|boxing|mother's|father's|valentine's|st patrick's|canada|bastille|columbus|veterans|presidents|victoria|anzac|republic|founders|sports|open|graduation) day|(?:labou?r|long|bank holiday|memorial|easter|thanksgiving) weekend|bank holiday|halloween|whitsun|hanukkah|(?:\\w+ )?(?:shutdown|closure|recess)|(?:summer|winter|works) stop|(?:\\w+ )?harvest|(?:\\w+ )?season|(?:\\w+ )?audit|inspection|(?:trade )?(?:show|fair)|(?:\\w+ )?holidays|school year|(?:\\w+ )?term|semester|(?:tax|financial|fiscal) year|year[- ]end|stocktake|opening|move|festival|conference|(?:\\w+ )?rush|peak|freeze|(?:first|second|third|fourth|last) quarter|christmas|xmas|new year(?:'s(?: eve)?)?|easter|ramadan|eid|diwali|thanksgiving|black friday|spring|summer|autumn|winter|fall"
const edge =
  '(?:the |this |next |our |early |late |mid[- ]?|very |end of |start of |beginning of |middle of |first half of |second half of ){0,4}'
const ordinal =
  '(?:\\d{1,2}(?:st|nd|rd|th)|(?:twenty-|thirty-)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth)'
/** A month's name, as part of a pattern. */
export const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
/** A day or an edge of a month, whatever stands around it: "the fourth of January would be the day". */
const calendarDay = new RegExp(
  String.raw`\b(?:(?:by|on|from|before|until|after|around) )?(?:the )?(?:very )?(?:(?:first|second|third|fourth|last) (?:week|weekend) (?:of|in)|(?:${ordinal}|end|start|beginning|middle) of) ${month}\b`,
  'i',
)
/** Times that have no day in the calendar of a program. */
const vague = new RegExp(
  String.raw`\b(?:(?:right |just |shortly |straight |soon |well )?(?:by|before|after|until|till|in|during|from|for|over|around|no later than|ahead of|in time for) ${edge}(?:${event})|(?:early|late|next|this|mid[- ]?) ?(?:spring|summer|autumn|winter|fall|christmas|easter|year|season))\b`,
  'i',
)
const bareEvent = new RegExp(
  String.raw`^(?:(?:probably|maybe|ideally|well|um|oh|i'd say|say),? ){0,2}(${edge}(?:${event})|as soon as (?:possible|we can)|asap)\b`,
  'i',
)

const elsewhere = /\b(?:every|each|always|usually|last)\s*$|\b(?:isn't|won't be)\s*$/i
const notBefore = /\bnot $/i

/** "Friday morning" is when somebody has an hour, not when something is wanted. */
const partOfDay = /^,? (?:morning|afternoon|evening|night|lunchtime|at (?:noon|\d))\b/i
const weekday = /^(?:on )?(?:(?:this|next) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i
const isHourOfWeek = (text: string, index: number, said: string): boolean =>
  weekday.test(said) &&
  (partOfDay.test(text.slice(index + said.length)) ||
    /\b(?:morning|afternoon|evening|night|lunchtime)$/i.test(said))

/** `at` is ISO 8601; null where a time without a day was said. */
export interface Time {
  value: string
  at: string | null
}

/** "Not before June" is no plan without its "not". */
const withNot = (text: string, index: number, value: string): string =>
  text.slice(0, index).match(notBefore)?.[0].concat(value) ?? value

/** The time that a sentence names: a day of the calendar to come, else one without. "Not before" belongs to it. */
export function readTime(text: string, scene: Scene, isAsked: boolean): Time | null {
  const { context } = scene
  const date = findDates(text, context).find(
    (found) =>
      found.hasDay &&
      Date.parse(found.at) > Date.parse(context.now) &&
      !/^(?:the day$|weekend$|(?:in|for) the (?:days|weeks|months)$|to(?:day|night|morrow)|now|this (?:week|morning|afternoon|evening))\b/i.test(
        found.text,
      ) &&
      !elsewhere.test(text.slice(0, found.index)) &&
      !isHourOfWeek(text, found.index, found.text),
  )
  const day = calendarDay.exec(text)
  const at = day ? findDates(day[0], context)[0]?.at : undefined
  if (day && at !== undefined && day.index < (date?.index ?? text.length)) return { value: day[0], at }
  if (date)
    return inMonthNamed(text, date.index, { value: withNot(text, date.index, date.text), at: date.at }, scene)
  const found = vague.exec(text)
  if (found && !elsewhere.test(text.slice(0, found.index))) {
    const whole = found[0] + (ofSeason.exec(text.slice(found.index + found[0].length))?.[0] ?? '')
    return { value: withNot(text, found.index, isSeason.test(found[0]) ? whole : found[0]), at: null }
  }
  const bare = isAsked ? bareEvent.exec(text)?.[1] : undefined
  return bare === undefined ? null : { value: bare, at: null }
}

const isSeason = /\b(?:spring|summer|autumn|winter|christmas|easter)$/i
/** "before the winter flu": what the season only describes. */
const ofSeason =
  /^ (?!(?:then|really|please|though|ideally|maybe|anyway|now|too|if|only|latest|either|perhaps|probably|again|instead|sir|lah|mate|eh|for|at)\b)[a-z]{3,}(?=[.!?]|$)/

const bareDay = new RegExp(String.raw`^(?:(?:on|by|before|until|till|from) )?the ${ordinal}$`, 'i')
const months = new RegExp(String.raw`\b${month}\b`, 'gi')
/** "The auditor comes on the fifteenth of January, we must be ready by the tenth": a bare day is one of the month named before it. */
function inMonthNamed(text: string, index: number, found: Time, { context }: Scene): Time {
  const named = bareDay.test(found.value) ? text.slice(0, index).match(months)?.at(-1) : undefined
  const at = named === undefined ? undefined : findDates(`${found.value} of ${named}`, context)[0]?.at
  return at === undefined ? found : { ...found, at }
}

const isNear = /^(?:the day$|to(?:day|night|morrow)|now|this (?:week|morning|afternoon|evening))\b/i

/** Every time to come that a sentence names, with where it stands in it. */
export function timesIn(text: string, scene: Scene): (Time & { index: number; said: string })[] {
  const { context } = scene
  const now = Date.parse(context.now)
  const days = findDates(text, context).flatMap(({ text: said, index, at, hasDay }) =>
    hasDay && Date.parse(at) > now && !isNear.test(said) && !isHourOfWeek(text, index, said)
      ? [{ ...inMonthNamed(text, index, { value: said, at }, scene), index, said }]
      : [],
  )
  const ofMonth = [...text.matchAll(new RegExp(calendarDay.source, 'gi'))].flatMap(({ index, 0: said }) => {
    const at = findDates(said, context)[0]?.at
    return at === undefined ? [] : [{ value: said, at, index, said }]
  })
  const others = [...text.matchAll(new RegExp(vague.source, 'gi'))].map(({ index, 0: said }) => ({
    value: said,
    at: null,
    index,
    said,
  }))
  const found = [...ofMonth, ...days, ...others]
  return found
    .filter((each, order) =>
      found
        .slice(0, order)
        .every(
          ({ index, said }) => each.index >= index + said.length || index >= each.index + each.said.length,
        ),
    )
    .map((each) => ({ ...each, value: withNot(text, each.index, each.value) }))
}

const needsBy =
  /,? (?:and|but|so) (?:i|we|they)(?:['’]d)? (?:need|want|must|have to|got to)\b[^,;.!?]*\b(?:by|before|from) (?!then\b|that\b|it\b)[^,;.!?]*/i
/** "…, and I need the hoods by the fifteenth": the day by which something is needed, after one that something else happens on. */
export function readNeeded(text: string, scene: Scene): Time | null {
  const needed = needsBy.exec(text)?.[0]
  const time = needed === undefined ? null : readTime(needed, scene, true)
  return time?.at ? time : null
}
