import { expect, it } from 'vitest'
import { defaultStages } from '../stages.ts'
import { describeMappingProblem, guessMapping } from './fields.ts'
import { readFileRow } from './read-file-row.ts'

function read(row: Record<string, string>) {
  const headers = Object.keys(row)
  return readFileRow(Object.values(row), {
    subject: 'notes',
    headers,
    mapping: guessMapping(headers, new Map(), [], 'notes'),
    stages: defaultStages,
    timeZone: 'Europe/Berlin',
    findOwner: (text) => (text === 'Ben Carter' ? 'ben' : undefined),
  })
}

it('reads what was said, when, by whom and of which record', () => {
  const row = read({
    'Activity - ID': '17',
    'Activity - Subject': 'Prices',
    'Activity - Type': 'Call',
    'Activity - Due date': '2025-03-31 23:30',
    'Activity - Done': 'Done',
    'Activity - Note': '<p>They like it &amp; ask for <b>prices</b>.</p><ul><li>Two seats</li></ul>',
    'Activity - Deal': 'Acme licenses',
    'Activity - Contact person': 'Ana Ruiz (Ana@acme.example); Tom Baker',
    'Activity - Organization': 'Acme GmbH',
    'Activity - Assigned to user': 'Ben Carter',
  })
  expect(row).toEqual({
    belongs: {
      named: 'Acme licenses',
      lead: 'Acme licenses',
      contact: 'Ana Ruiz',
      email: 'ana@acme.example',
      account: 'Acme GmbH',
      key: 'activityid:17',
      author: 'ben',
    },
    notes: [
      {
        kind: 'call',
        body: 'Prices\n\nThey like it & ask for prices.\n- Two seats',
        at: '2025-03-31T21:30:00Z',
      },
    ],
  })
})

it('knows a key however its own file headed it, and whichever kind of record it may be of', () => {
  const row = read({ 'Note body': 'Hi', 'Deal ID': '12', WhatId: '0065g00000ABCdEAAX' })
  expect(row).toMatchObject({
    belongs: {
      leads: expect.arrayContaining(['dealid:12', 'id:12', 'recordid:12']),
      accounts: ['0065g00000abcdeaax'],
      named: '12',
    },
  })
  expect(read({ 'Note body': 'Hi', 'Associated Deal IDs': '9000000001;9000000002' })).toMatchObject({
    belongs: { leads: ['9000000001', '9000000002'] },
  })
})

it.each([
  [
    { 'Call Title': 'Intro', 'Call outcome': 'Connected', Contact: 'Ana' },
    'call',
    'Intro\n\nCall outcome: Connected',
  ],
  [{ 'Meeting name': 'Demo', 'Meeting start time': '2025-01-01', Contact: 'Ana' }, 'meeting', 'Demo'],
  [{ Type: 'Email', Subject: 'Offer', Contact: 'Ana' }, 'note', 'Email: Offer'],
  [{ Type: 'Call', Subject: '', Contact: 'Ana' }, 'call', 'Call'],
])('%j is a %s', (cells, kind, body) => expect(read(cells)).toMatchObject({ notes: [{ kind, body }] }))

it.each([
  [{ Content: 'Hi', Deal: '' }, 'The row names no lead, contact or account'],
  [{ Content: '', Deal: 'Acme' }, 'The note is empty'],
  [
    { Subject: 'Call them', Status: 'Not Started', Contact: 'Ana' },
    'It was not done yet: what is planned is a task',
  ],
])('%j stays out', (cells, failure) => expect(read(cells)).toEqual({ failure }))

it('hands back what it could not read and takes the rest', () => {
  const row = read({ Content: 'Hi', Deal: 'Acme', User: 'Nobody', 'Add time': 'soon' })
  expect(row).toMatchObject({
    notes: [{ kind: 'note', body: 'Hi' }],
    unread: [
      { heading: 'User', text: 'Nobody' },
      { heading: 'Add time', text: 'soon' },
    ],
  })
})

it('asks for the text and for what names the record', () => {
  expect(describeMappingProblem(['email', null], 'notes')).toContain('text of the note')
  expect(describeMappingProblem(['note', 'author'], 'notes')).toContain('names the lead')
  expect(describeMappingProblem(['note', 'note', 'email'], 'notes')).toBeNull()
})
