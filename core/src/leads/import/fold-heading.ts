/** Small letters and digits alone, without accents: "E-Mail Address" is "emailaddress". */
export const foldHeading = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
