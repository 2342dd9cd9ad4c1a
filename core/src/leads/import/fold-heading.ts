import { withoutAccents } from '../../text/accents.ts'

/** Small letters and digits alone, without accents: "E-Mail Address" is "emailaddress". */
export const foldHeading = (text: string): string => withoutAccents(text).replace(/[^\p{L}\p{N}]/gu, '')
