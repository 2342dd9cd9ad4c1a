import { expect, test } from 'vitest'
import { describeFileProblem, fileLimit, readFile, readStart } from './read-file.ts'

const text = new TextEncoder().encode('name\nAna\n')

test.each([
  ['a.csv', 0, text, 'a.csv is empty.'],
  ['a.csv', fileLimit, text, null],
  [
    'a.csv',
    fileLimit + 1,
    text,
    'a.csv has 52.4 MB; an import takes 50 MB at most. Split it into smaller files.',
  ],
  [
    'a.csv',
    9,
    Uint8Array.of(0x50, 0x4b, 3, 4),
    'a.csv is a workbook, not a CSV file. Open it and save the sheet as CSV.',
  ],
  ['a.xls', 9, text, 'a.xls is a workbook, not a CSV file. Open it and save the sheet as CSV.'],
  ['a.csv', 9, Uint8Array.of(1, 0, 0, 0, 2), 'a.csv is not a text file. Save your list as CSV first.'],
])('%s of %d bytes', (name, size, start, problem) => {
  expect(describeFileProblem(name, size, start)).toBe(problem)
})

test('finds encoding, delimiter and heading', async () => {
  const file = new File([Uint8Array.from('Name;Ort\nZoë;Köln\n', (letter) => letter.charCodeAt(0))], 'a.csv')
  const read = await readFile(file)
  if ('problem' in read) throw new Error(read.problem)
  expect(read.chosen).toMatchObject({ encoding: 'windows-1252', delimiter: ';', hasHeader: true })
  expect(readStart(read.chosen)).toEqual([
    ['Name', 'Ort'],
    ['Zoë', 'Köln'],
  ])
})

test('sees that the first line is a lead already', async () => {
  const read = await readFile(new File(['Ana,ana@ruiz.example\n'], 'a.csv'))
  expect('chosen' in read && read.chosen.hasHeader).toBe(false)
})
