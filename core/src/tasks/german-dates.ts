import { monthNames, weekdayNames } from '../text/english-calendar.ts'
import { type Rewritten, rewrite } from '../text/rewrite.ts'
import {
  any,
  clock,
  hour,
  month,
  numberWord,
  ordinals,
  part,
  toClock,
  toEdge,
  toMonth,
  toNumber,
  toOrdinal,
  toPart,
  toPreposition,
  toUnit,
  toWeekday,
  toWeekdayOfShort,
  unitWord,
  weekday,
  withEnding,
} from './german-words.ts'

const englishDay = `(?:today|tomorrow|${any(weekdayNames)}|next week|${any(monthNames)}(?: 20\\d\\d)?|\\d(?:st|nd|rd|th)|every day|every weekday)`

const words = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\d.])(?:${pattern})(?![\\p{L}\\d])`, 'giu')
/** What came before, or says which one: "letzten Freitag", "die Rechnung vom 3.12.". */
const notOver =
  '(?<!(?:letzte[nrsm]?|vergangene[nrsm]?|vorige[nrsm]?|seit|vom|herrn?|frau|version|release|kapitel|punkt) )'
const isRhythmBefore = '(?<=(?:every|daily|weekly|monthly)(?![\\p{L}]).*)'

/** German words of the calendar and what they are in English; each rule reads what those before it left. */
const rules: [pattern: RegExp, write: (...groups: string[]) => string][] = [
  [
    words(`jede[nsr]? (${any(Object.keys(ordinals))}e[nrs]?) (${weekday}) (?:im|des) monats?`),
    (order, day) => `every ${toOrdinal(order)} ${toWeekday(day)} of the month`,
  ],
  [words(`jede[nsr]? zweite[nrs]? (${weekday})`), (day) => `every other ${toWeekday(day)}`],
  [words(`jede[nsr]? zweite[nrs]? (${unitWord})`), (unit) => `every other ${toUnit(unit)}`],
  [
    words(`jede[nsr]? (${any(Object.keys(ordinals))}e[nrs]?) (${weekday})`),
    (order, day) => `every ${toOrdinal(order)} ${toWeekday(day)}`,
  ],
  [
    words(`(?:am (\\d{1,2})\\. (?:jedes|jeden|eines jeden)|jeden (\\d{1,2})\\. (?:des|im)) monats?`),
    (day, each) => `on the ${withEnding(day || each)} of every month`,
  ],
  [words(`jede[nsr]? (${weekday})`), (day) => `every ${toWeekday(day)}`],
  [words('jede[nsr]? werktag|werktags|wochentags'), () => 'every weekday'],
  [words('jede[nsr]? (morgen|vormittag|nachmittag|abend)'), (time) => `every ${toPart(time)}`],
  [words(`jede[nsr]? (${unitWord})`), (unit) => `every ${toUnit(unit)}`],
  [words(`alle (${numberWord}) (${unitWord})`), (count, unit) => `every ${toNumber(count)} ${toUnit(unit)}s`],
  [
    words(`(${weekday})s(?:,| und| &) (${weekday})s`),
    (one, other) => `every ${toWeekday(one)} and ${toWeekday(other)}`,
  ],
  [words(`(${weekday})s`), (day) => `every ${toWeekday(day)}`],
  [words('täglich'), () => 'every day'],
  [words('wöchentlich'), () => 'every week'],
  [words('monatlich'), () => 'every month'],
  [words('vierteljährlich|quartalsweise'), () => 'every quarter'],
  [words('jährlich'), () => 'every year'],
  [words(`${isRhythmBefore}bis(?: zum| einschließlich)?`), () => 'until'],
  [words('am letzten tag'), () => 'on the last day'],

  [
    words(
      `(?:(mo|di|mi|do|fr|sa|so)\\.?,?(?= (?:um )?\\d{1,2}(?:[:.]\\d\\d)? uhr| (?:de[nmr] )?\\d{1,2}\\.)|(?<=(?:am|bis|nächsten|diesen) )(mo|di|mi|do|fr|sa)\\.?(?= |$))`,
    ),
    (before, after) => toWeekdayOfShort(before || after),
  ],
  [words('übermorgen'), () => 'day after tomorrow'],
  [words('(?:gleich )?heute (?:morgen|früh)'), () => 'this morning'],
  [
    words(`heute (${part})`),
    (time) => (toPart(time).startsWith('at') ? 'today at noon' : `this ${toPart(time)}`),
  ],
  [words(`(?:gleich )?morgen (${part})`), (time) => `tomorrow ${toPart(time)}`],
  [words(`${notOver}(${weekday})[ -]?(${part})`), (day, time) => `${toWeekday(day)} ${toPart(time)}`],
  [words('(?<!von )heute'), () => 'today'],
  [words('(?<!(?:guten|am|der|den|jeden|diesen|von) )morgen'), () => 'tomorrow'],

  [words('übernächste[nr]? woche'), () => 'the week after next'],
  [words('übernächste[nr]? monats?'), () => 'the month after next'],
  [words(`übernächste[nr]? (${weekday})`), (day) => `${toWeekday(day)} after next`],
  [words('vor dem wochenende'), () => 'before the weekend'],
  [words('nach dem wochenende'), () => 'after the weekend'],
  [words('am wochenende'), () => 'over the weekend'],
  [words('(?:am )?nächste[ns]? wochenende'), () => 'next weekend'],
  [words('(?:am )?kommende[ns]? wochenende'), () => 'this weekend'],
  [
    words('(anfang|mitte|ende) (?:der )?kw ?(\\d{1,2})'),
    (edge, week) => `${toEdge(edge)} of calendar week ${week}`,
  ],
  [words('kw ?(\\d{1,2})'), (week) => `calendar week ${week}`],
  [words('(monats|quartals|jahres)ende'), (unit) => `the end of the ${toUnit(unit)}`],
  [
    words(`(anfang|mitte|ende) (?:nächste|kommende)[nsr] (${unitWord})`),
    (edge, unit) => `${toEdge(edge)} of next ${toUnit(unit)}`,
  ],
  [
    words(`(anfang|mitte|ende) (?:de[rs]|diese[rs]) (${unitWord})`),
    (edge, unit) => `${toEdge(edge)} of the ${toUnit(unit)}`,
  ],
  [words(`(anfang|mitte|ende) (${month})`), (edge, name) => `${toEdge(edge)} of ${toMonth(name)}`],
  [words(`(?:am )?(?:nächste)[nsr]? (${weekday})`), (day) => `next ${toWeekday(day)}`],
  [words(`(?:am )?(?:kommende)[nsr]? (${weekday})`), (day) => `this coming ${toWeekday(day)}`],
  [words(`diese[nsr]? (${weekday})`), (day) => `this ${toWeekday(day)}`],
  [words(`(?:in der |im )?(?:nächste|kommende)[nsr]? (${unitWord})`), (unit) => `next ${toUnit(unit)}`],
  [words(`diese[nsr]? (woche|monats?|quartals?|jahre?s?)`), (unit) => `this ${toUnit(unit)}`],
  [words('in einer halben stunde'), () => 'in half an hour'],
  [words('in einem halben jahr'), () => 'in half a year'],
  [words(`in (${numberWord}) (${unitWord})`), (count, unit) => `in ${toNumber(count)} ${toUnit(unit)}s`],

  [
    words(`(\\d{1,2})\\. ?(?:-|–|bis) ?(?:zum )?(\\d{1,2})\\. ?(${month})`),
    (from, to, name) => `${from}-${to} ${toMonth(name)}`,
  ],
  [
    words(`${notOver}(?:am |zum )?(\\d{1,2})\\. ?(${month})(?: (20\\d\\d))?`),
    (day, name, year) => `${day} ${toMonth(name)}${year === '' ? '' : ` ${year}`}`,
  ],
  [
    words(`${notOver}(?:am |zum )?(\\d{1,2})\\.(0?[1-9]|1[0-2])\\.(?:20)?(\\d\\d)`),
    (day, number, year) => `${day} ${monthNames[Number(number) - 1] ?? number} 20${year}`,
  ],
  [
    words(`${notOver}(?:am |zum )?(\\d{1,2})\\.(0?[1-9]|1[0-2])\\.`),
    (day, number) => `${day} ${monthNames[Number(number) - 1] ?? number}`,
  ],
  [
    words(`(?:am )?(${weekday}),? (?:de[nmr] )?(\\d{1,2})\\.(?! ?\\d)`),
    (day, number) => `${toWeekday(day)} the ${withEnding(number)}`,
  ],
  [
    words('(am|zum) (\\d{1,2})\\.(?! ?\\d)'),
    (word, day) => `${/am/i.test(word) ? 'on ' : ''}the ${withEnding(day)}`,
  ],

  [words(`von (${weekday}) bis (${weekday})`), (from, to) => `from ${toWeekday(from)} to ${toWeekday(to)}`],
  [
    words(`zwischen (${weekday}) und (${weekday})`),
    (from, to) => `between ${toWeekday(from)} and ${toWeekday(to)}`,
  ],
  [
    words(`(?:von|zwischen) (${clock}) (?:uhr )?(?:bis|und) (${clock}) uhr`),
    (from, to) => `from ${toClock(from)} to ${toClock(to)}`,
  ],
  [words(`${notOver}(am )?(${weekday})`), (on, day) => `${on === '' ? '' : 'on '}${toWeekday(day)}`],
  [words(`(?<=(?:${weekdayNames.join('|')}) )und(?= (?:${weekdayNames.join('|')}))`), () => 'and'],
  [words(`(im|in|bis|ab|until) (${month})`), (word, name) => `${toPreposition(word)} ${toMonth(name)}`],
  [words(`(?:um )?halb (${hour})`), (word) => `at ${(Number(toNumber(word)) + 11) % 12 || 12}:30`],
  [words(`(?:um )?viertel nach (${hour})`), (word) => `at ${toNumber(word)}:15`],
  [words(`(?:um )?viertel vor (${hour})`), (word) => `at ${(Number(toNumber(word)) + 11) % 12 || 12}:45`],
  [
    words(`(?:um |gegen )?(${clock}) ?[-–] ?(${clock}) uhr`),
    (from, to) => `from ${toClock(from)} to ${toClock(to)}`,
  ],
  [words(`(?:um |gegen )?(${clock}) uhr`), (time) => `at ${toClock(time)}`],
  // "Es geht um 3 Verträge": an hour stands at the end or beside its day.
  [
    words(`(?:(?<=${englishDay} )um (${clock})|um (${clock})(?=\\s*(?:$|[,;!?]|${englishDay})))`),
    (beside, last) => `at ${toClock(beside || last)}`,
  ],
  [words(`ab(?= (?:${englishDay}|\\d{1,2} ${any(monthNames)}))`), () => 'from'],
  [words('(?:spätestens )?bis(?: spätestens| zum| zur)*(?= )'), () => 'by'],
]

/** A line with its German dates in English, for the one reader of dates; words that are none stay as they are. */
export const rewriteGermanDates = (text: string): Rewritten =>
  rewrite(
    text,
    rules.map(([pattern, write]) => ({
      pattern,
      write: ([, ...groups]: RegExpMatchArray) => write(...groups.map((group) => group ?? '')),
    })),
  )
