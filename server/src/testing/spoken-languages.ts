/** What is said in a short call, in languages that a recogniser of English does not know, by voices of espeak-ng. */
export const otherLanguages: Record<string, string> = {
  de: 'Guten Morgen, danke, dass Sie sich heute Zeit nehmen. Wir haben etwa vierzig Leute im Außendienst, und alle arbeiten mit Papier. Ich schicke Ihnen das Angebot bis Freitag, mit beiden Varianten. Was würde uns das im ersten Jahr ungefähr kosten? Unser Budget liegt bei zwanzigtausend Euro, und meine Chefin muss unterschreiben.',
  fr: 'Bonjour, merci de prendre le temps aujourd’hui. Nous avons environ quarante personnes sur le terrain, et elles utilisent toutes du papier. Je vous envoie le devis vendredi, avec les deux options. Combien cela nous coûterait-il la première année? Notre budget est de vingt mille euros, et ma directrice doit signer.',
  es: 'Buenos días, gracias por tomarse el tiempo hoy. Tenemos unas cuarenta personas en la calle, y todas usan papel. Le envío la oferta el viernes, con las dos opciones. ¿Cuánto nos costaría el primer año? Nuestro presupuesto es de veinte mil euros, y mi jefa tiene que firmar.',
  it: 'Buongiorno, grazie per il tempo che ci dedica oggi. Abbiamo circa quaranta persone sul campo, e usano tutte la carta. Le mando il preventivo entro venerdì, con entrambe le opzioni. Quanto ci costerebbe il primo anno? Il nostro budget è di ventimila euro, e il mio capo deve firmare.',
  nl: 'Goedemorgen, bedankt dat u vandaag tijd voor ons heeft. We hebben ongeveer veertig mensen in het veld, en ze gebruiken allemaal papier. Ik stuur u de offerte voor vrijdag, met beide opties. Wat zou ons dat in het eerste jaar kosten? Ons budget is twintigduizend euro, en mijn baas moet tekenen.',
  pl: 'Dzień dobry, dziękuję za poświęcony dzisiaj czas. Mamy około czterdziestu osób w terenie, i wszyscy używają papieru. Wyślę państwu ofertę do piątku, z obiema opcjami. Ile by nas to kosztowało w pierwszym roku? Nasz budżet to dwadzieścia tysięcy euro, i moja szefowa musi podpisać.',
  pt: 'Bom dia, obrigado por dedicar o seu tempo hoje. Temos cerca de quarenta pessoas no terreno, e todas usam papel. Envio a proposta até sexta-feira, com as duas opções. Quanto nos custaria no primeiro ano? O nosso orçamento é de vinte mil euros, e a minha chefe tem de assinar.',
  sv: 'God morgon, tack för att ni tar er tid idag. Vi har ungefär fyrtio personer ute på fältet, och alla använder papper. Jag skickar offerten på fredag, med båda alternativen. Vad skulle det kosta oss första året? Vår budget är tjugotusen euro, och min chef måste skriva under.',
}

export const english =
  'Good morning, thanks for taking the time today. We have about forty people in the field, and they all use paper. I will send you the quote by Friday, with both options. What would it cost us for the first year, roughly? Our budget is around twenty thousand, and my boss has to sign.'

/** Voices of espeak-ng: accents of English, a quick and a slow speaker. */
export const englishVoices: [voice: string, wordsAMinute: number][] = [
  ['en-us', 110],
  ['en-us+f2', 190],
  ['en-gb', 150],
  ['en-gb-scotland', 150],
  ['en-gb-x-rp', 150],
  ['en-gb-x-gbclan', 150],
  ['en-gb-x-gbcwmd', 150],
  ['en-029', 150],
]
