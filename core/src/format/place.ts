/** Whose eyes a text is for: `locale` is a BCP 47 tag, `timeZone` an IANA name. */
export interface Place {
  locale: string
  timeZone: string
}

/** Who reads, and when: `now` is ISO 8601. */
export interface Reader extends Place {
  now: string
}

/** What is written for nobody in particular: public pages, mails, files. */
export const productLocale = 'en-US'
export const productPlace = { locale: productLocale } as const

/**
 * The English that a person reads best, as all words around it are English: `en-GB` for itself; for another language
 * international English (3 Nov, 12,500.5) with the hours of that language, so `en-001-u-hc-h23` for `de-DE`.
 * `productLocale` for what is no language.
 */
export function toEnglish(language: string): string {
  try {
    if (new Intl.Locale(language).language === 'en') return language
    const { hourCycle } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions()
    return `en-001-u-hc-${hourCycle}`
  } catch {
    return productLocale
  }
}
