import { type Editable, type Field, isEditable, type PatchOf } from './field.ts'

const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)
const isPlain = (value: unknown) => isText(value) || isNumber(value) || typeof value === 'boolean'

/** Whether a value is one that the field may hold. */
export function holds({ type, choices, isRequired }: Field, value: unknown): boolean {
  if (value === null) return isRequired === undefined
  switch (type) {
    case 'amount':
    case 'score':
      return isNumber(value)
    case 'choice':
      return choices?.some((choice) => choice === value) ?? false
    case 'tags':
      return Array.isArray(value) && value.every(isText)
    case 'custom':
      return typeof value === 'object' && !Array.isArray(value) && Object.values(value ?? {}).every(isPlain)
    case 'text':
    case 'longText':
    case 'email':
    case 'phone':
    case 'url':
    case 'stage':
    case 'pipeline':
    case 'currency':
    case 'colleague':
    case 'lead':
    case 'account':
    case 'contact':
    case 'day':
    case 'moment':
    case 'rhythm':
    case 'id':
      return isText(value)
  }
}

function isPatch<F extends Field>(fields: readonly F[], value: unknown): value is PatchOf<Editable<F>> {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).every(([column, each]) => {
    const field = fields.find((known) => known.column === column)
    return field !== undefined && isEditable(field) && holds(field, each)
  })
}

/** New values for some of the fields that people write, as a browser kept them for later. @throws Error on anything else */
export function readPatch<F extends Field>(fields: readonly F[], value: unknown): PatchOf<Editable<F>> {
  if (isPatch(fields, value)) return value
  throw new Error('What was kept of this change can’t be read.')
}
