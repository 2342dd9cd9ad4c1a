import { describe, expect, it } from 'vitest'
import { parseQuickAdd } from './quick-add.ts'
import { formatRecurrence } from './recurrence.ts'

/** Tuesday, 24 November 2026, 10 in Berlin. */
const read = (line: string, now = '2026-11-24T09:00:00Z') => parseQuickAdd(line, now, 'Europe/Berlin')

describe('the words of a date leave the title, the others stay', () => {
  it.each([
    ["Delivery's Monday", "Delivery's", '2026-11-30T16:00', 'Monday'],
    ['Angebot an Acme bis Freitag', 'Angebot an Acme', '2026-11-27T16:00', 'bis Freitag'],
    ['bis Freitag Angebot an Acme', 'Angebot an Acme', '2026-11-27T16:00', 'bis Freitag'],
    [
      'am 3. Dezember um 14 Uhr Demo bei Acme',
      'Demo bei Acme',
      '2026-12-03T13:00',
      'am 3. Dezember um 14 Uhr',
    ],
    ['Müller 3.12. 14 Uhr', 'Müller', '2026-12-03T13:00', '3.12. 14 Uhr'],
    ['KW 49 Abnahme', 'Abnahme', '2026-11-30T08:00', 'KW 49'],
    ['Es geht um 3 Verträge bis morgen', 'Es geht um 3 Verträge', '2026-11-25T16:00', 'bis morgen'],
    ['Di um 10 Rückruf', 'Di um 10 Rückruf', null, null],
    ['Do, 26.11. 15 Uhr Rückruf', 'Rückruf', '2026-11-26T14:00', 'Do, 26.11. 15 Uhr'],
    ['am Mi zurückrufen', 'Zurückrufen', '2026-11-25T16:00', 'am Mi'],
    ['Do it tomorrow', 'Do it', '2026-11-25T16:00', 'tomorrow'],
    ['send the minutes tomorrow', 'Send the minutes', '2026-11-25T16:00', 'tomorrow'],
    ['reply asap by Friday', 'Reply asap', '2026-11-27T16:00', 'by Friday'],
    ['call Ana tomorrow after lunch', 'Call Ana after lunch', '2026-11-25T16:00', 'tomorrow'],
    ['call Ana tomorrow after 3', 'Call Ana after 3', '2026-11-25T16:00', 'tomorrow'],
    ['call Ana tomorrow 2-4pm', 'Call Ana', '2026-11-25T13:00', 'tomorrow 2-4pm'],
    ['if it rains, call Ana tomorrow', 'If it rains, call Ana', '2026-11-25T16:00', 'tomorrow'],
    [
      'summarise the call of last Friday by tomorrow',
      'Summarise the call of last Friday',
      '2026-11-25T16:00',
      'by tomorrow',
    ],
    [
      'ring Ana the day after tomorrow in the afternoon',
      'Ring Ana',
      '2026-11-26T14:00',
      'the day after tomorrow in the afternoon',
    ],
    [
      'quarterly review on the first Tuesday of January',
      'Quarterly review',
      '2027-01-05T16:00',
      'on the first Tuesday of January',
    ],
    ['Q3 planning tomorrow', 'Q3 planning', '2026-11-25T16:00', 'tomorrow'],
    ['meet April on Friday', 'Meet April', '2026-11-27T16:00', 'on Friday'],
    ['demo at 15h tomorrow', 'Demo', '2026-11-25T14:00', 'at 15h tomorrow'],
    ['demo 14.12. at 3pm', 'Demo', '2026-12-14T14:00', '14.12. at 3pm'],
    ['in 2 wks call Ana', 'Call Ana', '2026-12-08T16:00', 'in 2 wks'],
    ['gleich morgen früh Ana anrufen', 'Ana anrufen', '2026-11-25T08:00', 'gleich morgen früh'],
    ['Meeting 10-11 Uhr morgen', 'Meeting', '2026-11-25T09:00', '10-11 Uhr morgen'],
    ['in einem halben Jahr melden', 'Melden', '2027-05-24T15:00', 'in einem halben Jahr'],
    ['ab 1.1. neue Preise', 'Neue Preise', '2027-01-01T16:00', 'ab 1.1.'],
    ['1. Februar Vertrag kündigen', 'Vertrag kündigen', '2027-02-01T16:00', '1. Februar'],
    ['call Ana in an hour', 'Call Ana', '2026-11-24T10:00', 'in an hour'],
  ])('%s', (line, title, dueAt, dueText) => {
    expect(read(line)).toMatchObject({ title, dueText, dueAt: dueAt && `${dueAt}:00.000Z` })
  })
})

describe('what only narrows a day down is no due date, and stays in the title', () => {
  it.each([
    'Call Ana if she hasn’t replied by Friday',
    'Call Ana unless Ben calls tomorrow',
    'Nachfassen, wenn er bis Freitag nicht antwortet',
    'Falls er morgen absagt, Ersatz suchen',
    'Call Ana on Tuesday or Wednesday',
    'Rückruf Dienstag oder Mittwoch',
    'Call Ana after Friday',
    'Not before Monday: call Ana',
    'Plan Q3',
    'Check inbox twice daily',
    'Send the weekly report',
    'KW 50 oder 51 Abnahme',
    'Nach dem 5.12. melden',
    'Der Bericht von heute',
    'Termin mit Frau Montag',
    'Frau März anrufen',
    '1. Angebot schreiben',
    'Am 2. Angebot arbeiten',
    'Am Morgen Ana anrufen',
    'Write to June about her demo',
    'Update plan 3 times a week',
    'Check what changed since Monday',
    'Write up what Ana said yesterday',
    'Nicht vor Montag anrufen',
  ])('%s', (line) => expect(read(line)).toMatchObject({ title: line, dueAt: null, recurrence: null }))
})

it.each([
  ['dienstags und donnerstags um 9 Mails', 'Mails', 'FREQ=WEEKLY;BYDAY=TU,TH'],
  ['jeden 1. des Monats Miete', 'Miete', 'FREQ=MONTHLY;BYMONTHDAY=1'],
  ['alle 14 Tage Bericht', 'Bericht', 'FREQ=DAILY;INTERVAL=14'],
  ['report every weekday morning', 'Report', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ['pay rent monthly on the 3rd', 'Pay rent', 'FREQ=MONTHLY;BYMONTHDAY=3'],
])('%s repeats', (line, title, rule) => {
  const { recurrence, ...task } = read(line)
  expect(task.title).toBe(title)
  expect(recurrence && formatRecurrence(recurrence)).toBe(rule)
})

it('means until midnight by tonight, when its hour has passed', () => {
  expect(read('call Ana tonight', '2026-11-24T21:30:00Z').dueAt).toBe('2026-11-24T22:59:00.000Z')
  expect(read('heute Abend anrufen', '2026-11-24T21:30:00Z').dueAt).toBe('2026-11-24T22:59:00.000Z')
})
