import { expect, it } from 'vitest'
import { toMailSentence } from './mail-sentence.ts'
import type { ActionItem } from './types.ts'

const people = { writer: 'Ben Carter', reader: 'Anna Keller', place: { timeZone: 'UTC' } }
const said = (quote: string) => ({ segmentIndex: 0, start: 0, end: 1, quote })
const item = (text: string, given: Partial<ActionItem> = {}): ActionItem => ({
  text,
  owner: 'us',
  assigneeName: given.owner === 'them' ? 'Anna Keller' : 'Ben Carter',
  dueAt: null,
  dueText: null,
  priority: 'normal',
  evidence: said(`I'll ${text} ${given.dueText ?? ''}`),
  ...given,
})
const friday = { dueAt: '2026-11-27T17:00:00Z', dueText: 'by Friday' }

it.each([
  [item('Send Anna the contract', friday), 'I will send you the contract by Friday, November 27.'],
  [item('Send the contract to Anna Keller'), 'I will send the contract to you.'],
  [item("Send Anna's lawyer the redlines"), 'I will send your lawyer the redlines.'],
  [item('Mail Anna samples', { assigneeName: 'Theo Lang' }), 'Theo will mail you samples.'],
  [item('Send Anna the quote', { assigneeName: 'Ben' }), 'I will send you the quote.'],
  [
    item('Call Anna', { dueAt: '2026-11-27T14:00:00Z', dueText: 'on Friday at 2 pm' }),
    'I will call you on Friday, November 27 at 2:00 PM.',
  ],
  [
    item('Send us their stock list', { owner: 'them', evidence: said("I'll send you our stock list.") }),
    'You will send us your stock list.',
  ],
  [
    item('Send us three art files', { owner: 'them', assigneeName: 'Ingrid Solheim' }),
    'Ingrid will send us three art files.',
  ],
  [item('Check whether Anna has the old licence'), 'I will check whether you have the old licence.'],
  [
    item('Prepare the order form and send it to Anna', friday),
    'I will prepare the order form and send it to you by Friday, November 27.',
  ],
  [item('Write a one-page letter'), 'I will write a one-page letter.'],
  [item('Collect the samples', { assigneeName: null }), 'We will collect the samples.'],
  [
    item('Send Keller the contract', { dueAt: '2026-11-27T12:00:00Z', dueText: 'before noon' }),
    'I will send you the contract by Friday, November 27 at 12:00 PM.',
  ],
  [
    item('Call Anna', { dueAt: '2026-11-27T15:00:00Z', dueText: 'this afternoon' }),
    'I will call you on Friday, November 27.',
  ],
  [
    item('Get Anna three names, with direct numbers', friday),
    'I will get you three names by Friday, November 27, with direct numbers.',
  ],
  [
    item('Speak to Gerald', { owner: 'them', assigneeName: 'Keller', ...friday }),
    'You will speak to Gerald by Friday, November 27.',
  ],
  [
    item('Send Anna a quote', { dueAt: '2026-11-30T09:00:00Z', dueText: 'next week' }),
    'I will send you a quote.',
  ],
])('writes $0.text as a sentence', (given, sentence) => {
  expect(toMailSentence(given, people)).toBe(sentence)
})

