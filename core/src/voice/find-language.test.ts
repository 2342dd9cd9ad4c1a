import { expect, it } from 'vitest'
import { findLanguage } from './find-language.ts'

const of = (...texts: string[]) => findLanguage(texts.map((text) => ({ text })))

it.each([
  [
    'de',
    'Guten Tag, Frau Meyer.',
    'Wir brauchen ab Januar zwanzig Lizenzen.',
    'Ich schicke Ihnen das Angebot.',
  ],
  [
    'es',
    'Buenos días.',
    'Ahora mismo trabajamos con hojas de cálculo.',
    'Le mando el presupuesto el jueves.',
  ],
  ['fr', "Bonjour, merci d'avoir pris le temps.", 'Je vous envoie le devis avant vendredi.'],
  ['it', 'Buongiorno.', 'Al momento usiamo un altro programma.', 'Le mando il preventivo entro venerdì.'],
  ['pt', 'Bom dia, obrigado por me atender.', 'Eu envio a proposta até sexta-feira.'],
  ['nl', 'Goedemiddag.', 'Wij werken nu met een andere leverancier.', 'Ik stuur u de offerte voor vrijdag.'],
  ['pl', 'Dzień dobry.', 'Teraz pracujemy w arkuszach.', 'Wyślę panu ofertę do piątku.'],
  ['sv', 'God morgon.', 'Vi använder ett annat system just nu.', 'Jag skickar offerten senast på fredag.'],
  ['en', 'Good morning.', 'Right.', 'I will send you the quote by Friday, okay?'],
  [
    'en',
    "It's the divil, so it is.",
    'Would you not do it for one eighty?',
    'Grand, the letter is with you on Friday.',
  ],
  ['en', 'Frau Meyer from Brandt Versicherung called.', 'She wants the quote in German, by Donnerstag.'],
])('finds %s in "%s …"', async (language, ...texts) => {
  expect(await of(...texts)).toBe(language)
})

it.each([
  ['', ''],
  ['Ja.', 'Ja.'],
  ['12:30', '…'],
  ['Hm.', 'Mhm.'],
])('says nothing of "%s %s"', async (...texts) => {
  expect(await of(...texts)).toBeNull()
})
