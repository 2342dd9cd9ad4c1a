import { expect, test } from 'vitest'
import { companyNameFromEmail } from './company-name.ts'

test.each([
  ['ana@halden.example', 'Halden'],
  ['ana@halden-logistics.co.uk', 'Halden Logistics'],
  [' Ana@HALDEN.example ', 'Halden'],
  ['ana@gmail.com', 'My company'],
  ['ana@gmx.de', 'My company'],
  ['ana@t-online.de', 'My company'],
  ['ana@hotmail.co.uk', 'My company'],
  ['ana@', ''],
  ['ana', ''],
  ['ana@localhost', ''],
  ['', ''],
])('%j offers %j', (email, name) => {
  expect(companyNameFromEmail(email)).toBe(name)
})
