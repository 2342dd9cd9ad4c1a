const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text made safe inside HTML and XML, between tags and in attributes with either quote. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/**
 * Only the three signs that open mark-up, for readers that know no other character reference and would show `&quot;` as
 * it stands: Slack's messages, players of WebVTT. Never for HTML: in an attribute it protects nothing.
 */
export const escapeMarkup = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)

/** JSON for a script or inside its element: a "<" there could end it. */
export const toScriptData = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003c`).replaceAll('\u2028', String.raw`\u2028`)

const entities = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    hellip: '…',
    mdash: '—',
    ndash: '–',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    bull: '•',
    // Direction marks, which are invisible.
    lrm: '',
    rlm: '',
    copy: '©',
    reg: '®',
    trade: '™',
    euro: '€',
    pound: '£',
    laquo: '«',
    raquo: '»',
    middot: '·',
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    szlig: 'ß',
    eacute: 'é',
    egrave: 'è',
    agrave: 'à',
    ccedil: 'ç',
  }),
)

const toCharacter = (code: number): string =>
  Number.isInteger(code) && code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : '\uFFFD'

/** Text with its character references read; one that is not known stays as it was written. */
export const decodeEntities = (raw: string): string =>
  raw.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (typeof decimal === 'string') return toCharacter(Number(decimal))
    if (typeof hex === 'string') return toCharacter(Number.parseInt(hex, 16))
    return entities.get(String(name)) ?? whole
  })
