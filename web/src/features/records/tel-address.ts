/** The address that a phone dials, of a number as people write it: "+49 (0)30 1234 ext. 4" (RFC 3966). */
export function telAddress(phone: string): string {
  const [number = '', extension = ''] = phone.toLowerCase().split(/(?:ext\.?|x)(?=\s*\d)/)
  const isInternational = number.trimStart().startsWith('+')
  // The zero in brackets is dialled within the country only.
  const digits = (isInternational ? number.replace('(0)', '') : number).replaceAll(/\D/g, '')
  const inner = extension.replaceAll(/\D/g, '')
  return `tel:${isInternational ? '+' : ''}${digits}${inner && `;ext=${inner}`}`
}
