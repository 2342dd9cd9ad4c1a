import { expect, it } from 'vitest'
import { toCsvLine, withoutFormulaGuard } from './csv.ts'
import { guessDelimiter, readCsvStart } from './csv-read.ts'

it.each([
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\rc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    '"a,1","say ""hi"""\n"two\nlines",x\n',
    [
      ['a,1', 'say "hi"'],
      ['two\nlines', 'x'],
    ],
  ],
  ['a,,\n\n , \nb', [['a', '', ''], ['b']]],
  ['5" pipe,x\n', [['5" pipe', 'x']]],
])('reads %j', (text, records) => expect(readCsvStart(text, ',', 10, true)).toEqual(records))

it('leaves out a record that may go on beyond the text', () => {
  expect(readCsvStart('a,b\nc,"d', ',', 10, false)).toEqual([['a', 'b']])
})

it('stops at its limit', () => expect(readCsvStart('1\n2\n3\n', ',', 2, true)).toEqual([['1'], ['2']]))

it.each([
  ['name,city\nAna,"Köln; West"\n', ','],
  ['name;value\nAna;1,50\nBen;2,75\n', ';'],
  ['name\tvalue\nAna\t1,50\n', '\t'],
  ['name|city\nAna|Rome\n', '|'],
  ['name\nAna\n', ','],
  ['', ','],
])('finds the delimiter of %j', (text, delimiter) => expect(guessDelimiter(text)).toBe(delimiter))

it.each(['=1+1', '+49 170', '-5', '@ana', "'=x", "''+x", "O'Hara", "'s Gravenhage", 'plain', ''])(
  'brings %j back from a file of our own',
  (text) => {
    const [cells] = readCsvStart(toCsvLine([text, 'end']), ',', 1, true)
    expect(withoutFormulaGuard(cells?.[0] ?? '')).toBe(text)
  },
)
