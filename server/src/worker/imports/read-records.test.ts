import { readCsvStart } from '@parley/core/text/csv-read'
import { expect, it } from 'vitest'
import { readRecords, UnreadableFile } from './read-records.ts'

const streamOf = (text: string) => new Blob([text]).stream()

async function read(text: string, delimiter = ',') {
  const records: string[][] = []
  for await (const { cells } of readRecords(streamOf(text), { encoding: 'utf-8', delimiter }))
    records.push(cells)
  return records
}

/** The preview in the browser must show what the import will read. */
it.each([
  'a,b\r\nc,d\r\n',
  'a,b\rc,d',
  '"a,1","say ""hi"""\n"two\r\nlines",x',
  'a,,\n\n , \n,,\r\nb\n',
  '5" pipe,x "quoted" y\n',
  '\uFEFFname,city\nZoë,"Köln"\n',
  ' a , "b" ,c\n',
  '"",""\n"x",""\n',
])('reads %j as the preview does', async (text) => {
  expect(await read(text)).toEqual(readCsvStart(text.replace('\uFEFF', ''), ',', 100, true))
})

it('refuses a quote that is never closed, and names the place', async () => {
  await expect(read('a,b\nc,d\n"e,f\ng,h\n')).rejects.toThrow(UnreadableFile)
  await expect(read('a,b\nc,d\n"e,f\ng,h\n')).rejects.toThrow('After line 2 ')
})
