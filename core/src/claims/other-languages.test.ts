import { expect, it } from 'vitest'
import { findUnproven } from './find-unproven.ts'

const reference = { now: '2026-11-23T10:00:00Z', timeZone: 'Europe/Berlin' }
const unprovenIn = (language: string, statement: string, ...cited: string[]) =>
  findUnproven(statement, { cited, said: cited, known: [], reference, language }).map(({ text }) => text)

it.each([
  ['de', 'Karin Vogel bekommt das Angebot bis Freitag.', 'Karin Vogel: Ich brauche das Angebot bis Freitag.'],
  ['de', 'Die Lizenzen kosten 20 Euro.', 'Zwanzig Lizenzen, 20 Euro.'],
  ['fr', 'Le devis arrive vendredi.', 'Je vous envoie le devis vendredi.'],
  ['es', 'El presupuesto llega el jueves.', 'Le mando el presupuesto el jueves.'],
])('holds in %s: %s', (language, statement, cited) => {
  expect(unprovenIn(language, statement, cited)).toEqual([])
})

it.each([
  ['de', 'Das Angebot kommt bis Montag.', 'Das Angebot kommt bis Freitag.', 'Montag'],
  ['de', 'Frau Schulze unterschreibt.', 'Frau Vogel unterschreibt.', 'Schulze'],
  ['de', 'Es kostet 30 Euro.', 'Es kostet 20 Euro.', '30'],
  ['fr', 'Le devis arrive lundi.', 'Le devis arrive vendredi.', 'lundi'],
  ['es', 'El presupuesto llega en marzo.', 'El presupuesto llega en mayo.', 'marzo'],
  ['pl', 'Oferta w piątek.', 'Oferta w środę.', 'piątek'],
])('does not hold in %s: %s', (language, statement, cited, value) => {
  expect(unprovenIn(language, statement, cited).join(' ')).toContain(value)
})
