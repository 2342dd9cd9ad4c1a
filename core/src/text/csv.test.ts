import { expect, it } from 'vitest'
import { toCsvLine } from './csv.ts'

it.each([
  [['plain', 1, true, null, undefined], 'plain,1,true,,\r\n'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
  [['=SUM(A1)', '+1', '-1', '@x', '\tx'], "'=SUM(A1),'+1,'-1,'@x,'\tx\r\n"],
  [[-5, { a: [1] }], '-5,"{""a"":[1]}"\r\n'],
  [['=a,"b"'], '"\'=a,""b"""\r\n'],
])('writes %j', (values, line) => expect(toCsvLine(values)).toBe(line))