it.each([
  ['an owner that nobody knows', item('Send the contract', { owner: null })],
  ['a thing that another has', item('Call my agent and have it over to Anna')],
  ['a person who is not named', item('Tell her what was agreed')],
  ['a thing that is not named', item('Check one thing')],
  ['what is pointed at', item('Send it to Anna')],
  ['what was said before', item('Confirm that by email')],
  ['a subject that became an object', item('Bring the certificate when us come')],
  ['what says nothing', item('Email us', { owner: 'them' })],
  ['a text that was cut', item('Send Anna the long list of all the …')],
  ['what must not be done', item('Don’t add Anna to any list')],
  [
    'their things where another does it',
    item('Send us their list', { owner: 'them', assigneeName: 'Ingrid' }),
  ],
  [
    'what was said to be a third person’s',
    item('Give us their names', { owner: 'them', evidence: said('Can you let me have their names?') }),
  ],
  ['so many of what nobody names', item('Bring two up to the yard')],
  ['some of what nobody names', item('Grab some at the hardware store', { owner: 'them' })],
  ['two times in one sentence', item('Ring Anna back before five', friday)],
  ['another week than its day', item('Set up the hosting the week after next', friday)],
  ['a pronoun of its speaker', item('Do the cleaning ourselves', { owner: 'them' })],
  ['a verb without its object', item('Refund within fourteen days of pickup')],
  ['a remark after a comma', item('Send us the list of rooms, the one we have is wrong', { owner: 'them' })],
  ['what breaks off', item('Ring Anna the day before to say')],
  ['words of talk', item('Dig the certificate thingo out')],
  ['a noun that is gone', item('Have the ready at the reception', { owner: 'them' })],
  ['a subject in the wrong case', item('Get Anna the reports them missed')],
  ['a question without what is asked', item('Ask my boss', friday)],
  ['a third of theirs without a name', item('Send us the list', { owner: 'them', assigneeName: null })],
  ['a day of a week it does not name', item('Book our technician for the Monday')],
  ['an evening it does not name', item('Have the foreman ring Anna the night')],
  ['an hour of a meal beside a day', item('Have the quote over to Anna dinner time', friday)],
  ['a day behind what is asked', item('Ask our manager whether we can let Anna go earlier', friday)],
  [
    'what a third person says of themselves',
    item('Bring the demo projector with me', {
      assigneeName: 'Nils',
      evidence: said("And I'll bring the demo projector with me."),
    }),
  ],
  ['a thing of no business', item('Bring muffins for Anna')],
  ['what is no business', item('Send Anna a picture of the baby')],
  ['a saying', item('Shoot the dog’s breakfast')],
  ['another sentence’s verb', item('Get Anna the course calendar comes')],
  ['two sentences in one', item('Send Anna the page being the holiday')],
  [
    'what an offer only could do',
    item('Send Anna the report', { evidence: said('I can send you the report.') }),
  ],
  ['what was only understood', item('Send Anna the report', { evidence: said('From me the report.') })],
  ['what is asked back', item('Get Anna the sheet', { evidence: said("So I'll get the sheet on Friday?") })],
  ['readers of two kinds', item('Send Anna what Anna asked for')],
])('leaves out %s', (_name, given) => {
  expect(toMailSentence(given, people)).toBeNull()
})

it('names nobody where the reader is unknown', () => {
  expect(toMailSentence(item('Send them the proposal'), { ...people, reader: null })).toBeNull()
  expect(toMailSentence(item('Send the proposal'), { ...people, reader: null })).toBe(
    'I will send the proposal.',
  )
})

it.each([
  [item('Get the device list to Ben', friday), 'I will get the device list to me by Friday, November 27.'],
])('names its writer by a pronoun: $0.text', (given, sentence) => {
  expect(toMailSentence({ ...given, owner: 'them', assigneeName: 'Bruno' }, people)).toBe(
    sentence.replace('I', 'Bruno'),
  )
})

it('says no day that was said in another line', () => {
  const given = item('Send Anna the contract', { ...friday, evidence: said("I'll send you the contract.") })
  expect(toMailSentence(given, people)).toBe('I will send you the contract.')
  expect(toMailSentence({ ...given, corrected: ['due'] }, people)).toBe(
    'I will send you the contract by Friday, November 27.',
  )
})

it('leaves the members of a list together', () => {
  expect(toMailSentence(item('Come back to Anna on onboarding, the term and the tier', friday), people)).toBe(
    'I will come back to you on onboarding, the term and the tier by Friday, November 27.',
  )
})

it.each([
  [
    item('Have the invoice refunded', { dueAt: '2026-11-30T17:00:00Z', dueText: 'by the end of the month' }),
    'I will have the invoice refunded by Monday, November 30.',
  ],
  [item('Write Anna a list: what comes'), null],
  [
    item('Write Anna a note', { dueAt: '2027-11-24T17:00:00Z', dueText: 'in twelve months' }),
    'I will write you a note.',
  ],
])('says no day that was not named: $0.text', (given, sentence) => {
  expect(toMailSentence(given, people)).toBe(sentence)
})
