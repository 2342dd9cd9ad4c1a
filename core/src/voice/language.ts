/** The language that the built-in engine's rules are written for. */
const readLanguage = 'en'

/** Whether the built-in engine can make statements about a conversation; a language nobody could tell is taken for English. */
export const isReadHere = (language: string | null): boolean =>
  language === null || language.split('-')[0] === readLanguage

/** Languages that a recording can be said to be in, as codes of ISO 639-1: those that speech servers commonly know. */
export const languages = [
  'ar',
  'bg',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fi',
  'fr',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'nl',
  'no',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'th',
  'tr',
  'uk',
  'vi',
  'zh',
] as const

const names = new Intl.DisplayNames('en', { type: 'language' })

/** "German" for "de"; the code itself where it names no language. */
export function languageName(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
