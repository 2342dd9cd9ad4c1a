/** Letters without their accents, small: "Café" is "cafe", "Ünal" "unal". */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
