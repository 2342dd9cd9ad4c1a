/** The language that the built-in engine's rules are written for. */
const readLanguage = 'en'

/** The code of ISO 639-2 for a language that could not be told: something was spoken that the recogniser does not know. */
export const undetermined = 'und'

/** Whether a transcript was written by a recogniser that writes English whatever is spoken, by the engine's label. */
export const isEnglishRecogniser = (engine: string): boolean =>
  /^(?:Moonshine|Parakeet|PocketSphinx)\b/.test(engine)

/** Whether the built-in engine can make statements about a conversation; a language nobody could tell is taken for English. */
export const isReadHere = (language: string | null): boolean =>
  language === null || language.split('-')[0] === readLanguage

const names = new Intl.DisplayNames('en', { type: 'language' })

/** "German" for "de"; the code itself where it names no language. */
export function languageName(code: string): string {
  if (code === undetermined) return 'Unknown language'
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
