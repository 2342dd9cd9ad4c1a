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
  ['de', 'Das Budget liegt bei 38.000 Euro.', 'Wir haben achtunddreißigtausend Euro.'],
  ['de', 'Einhundertzwanzig Lizenzen.', 'Es sind 120 Lizenzen.'],
  ['nl', 'Het budget is 25.000 euro.', 'We hebben vijfentwintigduizend euro.'],
  ['fr', 'Quatre-vingt-dix postes.', 'Nous avons 90 postes.'],
  ['fr', 'Le budget est de 72 000 euros.', 'On a soixante-douze mille euros.'],
  ['es', 'Hay 38.000 euros.', 'Tenemos treinta y ocho mil euros.'],
  ['es', 'Doscientas veinte licencias.', 'Son 220 licencias.'],
  ['pt', 'São 1500 euros.', 'Temos mil e quinhentos euros.'],
  ['it', 'Il budget è di 45.000 euro.', 'Abbiamo quarantacinquemila euro.'],
  ['de', 'Drei und vier Lizenzen.', 'Drei Lizenzen und vier weitere.'],
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
  [
    'de',
    'Das Budget liegt bei zwanzigtausend Euro.',
    'Wir haben achtunddreißigtausend Euro.',
    'zwanzigtausend',
  ],
  ['nl', 'Het budget is dertigduizend euro.', 'We hebben vijfentwintigduizend euro.', 'dertigduizend'],
  ['fr', 'Le budget est de quarante mille euros.', 'On a trente mille euros.', 'quarante mille'],
  ['es', 'Son cuarenta licencias.', 'Son treinta y ocho licencias.', 'cuarenta'],
  ['pt', 'São vinte mil euros.', 'Temos trinta mil euros.', 'vinte mil'],
  ['it', 'Sono cinquanta licenze.', 'Sono quaranta licenze.', 'cinquanta'],
])('does not hold in %s: %s', (language, statement, cited, value) => {
  expect(unprovenIn(language, statement, cited).join(' ')).toContain(value)
})
