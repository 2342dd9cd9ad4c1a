import type { FoundNumber } from './numbers.ts'

/** The words of a language that numbers are made of: what they add, and what they multiply by. */
interface Words {
  adds: ReadonlyMap<string, number>
  multiplies: ReadonlyMap<string, number>
  /** What stands between them: "achtunddreißig", "treinta y ocho". */
  joins: readonly string[]
}

/** @param adds words by their values from `from` on, "|" between words of one value, "-" for none */
const rows = (
  ...lists: readonly (readonly [from: number, step: number, words: string])[]
): Map<string, number> =>
  new Map(
    lists.flatMap(([from, step, words]) =>
      words
        .split(' ')
        .flatMap((each, at) => each.split('|').map((word): [string, number] => [word, from + at * step])),
    ),
  )
const scales = (hundred: string, thousand: string, million: string): Map<string, number> =>
  new Map(
    [hundred, thousand, million].flatMap((words, at) =>
      words.split('|').map((word): [string, number] => [word, [100, 1e3, 1e6][at] ?? 1]),
    ),
  )

const languages: Readonly<Record<string, Words>> = {
  de: {
    adds: rows(
      [
        1,
        1,
        'ein|eins zwei|zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
      ],
      [20, 10, 'zwanzig dreißig|dreissig vierzig fünfzig sechzig siebzig achtzig neunzig'],
    ),
    multiplies: scales('hundert', 'tausend', 'million|millionen'),
    joins: ['und'],
  },
  nl: {
    adds: rows(
      [
        1,
        1,
        'een|één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
      ],
      [20, 10, 'twintig dertig veertig vijftig zestig zeventig tachtig negentig'],
    ),
    multiplies: scales('honderd', 'duizend', 'miljoen'),
    joins: ['en', 'ën'],
  },
  fr: {
    adds: rows(
      [1, 1, 'un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'],
      [20, 10, 'vingt trente quarante cinquante soixante septante quatrevingt|quatrevingts|huitante nonante'],
    ),
    multiplies: scales('cent|cents', 'mille', 'million|millions'),
    joins: ['et'],
  },
  es: {
    adds: rows(
      [
        1,
        1,
        'un|uno|una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno|veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
      ],
      [30, 10, 'treinta cuarenta cincuenta sesenta setenta ochenta noventa cien|ciento'],
      [
        200,
        100,
        'doscientos|doscientas trescientos|trescientas cuatrocientos|cuatrocientas quinientos|quinientas seiscientos|seiscientas setecientos|setecientas ochocientos|ochocientas novecientos|novecientas',
      ],
    ),
    multiplies: scales('-', 'mil', 'millón|millones'),
    joins: ['y'],
  },
  pt: {
    adds: rows(
      [
        1,
        1,
        'um|uma dois|duas três quatro cinco seis sete oito nove dez onze doze treze quatorze|catorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove',
      ],
      [20, 10, 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem|cento'],
      [
        200,
        100,
        'duzentos|duzentas trezentos|trezentas quatrocentos|quatrocentas quinhentos|quinhentas seiscentos|seiscentas setecentos|setecentas oitocentos|oitocentas novecentos|novecentas',
      ],
    ),
    multiplies: scales('-', 'mil', 'milhão|milhões'),
    joins: ['e'],
  },
  it: {
    adds: rows(
      [
        1,
        1,
        'un|uno|una due tre|tré quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
      ],
      [
        20,
        10,
        'venti|vent trenta|trent quaranta|quarant cinquanta|cinquant sessanta|sessant settanta|settant ottanta|ottant novanta|novant',
      ],
    ),
    multiplies: scales('cento|cent', 'mille|mila', 'milione|milioni'),
    joins: ['e'],
  },
}

/** All words of a language, the longest first: put in order once, as every line of a conversation is read by them. */
const longestFirst = new Map(
  Object.values(languages).map((words) => [
    words,
    [...words.adds.keys(), ...words.multiplies.keys(), ...words.joins].toSorted(
      (one, other) => other.length - one.length,
    ),
  ]),
)

/** A word as the parts of a number, the longest first; null where it is none. */
function partsOf(word: string, words: Words): string[] | null {
  if (word === '') return []
  for (const part of longestFirst.get(words) ?? []) {
    if (!word.startsWith(part)) continue
    const rest = partsOf(word.slice(part.length), words)
    if (rest) return [part, ...rest]
  }
  return null
}

/** A number as far as its words were read: `group` is what the next "thousand" multiplies, `total` is before it. */
interface Run {
  total: number
  group: number
  text: string
  index: number
}

/** Whether a word goes on with a number: "treinta" with "ocho", "cent" with anything, "soixante" with "douze". */
const goesOn = (group: number, value: number): boolean =>
  group % 100 === 0 ||
  (group % 10 === 0 && group % 100 >= 20 && value < 10) ||
  ([60, 80].includes(group % 100) && value < 20)

/** The number with one word more; null where that begins another. */
function withWord(run: Run, parts: readonly string[], { adds, multiplies }: Words): Run | null {
  let { total, group } = run
  for (const [order, part] of parts.entries()) {
    const value = adds.get(part)
    const scale = multiplies.get(part)
    if (value !== undefined) {
      if (order === 0 && !goesOn(group, value)) return null
      group += value
    } else if (scale === 100) group = (group || 1) * 100
    else if (scale !== undefined) [total, group] = [total + (group || 1) * scale, 0]
  }
  return { ...run, total, group }
}

/**
 * Numbers in words of German, Dutch, French, Spanish, Portuguese and Italian, which a statement in figures or words is
 * compared with: "achtunddreißigtausend", "treinta y ocho mil". None of another language.
 * @param language ISO 639-1
 */
export function findForeignNumbers(text: string, language: string): FoundNumber[] {
  const words = languages[language]
  if (!words) return []
  const runs: Run[] = []
  let run: Run | null = null
  for (const match of text
    .toLowerCase()
    .replaceAll(/quatre[- ]vingt/g, 'quatrevingt')
    .matchAll(/\p{L}+|[^\p{L}\s-]/gu)) {
    const [word] = match
    const parts = partsOf(word, words) ?? []
    if (parts.length > 0 && parts.every((part) => words.joins.includes(part))) continue
    const fresh: Run = { total: 0, group: 0, text: word, index: match.index }
    const next: Run | null = run && parts.length > 0 ? withWord(run, parts, words) : null
    if (next) next.text = `${next.text} ${word}`
    if (run && !next) runs.push(run)
    run = next ?? (parts.length > 0 ? withWord(fresh, parts, words) : null)
  }
  if (run) runs.push(run)
  return runs.map(({ total, group, text: said, index }) => ({
    value: total + group,
    unit: null,
    text: said,
    index,
  }))
}
