import { describe, expect, it } from 'vitest'
import { guessMapping } from './fields.ts'
import { readImportRow } from './read-row.ts'

/** The name that a file of these headings and one row gives. */
function nameOf(row: Readonly<Record<string, string>>, subject: 'leads' | 'contacts'): unknown {
  const headers = Object.keys(row)
  const read = readImportRow(Object.values(row), {
    mapping: guessMapping(headers, new Map(), [], subject),
    headers,
    subject,
    stages: [],
    timeZone: 'Europe/Berlin',
    findOwner: () => undefined,
  })
  return 'record' in read ? read.record['name'] : read.failure
}

describe.each(['leads', 'contacts'] as const)('a file of %s', (subject) => {
  it.each([
    [{ Vorname: 'Ida', Name: 'Lund' }, 'Ida Lund'],
    [{ Name: 'Lund', Vorname: 'Ida' }, 'Ida Lund'],
    [{ Vorname: 'Ida', Nachname: 'Lund' }, 'Ida Lund'],
    [{ Prénom: 'Léa', Nom: 'Petit' }, 'Léa Petit'],
    [{ Nom: 'Léa Petit', Téléphone: '1' }, 'Léa Petit'],
    [{ Nombre: 'Ana', Apellidos: 'Ruiz Gil' }, 'Ana Ruiz Gil'],
    [{ Nome: 'Gia', Cognome: 'Riva' }, 'Gia Riva'],
    [{ Nome: 'Gia Riva', Telefono: '1' }, 'Gia Riva'],
    [{ 'First name': 'Joe', Name: 'Ford' }, 'Joe Ford'],
    [{ 'First name': 'Joe', 'Last name': 'Ford' }, 'Joe Ford'],
  ])('puts a name together out of %j', (row, name) => expect(nameOf(row, subject)).toBe(name))

  it.each([
    [{ Vorname: 'Ida', Name: 'Ida Lund' }, 'Ida Lund'],
    [{ Vorname: 'Ida', Name: 'LUND, Ida' }, 'LUND, Ida'],
    [{ Prénom: 'Léa', Nom: 'Lea Petit' }, 'Lea Petit'],
    [{ Vorname: 'Ida Maria', Ansprechpartner: 'Ida Lund' }, 'Ida Lund'],
    [{ 'First name': 'Joe', Name: 'J. Ford' }, 'J. Ford'],
    [{ 'First name': 'Bob', 'Full name': 'Robert Smith' }, 'Robert Smith'],
    [{ 'First name': 'Joe', 'Last name': 'Ford', Ansprechpartner: 'Ann Lee' }, 'Ann Lee'],
  ])('leaves a whole name of %j as it is', (row, name) => expect(nameOf(row, subject)).toBe(name))

  it.each([
    [{ Vorname: 'Ida', Kontakt: 'Lund' }, 'Ida Lund'],
    [{ 'First name': 'Joe', 'Last name': 'Ford', Ansprechpartner: 'Ford' }, 'Joe Ford'],
    [{ Vorname: 'Martin', Nachname: 'Martin' }, 'Martin Martin'],
    [{ Vorname: 'Juan', Nachname: 'San Juan' }, 'Juan San Juan'],
    [{ Vorname: 'Ida', Name: '' }, 'Ida'],
    [{ Vorname: '', Name: 'Lund' }, 'Lund'],
  ])('loses no first name of %j', (row, name) => expect(nameOf(row, subject)).toBe(name))
})
