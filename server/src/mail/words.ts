import type { Locale } from './compose.ts'

export type MailKind =
  | 'confirmation'
  | 'magiclink'
  | 'recovery'
  | 'invite'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'
  | 'already_registered'

interface Words {
  subject: string
  lines: readonly string[]
  button: string
}

type Kinds = Record<MailKind, (brand: string) => Words>

const english: Kinds = {
  confirmation: (brand) => ({
    subject: 'Confirm your email address',
    lines: [`Welcome to ${brand}.`, 'Confirm this address to finish signing up.'],
    button: 'Confirm',
  }),
  magiclink: (brand) => ({
    subject: `Your sign-in link for ${brand}`,
    lines: [`Sign in to ${brand} with this link. It works once.`],
    button: 'Sign in',
  }),
  recovery: () => ({
    subject: 'Reset your password',
    lines: ['Someone asked to reset the password of your account.'],
    button: 'Choose a new password',
  }),
  invite: (brand) => ({
    subject: `You are invited to ${brand}`,
    lines: [`Someone invited you to work with them in ${brand}.`],
    button: 'Accept the invitation',
  }),
  email_change_current: (brand) => ({
    subject: 'Confirm the change of your email address',
    lines: [
      `The email address of your ${brand} account is about to change.`,
      'Confirm it from this address and from the new one.',
    ],
    button: 'Confirm the change',
  }),
  email_change_new: (brand) => ({
    subject: 'Confirm the change of your email address',
    lines: [`Confirm that this is the new address of your ${brand} account.`],
    button: 'Confirm the change',
  }),
  reauthentication: (brand) => ({
    subject: 'Confirm that it is you',
    lines: [`Enter this code in ${brand} to confirm that it is you.`],
    button: '',
  }),
  already_registered: (brand) => ({
    subject: `You already have an account at ${brand}`,
    lines: [
      'Someone tried to sign up with this address, which already has an account.',
      'If it was you, sign in instead. If you forgot your password, ask for a new one there.',
    ],
    button: 'Sign in',
  }),
}

const german: Kinds = {
  confirmation: (brand) => ({
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    lines: [`Willkommen bei ${brand}.`, 'Bestätigen Sie diese Adresse, um die Registrierung abzuschließen.'],
    button: 'Bestätigen',
  }),
  magiclink: (brand) => ({
    subject: `Ihr Anmeldelink für ${brand}`,
    lines: [`Melden Sie sich mit diesem Link bei ${brand} an. Er gilt einmal.`],
    button: 'Anmelden',
  }),
  recovery: () => ({
    subject: 'Setzen Sie Ihr Passwort zurück',
    lines: ['Jemand möchte das Passwort dieses Kontos zurücksetzen.'],
    button: 'Neues Passwort wählen',
  }),
  invite: (brand) => ({
    subject: `Sie sind zu ${brand} eingeladen`,
    lines: [`Jemand hat Sie eingeladen, gemeinsam in ${brand} zu arbeiten.`],
    button: 'Einladung annehmen',
  }),
  email_change_current: (brand) => ({
    subject: 'Bestätigen Sie die Änderung Ihrer E-Mail-Adresse',
    lines: [
      `Die E-Mail-Adresse Ihres Kontos bei ${brand} soll geändert werden.`,
      'Bestätigen Sie das von dieser und von der neuen Adresse aus.',
    ],
    button: 'Änderung bestätigen',
  }),
  email_change_new: (brand) => ({
    subject: 'Bestätigen Sie die Änderung Ihrer E-Mail-Adresse',
    lines: [`Bestätigen Sie, dass dies die neue Adresse Ihres Kontos bei ${brand} ist.`],
    button: 'Änderung bestätigen',
  }),
  reauthentication: (brand) => ({
    subject: 'Bestätigen Sie, dass Sie es sind',
    lines: [`Geben Sie diesen Code in ${brand} ein, um zu bestätigen, dass Sie es sind.`],
    button: '',
  }),
  already_registered: (brand) => ({
    subject: `Sie haben schon ein Konto bei ${brand}`,
    lines: [
      'Jemand wollte sich mit dieser Adresse registrieren, für die es schon ein Konto gibt.',
      'Waren Sie es selbst, melden Sie sich einfach an. Ein vergessenes Passwort lässt sich dort zurücksetzen.',
    ],
    button: 'Anmelden',
  }),
}

export const mailWords: Record<Locale, Kinds> = { en: english, de: german }

export const commonWords: Record<Locale, { code: string; onlyCode: string; unasked: string }> = {
  en: {
    code: 'Or enter this code',
    onlyCode: 'Your code',
    unasked: 'If you didn’t ask for this, you can ignore this email.',
  },
  de: {
    code: 'Oder geben Sie diesen Code ein',
    onlyCode: 'Ihr Code',
    unasked: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.',
  },
}

/**
 * The language a person reads: what their account says, else the browser's first choice of the ones there are.
 * `accepted` is an Accept-Language header.
 */
export function mailLocale(preferred: unknown, accepted: string | undefined): Locale {
  const wishes = [
    ...(typeof preferred === 'string' ? [preferred] : []),
    ...(accepted ?? '').split(',').map((wish) => wish.split(';')[0]?.trim() ?? ''),
  ]
  for (const wish of wishes) {
    const language = wish.toLowerCase().split('-')[0]
    if (language === 'en' || language === 'de') return language
  }
  return 'en'
}

interface InvitationWords {
  subject: string
  lines: readonly string[]
  button: string
  reason: string
}

/** An invitation to a company, by somebody or by the company alone where their name is not known. */
export const invitationWords: Record<
  Locale,
  (names: { brand: string; company: string; inviter: string | null }) => InvitationWords
> = {
  en: ({ brand, company, inviter }) => ({
    subject: `${inviter ?? company} invites you to ${brand}`,
    lines: [
      inviter === null
        ? `You’re invited to join ${company} in ${brand}.`
        : `${inviter} invites you to join ${company} in ${brand}.`,
      'The link is valid for 14 days.',
    ],
    button: `Join ${company}`,
    reason: 'If you don’t know who this is, you can ignore this email: nothing happens without you.',
  }),
  de: ({ brand, company, inviter }) => ({
    subject: `${inviter ?? company} lädt Sie zu ${brand} ein`,
    lines: [
      inviter === null
        ? `Sie sind eingeladen, bei ${company} in ${brand} mitzuarbeiten.`
        : `${inviter} lädt Sie ein, bei ${company} in ${brand} mitzuarbeiten.`,
      'Der Link gilt 14 Tage.',
    ],
    button: 'Einladung annehmen',
    reason:
      'Wenn Sie den Absender nicht kennen, können Sie diese E-Mail ignorieren: Ohne Sie geschieht nichts.',
  }),
}
