import { expect, it } from 'vitest'
import { telAddress } from './tel-address.ts'

it.each([
  ['+1 415 555 0110', 'tel:+14155550110'],
  [' +49 (0)30 / 12 34-5', 'tel:+493012345'],
  ['030 1234', 'tel:0301234'],
  ['(415) 555-0110 ext. 42', 'tel:4155550110;ext=42'],
  ['415 555 0110 x7', 'tel:4155550110;ext=7'],
])('%j is dialled as %j', (phone, address) => {
  expect(telAddress(phone)).toBe(address)
})
