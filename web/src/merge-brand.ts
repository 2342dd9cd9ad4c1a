import type { Brand } from './brand-defaults.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOr = (value: unknown, fallback: string) =>
  typeof value === 'string' && value.trim() ? value : fallback

/** Web addresses only: an operator's slip must not become a script. */
const addressOr = (value: unknown, fallback: string) =>
  typeof value === 'string' && /^https?:\/\//.test(value) ? value : fallback

/** The defaults with an operator's own words over them. What does not fit is left out, so the page always stands. */
export function mergeBrand(defaults: Brand, given: unknown): Brand {
  if (!isRecord(given)) return defaults
  const socials = isRecord(given['socials']) ? given['socials'] : {}
  const claims = given['claims']
  return {
    ...defaults,
    name: textOr(given['name'], defaults.name),
    tagline: textOr(given['tagline'], defaults.tagline),
    headline: textOr(given['headline'], defaults.headline),
    promise: textOr(given['promise'], defaults.promise),
    description: textOr(given['description'], defaults.description),
    supportEmail: textOr(given['supportEmail'], defaults.supportEmail),
    currency: textOr(given['currency'], defaults.currency),
    socials: {
      linkedin: addressOr(socials['linkedin'], defaults.socials.linkedin),
      youtube: addressOr(socials['youtube'], defaults.socials.youtube),
      instagram: addressOr(socials['instagram'], defaults.socials.instagram),
      x: addressOr(socials['x'], defaults.socials.x),
      tiktok: addressOr(socials['tiktok'], defaults.socials.tiktok),
      podcast: addressOr(socials['podcast'], defaults.socials.podcast),
    },
    claims: Array.isArray(claims) ? claims.filter((claim) => typeof claim === 'string') : defaults.claims,
  }
}
