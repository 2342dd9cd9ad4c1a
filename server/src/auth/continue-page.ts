import { escapeHtml } from '@parley/core/text/html-entities'
import type { Locale } from '../mail/compose.ts'
import { type MailKind, mailWords } from '../mail/words.ts'

const kinds: Record<string, MailKind> = {
  signup: 'confirmation',
  magiclink: 'magiclink',
  recovery: 'recovery',
  invite: 'invite',
  email_change: 'email_change_new',
}

const why: Record<Locale, string> = {
  en: 'Mail programs open links to check them, so nothing has happened yet. Press the button to continue.',
  de: 'Mailprogramme öffnen Links, um sie zu prüfen. Darum ist noch nichts geschehen. Fahren Sie mit der Schaltfläche fort.',
}

const style = `:root{color-scheme:light dark}body{margin:0;background:light-dark(#fcfcfb,#111110);color:light-dark(#191918,#edede9);
font:16px/1.55 Inter,system-ui,sans-serif}main{max-width:24rem;margin:0 auto;padding:18vh 20px 40px}
.brand{margin:0 0 32px;font-size:14px;font-weight:600;color:light-dark(#52524d,#b3b3ab)}h1{margin:0 0 12px;font-size:24px;line-height:1.25;font-weight:650;letter-spacing:-.01em}
p{margin:0 0 24px;color:light-dark(#52524d,#b3b3ab)}button{min-height:44px;padding:0 20px;border:0;border-radius:6px;
background:light-dark(#2b41c4,#4a60e4);color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:light-dark(#2235a3,#5468e6)}button:focus-visible{outline:2px solid light-dark(#2b41c4,#a9b7ff);outline-offset:2px}`

interface ContinuePage {
  brand: string
  locale: Locale
  /** Posted on as they are: `type` says which mail led here. */
  fields: { type: string; token: string; redirect_to: string }
}

/** The page that a mailed link opens. It works without scripts and fetches nothing. */
export function continuePage({ brand, locale, fields }: ContinuePage): string {
  const { subject, button } = mailWords[locale][kinds[fields.type] ?? 'magiclink'](brand)
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(subject)} – ${escapeHtml(brand)}</title><style>${style}</style></head>
<body><main><p class="brand">${escapeHtml(brand)}</p><h1>${escapeHtml(subject)}</h1><p>${why[locale]}</p>
<form method="post" action="/auth/v1/verify/continue">${inputs}<button>${escapeHtml(button)}</button></form></main></body></html>`
}
