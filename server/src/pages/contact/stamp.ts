import { createHmac, timingSafeEqual } from 'node:crypto'

/** Forms sent faster are taken for a program's, in milliseconds. */
const quickest = 2000
const oldest = 24 * 3600 * 1000

export type StampState = 'fine' | 'early' | 'unknown'

/** Signs the time a form was rendered, so that a program that posts at once is detected without stored state. */
export function createStamps(secret: string, now: () => number = Date.now) {
  const seal = (time: string) => createHmac('sha256', secret).update(`contact ${time}`).digest('base64url')
  return {
    make(): string {
      const time = now().toString(36)
      return `${time}.${seal(time)}`
    },
    /** `unknown` for one that is missing, forged or more than a day old. */
    check(stamp: string): StampState {
      const [time = '', written = ''] = stamp.split('.')
      const given = Buffer.from(written)
      const wanted = Buffer.from(seal(time))
      const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted)
      const age = now() - Number.parseInt(time, 36)
      if (!isOurs || !(age <= oldest)) return 'unknown'
      return age < quickest ? 'early' : 'fine'
    },
  }
}
