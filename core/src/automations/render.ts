import { type Fact, type Facts, findField } from './fields.ts'

/** `{{lead.name}}`, or with words for when it is not known: `{{lead.first_name|there}}`. */
const pattern = /\{\{\s*([^{}|]{1,80}?)\s*(?:\|([^{}]{0,200}))?\}\}/g

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text made safe inside HTML and its attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const show = (fact: Fact | undefined): string => {
  if (fact === null || fact === undefined) return ''
  return Array.isArray(fact) ? fact.join(', ') : String(fact)
}

interface Rendered {
  text: string
  /** Names in the template that are no variables. They stand in the text as they were written. */
  unknown: string[]
  /** Variables without a value and without words for it: they left a gap. */
  missing: string[]
}

/** Fills the variables of a text. What a value holds is never read as a template again. */
export function renderText(template: string, facts: Facts, format: 'text' | 'html' = 'text'): Rendered {
  const unknown = new Set<string>()
  const missing = new Set<string>()
  const text = template.replace(pattern, (whole: string, name: string, fallback: string | undefined) => {
    if (!findField(name)) {
      unknown.add(name)
      return whole
    }
    const shown = show(facts[name])
    if (shown === '' && fallback === undefined) missing.add(name)
    const value = shown === '' ? (fallback ?? '') : shown
    return format === 'html' ? escapeHtml(value) : value
  })
  return { text, unknown: [...unknown], missing: [...missing] }
}

/** The names a text asks for that are no variables. */
export const unknownVariables = (template: string): string[] => renderText(template, {}).unknown
