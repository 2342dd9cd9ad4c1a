/** No library here decodes it. */
export class UnknownSound extends Error {}

export const longestHours = 12

/** It is decoded, and too long: nobody talks for longer. */
export class TooLong extends Error {
  constructor() {
    super(`Too long: a recording may last ${longestHours} hours at most. Upload it in parts.`)
  }
}
