/** The currencies that there are (ISO 4217), by their code. */
export const currencies: readonly string[] = Intl.supportedValuesOf('currency')

export const isCurrency = (text: string): boolean => currencies.includes(text)
