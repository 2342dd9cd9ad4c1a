import { escapeHtml } from '@parley/core/text/html-entities'
import type { Mail } from './index.ts'

export type Locale = 'en' | 'de'

export interface Letter {
  locale: Locale
  brand: string
  to: string
  subject: string
  lines: readonly string[]
  button?: { label: string; link: string }
  code?: { label: string; digits: string }
  /** The small print. */
  reason: string
}

const style = `body{margin:0;background:#f4f4f2}.page{padding:40px 20px}.sheet{max-width:480px;margin:0 auto;padding:32px;
background:#fff;border-radius:10px;color:#191918;font:15px/1.55 Inter,-apple-system,'Segoe UI',system-ui,sans-serif}
.brand{margin:0 0 28px;font-size:13px;font-weight:600;letter-spacing:.02em;color:#52524d}h1{margin:0 0 12px;font-size:20px;line-height:1.3;font-weight:650}
p{margin:0 0 14px}.button{display:inline-block;margin:10px 0 12px;padding:11px 18px;border-radius:6px;background:#2b41c4;color:#fff!important;
font-weight:600;text-decoration:none}.code{margin:4px 0 22px;font-size:28px;font-weight:600;letter-spacing:.18em;font-variant-numeric:tabular-nums}
.small{margin:22px 0 0;padding-top:18px;border-top:1px solid #e5e5e1;font-size:13px;color:#52524d}
@media(prefers-color-scheme:dark){body{background:#111110}.sheet{background:#1f1f1d;color:#edede9}.brand,.small{color:#b3b3ab}
.small{border-color:#2b2b28}.button{background:#4a60e4}}`

/** One mail in text and HTML that say the same. The HTML needs neither images nor scripts. */
export function compose({ locale, brand, to, subject, lines, button, code, reason }: Letter): Mail {
  const text = [
    ...lines,
    ...(button ? ['', `${button.label}: ${button.link}`] : []),
    ...(code ? [`${code.label}: ${code.digits}`] : []),
    '',
    reason,
    '',
    brand,
  ].join('\n')
  const body = [
    ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    ...(button
      ? [`<p><a class="button" href="${escapeHtml(button.link)}">${escapeHtml(button.label)}</a></p>`]
      : []),
    ...(code ? [`<p>${escapeHtml(code.label)}:</p><p class="code">${code.digits}</p>`] : []),
    `<p class="small">${escapeHtml(reason)}</p>`,
  ].join('\n')
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${style}</style></head>
<body><div class="page"><div class="sheet"><p class="brand">${escapeHtml(brand)}</p><h1>${escapeHtml(subject)}</h1>
${body}</div></div></body></html>`
  return { to, subject, text, html }
}
