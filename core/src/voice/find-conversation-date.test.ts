import { expect, it } from 'vitest'
import { findConversationDate } from './find-conversation-date.ts'

const clock = { now: '2026-11-23T10:00:00Z', timeZone: 'Europe/Berlin' }
const spoken = 'Anna: We met on January 5, 2026 for the first time.'

it.each([
  ['a program’s stamp', 'GMT20261013-090000_Recording.vtt', spoken, '2026-10-13T09:00:00.000Z'],
  ['a day in the name', '2026-10-13 Call with Ana.txt', spoken, '2026-10-13T10:00:00.000Z'],
  ['a day without dashes', 'call_20261013.txt', spoken, '2026-10-13T10:00:00.000Z'],
  ['a day and hour without dashes', '20261013_0905.srt', spoken, '2026-10-13T07:05:00.000Z'],
  [
    'a heading in words',
    'call.txt',
    `Call with Ana\nOctober 13, 2026, 9:05 AM\n\n${spoken}`,
    '2026-10-13T07:05:00.000Z',
  ],
  ['a day first', null, `13 October 2026\n${spoken}`, '2026-10-13T10:00:00.000Z'],
  ['an afternoon', null, `Date: Oct 13, 2026 at 2:30 pm\n${spoken}`, '2026-10-13T12:30:00.000Z'],
  [
    'a note of a caption file',
    'a.vtt',
    'WEBVTT\n\nNOTE 2026-10-13 16:00\n\n00:01.000 --> 00:02.000\nHi',
    '2026-10-13T14:00:00.000Z',
  ],
  [
    'a text without speakers that begins with it',
    null,
    'Date: 2026-10-13\nWe spoke about it.',
    '2026-10-13T10:00:00.000Z',
  ],
])('finds %s', (_name, fileName, text, at) => {
  expect(findConversationDate(fileName, text, clock)).toBe(at)
})

it.each([
  ['what was spoken', 'call.txt', spoken],
  ['a date without its year', 'call 13 October.txt', spoken],
  ['the future', '2027-01-05.txt', spoken],
  ['a number that is no day', 'order-20269999.txt', spoken],
  ['a text of no speakers that mentions one', null, 'We met on October 13, 2026. It went well.'],
])('takes nothing from %s', (_name, fileName, text) => {
  expect(findConversationDate(fileName, text, clock)).toBeNull()
})
