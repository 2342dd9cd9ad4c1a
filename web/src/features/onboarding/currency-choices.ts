import { person } from '~/data/person-place.ts'

/** Every currency by its code, with its name in the person's language. */
export function currencyChoices(): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(person.locale, { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((code) => ({ code, name: names.of(code) ?? code }))
}
